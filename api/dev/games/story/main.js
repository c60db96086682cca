import { choices } from '../common/choices.js';
import { h } from '../common/elements.js';
import { open, Rounds } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { library, spine } from './library.js';
import { gapsPage, orderPage, questionPage } from './pages.js';
import { ENDING, markOf, stepOf, STEPS, taleOf, talesReturned, TASKS } from './steps.js';
import { texts } from './texts/index.js';

/**
 * @typedef {import('./pages.js').Say} Say
 * @typedef {import('./texts/tales.es.js').Tale} Tale
 * @typedef {import('../common/rounds.js').Played} Played
 */

const PAGES = { order: orderPage, gaps: gapsPage, question: questionPage };

/** What is wanted at a step. @param {Tale} tale @param {number} at @param {Say} say */
function orderOf({ isPoem, question }, at, say) {
  if (stepOf(at) === 'question') return question;
  return stepOf(at) === 'gaps' ? say.fill : isPoem ? say.orderPoem : say.orderTale;
}

/** Which tale it is, and which of its steps. @param {number} level @param {number} at @param {Say} say */
const heading = (level, at, say) =>
  h(
    'div',
    { className: 'tale' },
    /** @type {any} */ (spine(taleOf(level, at))),
    h('p', {}, h('strong', { textContent: say.tales[taleOf(level, at)].title }), h('small', { textContent: say.step((at % STEPS.length) + 1, say.steps[stepOf(at)]) })), // prettier-ignore
  );

/** Rounds of four tales, with an ending of one's own before the result. */
class Tales extends Rounds {
  get ending() {
    return texts[this.language].ending;
  }

  end(/** @type {Played} */ round) {
    const { title, lead, line, lines, tell, skip, missing } = this.ending;
    const choosers = lines.map((options, at) => choices({ name: `line-${at}`, label: line(at + 1), options }));
    const note = h('p', { className: 'told', role: 'status' });
    const finish = h('button', { className: 'primary', textContent: tell });
    finish.onclick = () => {
      const chosen = choosers.map((chooser) => chooser.chosen());
      if (!chosen.includes(-1)) return this.finish(round, chosen.map((option, at) => lines[at][option])); // prettier-ignore
      note.textContent = missing;
      note.className = 'told wrong';
    };
    const leave = h('button', { className: 'quiet', textContent: skip });
    leave.onclick = () => super.end(round);
    const heading = h('h1', { textContent: title, tabIndex: -1 });
    this.show(
      heading,
      h('p', { className: 'lead', textContent: lead }),
      h('div', { className: 'ending' }, ...choosers.map(({ place }) => place)),
      note,
      h('div', { className: 'buttons' }, finish, leave),
    );
    heading.focus();
  }

  /** The result, with the ending that was chosen. @param {Played} round @param {string[]} lines */
  finish(round, lines) {
    super.end({ ...round, marks: [...round.marks, ENDING] });
    const own = h('figure', { className: 'own' }, h('figcaption', { textContent: this.ending.own }), h('p', { className: 'page', textContent: lines.join('\n') })); // prettier-ignore
    this.screen.querySelector('.buttons')?.before(own);
  }
}

open(
  {
    key: 'ludoteca-story',
    tasks: TASKS,
    texts,
    picture: ({ marks = [] }, language) => {
      const returned = talesReturned(marks);
      return library(returned, texts[language].library(returned.filter(Boolean).length));
    },
    task: (level, chance, language, at) => {
      const say = texts[language];
      const tale = say.tales[taleOf(level, at)];
      const page = PAGES[stepOf(at)](tale, chance, say);
      return {
        ...page,
        order: orderOf(tale, at, say),
        place: h('div', { className: 'story' }, heading(level, at, say), page.place),
        mark: markOf(level, at),
      };
    },
    achievements,
  },
  Tales,
);
