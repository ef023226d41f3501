/* Making parts of a drawing. */

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string | null)} children
 * @returns {SVGElement}
 */
export function shape(tag, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, String(value)));
  made.append(...children.filter((child) => child !== null));
  return made;
}
