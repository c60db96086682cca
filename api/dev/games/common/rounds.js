import { earnedBy } from './achievements.js';
import { seeded } from './chance.js';
import { h } from './elements.js';
import { followGamepads } from './gamepad.js';
import { hostFor } from './host.js';
import { fromText, profileAfter, toText } from './profile.js';
import { Sound, soundButton } from './sound.js';
import { words } from './words.js';

/**
 * @typedef {'es' | 'en'} Language
 * @typedef {{ isRight: boolean, words: string }} Verdict
 *
 * What a task puts on the page, and what it answers.
 * @typedef {object} Task
 * @property {string} order what is wanted, in words
 * @property {HTMLElement} place
 * @property {() => Verdict} check
 * @property {() => string} show shows the answer, and says why
 * @property {string} [mark] what is reached by solving it
 * @property {() => boolean} [isSpoilt] whether it went wrong on the way, so that it is not solved at the first try
 *
 * By what a person has done, and the round that just ended.
 * @typedef {import('./achievements.js').Achievements<[import('./profile.js').Profile, import('./profile.js').Round]>} Achievements
 *
 * @typedef {object} Game
 * @property {string} key for saves
 * @property {number} tasks in a round
 * @property {Record<Language, { title: string, lead: string, levels: [string, string][] }>} texts
 * @property {(level: number, chance: () => number, language: Language, at: number, sound: Sound) => Task} [task] none where the frame has days of its own
 * @property {Achievements} achievements
 * @property {(profile: import('./profile.js').Profile, language: Language) => Node} [picture] above the levels, and at the end of a round
 *
 * @typedef {{ level: number, chance: () => number, at: number, first: number, shown: number, marks: string[] }} Played
 */

/** A game of short rounds without a clock: choose a level, solve its tasks, see how many came at the first try. */
export class Rounds {
  /** @param {Game} game @param {HTMLElement} screen @param {Language} language */
  constructor(game, screen, language) {
    this.game = game;
    this.screen = screen;
    this.language = language;
    this.host = hostFor(game.key);
    this.profile = fromText(null);
    this.sound = new Sound();
  }

  async start() {
    this.profile = fromText(await this.host.load());
    this.sound.isOn = this.profile.hasSound === true;
    followGamepads(this.screen);
    this.menu();
    await this.host.started();
  }

  get say() {
    return words[this.language];
  }

  menu() {
    const { title, lead, levels } = this.game.texts[this.language];
    const other = this.language === 'es' ? 'en' : 'es';
    const turn = h('button', { className: 'link', lang: other, textContent: words[other].language });
    turn.onclick = () => this.speak(other);
    const choices = levels.map(([name, about], level) => {
      const best = this.profile.best[level] ?? null;
      const choice = h(
        'button',
        { className: 'level' },
        h('strong', { textContent: name }),
        h('span', { textContent: about }),
        h('small', { textContent: best === null ? this.say.fresh : this.say.best(best, this.game.tasks) }),
      );
      choice.onclick = () => this.play(level);
      return choice;
    });
    this.show(
      h('header', { className: 'titles' }, h('h1', { textContent: title }), h('div', {}, turn, this.soundButton())),
      h('p', { className: 'lead', textContent: lead }),
      ...(this.game.picture ? [this.game.picture(this.profile, this.language)] : []),
      h('div', { className: 'levels' }, ...choices),
    );
    document.title = title;
  }

  soundButton() {
    return soundButton(this.sound, this.say.sound, () => {
      this.profile = { ...this.profile, hasSound: this.sound.isOn };
      this.keep();
    });
  }

  keep() {
    void this.host.save(toText(this.profile));
  }

  speak(/** @type {Language} */ language) {
    this.language = language;
    document.documentElement.lang = language;
    this.menu();
    this.screen.querySelector('button')?.focus();
  }

  play(/** @type {number} */ level) {
    const wished = new URLSearchParams(location.search).get('seed');
    const chance = seeded(Number(wished ?? crypto.getRandomValues(new Uint32Array(1))[0]));
    this.next({ level, chance, at: 0, first: 0, shown: 0, marks: [] });
  }

  next(/** @type {Played} */ round) {
    if (round.at === this.game.tasks) return this.end(round);
    const task = this.game.task?.(round.level, round.chance, this.language, round.at, this.sound);
    if (!task) return;
    const told = h('p', { className: 'told', role: 'status' });
    const check = h('button', { className: 'primary', textContent: this.say.check });
    const help = h('button', { className: 'quiet', textContent: this.say.show, hidden: true });
    let tries = 0;
    const done = () => {
      help.hidden = true;
      check.textContent = this.say.next;
      check.onclick = () => this.next({ ...round, at: round.at + 1 });
      check.focus();
      task.place.inert = true;
    };
    check.onclick = () => {
      const { isRight, words: answer } = task.check();
      tries += 1;
      told.textContent = answer;
      told.className = isRight ? 'told right' : 'told wrong';
      help.hidden = isRight;
      this.sound.play(isRight ? 'right' : 'wrong');
      if (!isRight) return;
      if (tries === 1 && !task.isSpoilt?.()) round.first += 1;
      if (task.mark) round.marks.push(task.mark);
      done();
    };
    help.onclick = () => {
      round.shown += 1;
      told.textContent = task.show();
      told.className = 'told';
      done();
    };
    this.show(
      this.bar(round),
      h('h2', { className: 'order', textContent: task.order, tabIndex: -1 }),
      task.place,
      told,
      h('div', { className: 'buttons' }, check, help),
    );
    /** @type {HTMLElement} */ (this.screen.querySelector('.order')).focus();
  }

  bar(/** @type {{ at: number }} */ { at }) {
    const { tasks } = this.game;
    const back = h('button', { className: 'quiet', 'data-back': '', textContent: `← ${this.say.levels}` });
    back.onclick = () => this.menu();
    const pips = Array.from({ length: tasks }, (_, n) =>
      h('i', { className: n < at ? 'done' : n === at ? 'now' : '' }),
    );
    return h(
      'div',
      { className: 'bar' },
      back,
      h('span', { textContent: this.say.place(at + 1, tasks) }),
      h('span', { className: 'pips', 'aria-hidden': 'true' }, ...pips),
      this.soundButton(),
    );
  }

  /** Counts a round that is over. */
  count(/** @type {import('./profile.js').Round} */ round) {
    this.profile = profileAfter(this.profile, round);
    this.keep();
    this.host.earn(earnedBy(this.game.achievements, this.profile, round));
    this.sound.play('done');
  }

  end(/** @type {Played} */ { level, first, shown, marks }) {
    const { tasks } = this.game;
    this.count({ level, first, shown, tasks, marks });
    const again = h('button', { className: 'primary', textContent: this.say.again });
    again.onclick = () => this.play(level);
    const levels = h('button', { className: 'quiet', 'data-back': '', textContent: this.say.levels });
    levels.onclick = () => this.menu();
    this.show(
      h('h1', { textContent: this.say.done, tabIndex: -1 }),
      h('p', { className: 'lead', textContent: this.say.first(first, tasks) }),
      h('p', { className: 'stars', 'aria-hidden': 'true', textContent: '★'.repeat(first) + '☆'.repeat(tasks - first) }),
      h('div', { className: 'buttons' }, again, levels),
      ...(this.game.picture ? [this.game.picture(this.profile, this.language)] : []),
    );
    again.focus();
  }

  show(/** @type {Node[]} */ ...parts) {
    this.screen.replaceChildren(...parts);
    scrollTo(0, 0);
  }
}

/**
 * Opens a game on its page.
 * @param {Game} game
 * @param {typeof Rounds} [Frame] what it runs in
 */
export function open(game, Frame = Rounds) {
  const language = hostFor(game.key).language();
  document.documentElement.lang = language;
  const screen = /** @type {HTMLElement} */ (document.getElementById('screen'));
  void new Frame(game, screen, language).start();
}
