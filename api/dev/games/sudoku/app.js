import { followGamepads, isByGamepad } from '../common/gamepad.js';
import { mistakesOf } from './game/play.js';
import { Session } from './game/session.js';
import { digitsOf } from './rules/board.js';
import { cellName } from './texts/hints.js';
import { texts } from './texts/index.js';
import { hintText } from './view/controls.js';
import { gameScreen, wonDialog } from './view/game.js';
import { menuScreen } from './view/menu.js';

/**
 * @typedef {import('./rules/rater.js').Level} Level
 * @typedef {'es' | 'en'} Language
 */

/** Joins what is played with what is seen and heard. */
export class App {
  /** @type {ReturnType<typeof gameScreen> | null} */
  game = null;

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} voice the live region
   * @param {Language} language
   * @param {{ saved: import('./game/save.js').Saved, keeper: import('./game/session.js').Keeper, seed: () => number }} given
   */
  constructor(place, voice, language, { saved, keeper, seed }) {
    this.place = place;
    this.voice = voice;
    this.seed = seed;
    this.session = new Session(saved, keeper, (name) => this.heard(name));
    this.language = language;
    this.t = texts[language];
    this.speak(language);
    setInterval(() => !document.hidden && this.session.tick(), 1000);
    document.addEventListener('keydown', (event) => this.pressed(event));
    document.addEventListener('visibilitychange', () => document.hidden && this.game && this.session.pause(true));
    followGamepads(place);
  }

  speak(/** @type {Language} */ language) {
    this.language = language;
    this.t = texts[language];
    document.documentElement.lang = language;
    document.title = this.t.title;
    if (this.game) this.openGame();
    else this.openMenu();
  }

  openMenu() {
    const other = this.language === 'es' ? 'en' : 'es';
    this.game = null;
    this.show(
      menuScreen(this.t, this.session, {
        begin: (level) => this.begin(level),
        switchLanguage: () => this.speak(other),
        otherLanguage: other,
      }),
    );
  }

  openGame() {
    this.game = gameScreen(this.t, this.session, () => this.openMenu());
    this.show(this.game.element);
    this.game.board.focus();
  }

  begin(/** @type {Level} */ level) {
    this.say(this.t.making);
    return this.session.begin(level, this.seed());
  }

  show(/** @type {HTMLElement} */ screen) {
    this.place.replaceChildren(screen);
    scrollTo(0, 0);
  }

  say(/** @type {string} */ words) {
    this.voice.textContent = words;
  }

  heard(/** @type {string} */ name) {
    if (name === 'opened') return this.openGame();
    const { game, session } = this;
    if (!game) return;
    if (name === 'ticked') return game.tick();

    const hadPanel = game.panel.element.contains(document.activeElement) || document.activeElement === game.hintButton;
    game.update();
    const words = this.wordsFor(name);
    if (words) this.say(words);
    if (name === 'won') return this.celebrate();
    // Its cross would have to find the way back to the board after every number.
    if (isByGamepad() && ['entered', 'erased'].includes(name)) return game.board.focus();
    if (name === 'paused') return session.isPaused ? game.rest.querySelector('button')?.focus() : game.board.focus();
    if (name === 'hinted' && hadPanel) game.panel.element.querySelector('button')?.focus();
    else if (hadPanel || name === 'hinted') game.board.focus();
  }

  celebrate() {
    const level = this.session.play?.level ?? 'easy';
    const actions = { again: () => void this.begin(level), leave: () => this.openMenu() };
    const dialog = wonDialog(this.t, this.session, actions);
    this.game?.element.append(dialog);
    dialog.showModal();
  }

  /** What a reader of the screen hears after a change. */
  wordsFor(/** @type {string} */ name) {
    const { t, session } = this;
    const { play, selected, openHint } = session;
    if (!play) return '';
    const cell = cellName(t, selected);
    const notes = digitsOf(play.notes[selected]);
    switch (name) {
      case 'entered':
        return play.values[selected] ? t.placed(play.values[selected], cell) : t.erased(cell);
      case 'hintTaken':
        return play.values[selected] ? t.placed(play.values[selected], cell) : '';
      case 'noted':
        return t.noted(cell, notes.length > 0 ? t.withNotes(notes) : '');
      case 'erased':
        return t.erased(cell);
      case 'notesToggled':
        return t.notesAre(session.notesOn);
      case 'mistakesShown':
        return session.profile.showsMistakes ? t.mistakesFound(mistakesOf(play).length) : '';
      case 'hinted':
        return openHint ? hintText(t, openHint) : '';
      case 'paused':
        return session.isPaused ? t.paused : '';
      case 'full':
      case 'undone':
      case 'redone':
      case 'allNoted':
      case 'nothingToUndo':
        return t[name];
      default:
        return '';
    }
  }

  pressed(/** @type {KeyboardEvent} */ event) {
    const { game, session } = this;
    if (!game || game.element.querySelector('dialog[open]')) return;
    const does = this.keyOf(event);
    if (!does || (session.isPaused && event.key.toLowerCase() !== 'p')) return;
    event.preventDefault();
    does();
  }

  /** @returns {(() => void) | undefined} */
  keyOf(/** @type {KeyboardEvent} */ { code, key, ctrlKey, metaKey, shiftKey, altKey }) {
    const { session } = this;
    const letter = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (letter === 'z') return () => (shiftKey ? session.redo() : session.undo());
      return letter === 'y' ? () => session.redo() : undefined;
    }
    if (altKey) return undefined;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    if (digit) return () => session.enter(Number(digit), session.notesOn !== shiftKey);
    /** @type {Record<string, () => void>} */
    const letters = {
      n: () => session.toggleNotes(),
      u: () => session.undo(),
      r: () => session.redo(),
      h: () => session.hint(),
      a: () => session.noteAll(),
      p: () => session.pause(!session.isPaused),
      0: () => session.erase(),
      delete: () => session.erase(),
      backspace: () => session.erase(),
      escape: () => session.openHint && session.closeHint(),
    };
    return Object.hasOwn(letters, letter) ? letters[letter] : undefined;
  }
}
