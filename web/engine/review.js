// review.js: a review worked out by several workers at once. The first of them knows the order of
// the jobs and is told all that was found. Any other worker may drop out: the first one does what was
// left undone.

/** @typedef {import('./rpc.js').Engine} Engine */
/** @typedef {{done: boolean, part: number, result: any}} Found */

const SHARE = 3; // jobs taken at once
const TELL = 600; // ms between two reports
const REST = 30; // ms until somebody looks for work again

/** @param {number} ms */
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Gives a worker the game. @param {Engine} engine @param {string | Uint8Array} save @param {{rollouts: number, lang: string}} how */
async function hire(engine, save, { rollouts, lang }) {
    const handle = await engine.call('load', save, lang);
    await engine.call('reviewBegin', handle, { rollouts, lang });
    return { engine, handle };
}

/**
 * @param {Engine[]} engines @param {string | Uint8Array} save
 * @param {{rollouts: number, lang: string, report: (found: Found) => void}} how
 * @returns {{result: Promise<Found | null>, stop: () => void}} null: it was stopped
 */
export function runReview(engines, save, { rollouts, lang, report }) {
    let stopped = false;
    /** @type {Set<() => void>} */
    const running = new Set();
    /** @type {{engine: Engine, handle: number}[]} */
    const team = [];

    /** @param {typeof team[number]} member @param {any[]} jobs */
    async function work({ engine, handle }, jobs) {
        const [first] = team;
        const run = engine.run('reviewJobs', [handle, jobs], () => {});
        running.add(run.stop);
        const found = await run.result.finally(() => running.delete(run.stop));
        if (!stopped && engine !== first.engine)
            await first.engine.call('reviewLearn', first.handle, found);
    }

    /** Jobs of somebody who has dropped out. @type {any[]} */
    const lost = [];

    /** One takes jobs until there are none. @param {typeof team[number]} member */
    async function serve(member) {
        const [first] = team;
        while (!stopped) {
            if (member === first && lost.length > 0) await work(first, lost.splice(0));
            const { jobs, done } = await first.engine.call('reviewNext', first.handle, SHARE);
            if (done) return;
            if (jobs.length === 0) {
                await sleep(REST);
                continue;
            }
            try {
                await work(member, jobs);
            } catch (error) {
                if (member === first) throw error;
                lost.push(...jobs);
                return;
            }
        }
    }

    const found = () => team[0].engine.call('reviewFound', team[0].handle, lang);

    async function tell() {
        while (!stopped) {
            await sleep(TELL);
            const news = stopped ? null : await found();
            if (!news || stopped || news.done) return;
            if (news.result.rollouts > 0) report(news);
        }
    }

    async function all() {
        const [first, ...others] = engines;
        try {
            const join = async (/** @type {Engine} */ engine) =>
                team.push(await hire(engine, save, { rollouts, lang }));
            await join(first);
            await Promise.all(others.map((engine) => join(engine).catch(() => {})));
            void tell().catch(() => {});
            await Promise.all(team.map(serve));
            return stopped ? null : await found();
        } finally {
            stopped = true;
            for (const { engine, handle } of team) void engine.call('free', handle).catch(() => {});
        }
    }

    return {
        result: all(),
        stop() {
            stopped = true;
            for (const stop of running) stop();
        },
    };
}
