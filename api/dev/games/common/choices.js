import { h } from './elements.js';

/**
 * Choices of which one is taken.
 * @param {{ name: string, label: string, options: string[], first?: number, picture?: (at: number) => Node }} what
 */
export function choices({ name, label, options, first = -1, picture }) {
  const radios = options.map((_, at) => h('input', { type: 'radio', name, value: String(at), checked: at === first }));
  const labels = radios.map((radio, at) =>
    h('label', {}, radio, h('span', {}, picture ? picture(at) : '', options[at])),
  );
  const group = h('div', { className: `chooser ${name}`, role: 'radiogroup', 'aria-label': label }, ...labels);
  const place = h(
    'div',
    { className: 'choice' },
    h('p', { className: 'choice-name', 'aria-hidden': 'true', textContent: label }),
    group,
  );
  return {
    place,
    chosen: () => radios.findIndex(({ checked }) => checked),
    choose: (/** @type {number} */ at) => (radios[at].checked = true),
  };
}
