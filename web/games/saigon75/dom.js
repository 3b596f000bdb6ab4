/*
 * Elements in one call. Text goes in as text nodes, never as HTML.
 */

/** @typedef {Record<string, string|number|boolean|null|undefined>} Attributes */

/**
 * @param {Element} element
 * @param {Attributes} attributes null and false leave an attribute out
 * @param {(Node|string|null)[]} children
 */
function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null && value !== undefined && value !== false) element.setAttribute(name, String(value));
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
