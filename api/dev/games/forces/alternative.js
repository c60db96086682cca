import { JOBS } from './jobs.js';
import { buttonWords } from './draw/panel.js';
import { amount } from './texts/index.js';

/**
 * The same game as words and native controls, for those who do not see the picture.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./workshop.js').Workshop} workshop
 * @param {() => import('./texts/index.js').Texts} words
 * @param {(knob: number | null) => void} focused
 */
export function alternative(canvas, workshop, words, focused) {
  const make = (/** @type {string} */ tag, /** @type {object} */ properties = {}) =>
    Object.assign(document.createElement(tag), properties);
  const place = make('div', { role: 'group' });
  Object.assign(place.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  const [title, goal, knobs] = [make('h2'), make('p'), make('div')];
  const voice = make('p', { role: 'status' });
  const button = make('button', { type: 'button', onclick: () => workshop.press() });
  const previous = make('button', { type: 'button', onclick: () => workshop.open(workshop.job - 1) });
  const next = make('button', { type: 'button', onclick: () => workshop.open(workshop.job + 1) });
  place.append(title, goal, knobs, button, previous, next, voice);
  canvas.after(place);
  let shown = '';

  const makeKnobs = () => {
    const t = words();
    knobs.replaceChildren(
      ...workshop.current.knobs.map(({ name, least, most, step }, at) => {
        const range = /** @type {HTMLInputElement} */ (make('input', { type: 'range', min: least, max: most, step }));
        range.addEventListener('input', () => workshop.setTo(at, Number(range.value)));
        range.addEventListener('focus', () => focused(at));
        range.addEventListener('blur', () => focused(null));
        const label = make('label', { textContent: t.knobs[name] });
        label.append(range);
        return label;
      }),
    );
  };

  const update = () => {
    const t = words();
    const [name, aim, lesson] = t.jobs[workshop.current.id];
    const key = `${workshop.current.id} ${t.number}`;
    if (shown !== key) makeKnobs();
    shown = key;
    place.setAttribute('aria-label', t.title);
    canvas.setAttribute('aria-label', t.picture);
    const isDone = workshop.solved.has(workshop.current.id);
    title.textContent = `${t.job(workshop.job + 1, JOBS.length)}: ${name}${isDone ? `, ${t.done}` : ''}`;
    goal.textContent = aim;
    button.textContent = buttonWords(t, workshop);
    Object.assign(previous, { textContent: t.previous, disabled: workshop.job === 0 });
    Object.assign(next, { textContent: t.following, disabled: workshop.job === JOBS.length - 1 });
    for (const [at, range] of [...knobs.querySelectorAll('input')].entries()) {
      const knob = workshop.current.knobs[at];
      const value = workshop.setting[knob.name] ?? knob.least;
      range.value = String(value);
      range.setAttribute('aria-valuetext', amount(t, knob.name, value));
    }
    const fastest = workshop.fastest.toLocaleString(t.number, { maximumFractionDigits: 1 });
    const { verdict } = workshop;
    voice.textContent = verdict ? `${t.verdicts[verdict](fastest)} ${verdict === 'solved' ? lesson : ''}` : '';
  };
  update();
  return { update, remove: () => place.remove() };
}
