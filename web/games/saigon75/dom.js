/*
 * Elements in one call. Text goes in as text nodes, never as HTML. Classes are the board's own:
 * each gets the prefix s75-, so that the style sheets of the page around the board and the board's
 * own never meet.
 */

/** Class names with the board's prefix. @param {string} names */
export const classes = (names) =>
    names
        .split(' ')
        .filter(Boolean)
        .map((name) => (name.startsWith('s75-') ? name : `s75-${name}`))
        .join(' ');

/** @typedef {Record<string, string|number|boolean|null|undefined>} Attributes */

/**
 * @param {Element} element
 * @param {Attributes} attributes null and false leave an attribute out
 * @param {(Node|string|null)[]} children
 */
function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes))
        if (value !== null && value !== undefined && value !== false)
            element.setAttribute(name, name === 'class' ? classes(String(value)) : String(value));
    for (const child of children) if (child !== null) element.append(child);
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(name, attributes = {}, ...children) {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    fill(element, attributes, children);
    return element;
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function html(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    fill(element, attributes, children);
    return element;
}

/** A drawing of its own beside the map, for pieces in the panels.
 * @param {string} viewBox @param {string} name class @param {...(Node|string|null)} children */
export const picture = (viewBox, name, ...children) =>
    svg('svg', { viewBox, class: name, 'aria-hidden': 'true', focusable: 'false' }, ...children);
