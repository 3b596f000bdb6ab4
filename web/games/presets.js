// presets.js: sets of options with a name, by game; what a set leaves out is as the rules preset
// it.

/** @type {Record<string, {name: string, about: string, values: Record<string, string>}[]>} */
export const PRESETS = {
    saigon75: [
        { name: 'web.preset.standard', about: 'web.preset.standard_about', values: {} },
        {
            name: 'web.preset.first',
            about: 'web.preset.first_about',
            values: { hand: '3', tokens: 'open', sv_air: '2' },
        },
        { name: 'web.preset.old', about: 'web.preset.old_about', values: { edition: '1' } },
    ],
};
