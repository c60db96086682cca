import { earnedBy } from '../../common/achievements.js';
import { byMoving, bySolving } from '../achievements.js';
import { attempt } from '../rules/generator.js';
import * as moves from './play.js';
import { applyHint, hintFor } from './hint.js';
import { afterSolving } from './profile.js';

/**
 * @typedef {import('./play.js').Play} Play
 * @typedef {import('./profile.js').Profile} Profile
 * @typedef {import('../rules/rater.js').Level} Level
 * @typedef {{ hint: import('./hint.js').Hint | null, isExplained: boolean }} OpenHint
 * @typedef {(name: string, fact?: any) => void} Listener
 *
 * @typedef {object} Keeper
 * @property {(saved: import('./save.js').Saved) => void} keep
 * @property {(earned: import('../../common/achievements.js').Earned) => unknown} earn
 */

/** What is played now. It tells each change by name; views draw it, and a reader of the screen hears it. */
export class Session {
  /** @type {OpenHint | null} */
  openHint = null;
  selected = 40;
  notesOn = false;
  isPaused = false;

  /**
   * @param {import('./save.js').Saved} saved
   * @param {Keeper} keeper
   * @param {Listener} tell
   */
  constructor({ profile, play }, keeper, tell) {
    this.profile = profile;
    this.play = play;
    this.keeper = keeper;
    this.tell = tell;
  }

  /** Looks for a puzzle, one attempt after the other, so that the page stays alive. */
  async begin(/** @type {Level} */ level, /** @type {number} */ seed) {
    for (let next = seed; ; next += 1) {
      const puzzle = attempt(level, next >>> 0);
      if (puzzle) return this.open(moves.begin(puzzle));
      if (next % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }

  resume() {
    if (this.play) this.open(this.play);
  }

  open(/** @type {Play} */ play) {
    this.play = play;
    this.selected = play.values.indexOf(0);
    this.isPaused = false;
    this.openHint = null;
    this.keep();
    this.tell('opened');
  }

  select(/** @type {number} */ cell) {
    this.selected = cell;
    this.tell('selected');
  }

  enter(/** @type {number} */ digit, asNote = this.notesOn) {
    this.change(
      (play) => (asNote ? moves.note : moves.place)(play, this.selected, digit),
      asNote ? 'noted' : 'entered',
    );
  }

  erase() {
    this.change((play) => moves.erase(play, this.selected), 'erased');
  }

  noteAll() {
    this.change(moves.noteAll, 'allNoted');
  }

  undo() {
    this.change(moves.undo, this.play?.past.length ? 'undone' : 'nothingToUndo');
  }

  redo() {
    this.change(moves.redo, this.play?.future.length ? 'redone' : 'nothingToUndo');
  }

  toggleNotes() {
    this.notesOn = !this.notesOn;
    this.tell('notesToggled');
  }

  showMistakes(/** @type {boolean} */ on) {
    this.profile = { ...this.profile, showsMistakes: on };
    if (on && this.play) this.play = { ...this.play, sawMistakes: true };
    this.keep();
    this.tell('mistakesShown');
  }

  pause(/** @type {boolean} */ on) {
    if (this.isOver() || this.isPaused === on) return;
    this.isPaused = on;
    this.keep();
    this.tell('paused');
  }

  /** First where to look, then why, then it is done. */
  hint() {
    if (!this.play || this.isOver()) return;
    if (!this.openHint) {
      this.openHint = { hint: hintFor(this.play), isExplained: false };
      return this.tell('hinted');
    }
    if (!this.openHint.isExplained) {
      this.openHint = { ...this.openHint, isExplained: true };
      this.selected = this.openHint.hint?.cells[0] ?? this.selected;
      return this.tell('hinted');
    }
    const { hint } = this.openHint;
    this.openHint = null;
    if (hint) this.change((play) => applyHint(play, hint), 'hintTaken');
  }

  closeHint() {
    this.openHint = null;
    this.tell('hintClosed');
  }

  /** A second has gone by. */
  tick() {
    if (!this.play || this.isPaused || this.isOver()) return;
    this.play = { ...this.play, seconds: this.play.seconds + 1 };
    this.tell('ticked');
  }

  isOver() {
    return !this.play || moves.isSolved(this.play);
  }

  /** @param {(play: Play) => Play} move @param {string} name */
  change(move, name) {
    if (!this.play || this.isPaused || this.isOver()) return;
    const before = this.play;
    this.play = move(before);
    if (this.play !== before && name !== 'hintTaken') this.openHint = null;
    if (this.play !== before) this.earn(earnedBy(byMoving, before, this.play));
    const isWon = moves.isSolved(this.play);
    if (isWon) this.win(this.play);
    this.keep();
    this.tell(isWon ? 'won' : moves.isFull(this.play) ? 'full' : name);
  }

  win(/** @type {Play} */ play) {
    this.profile = afterSolving(this.profile, play);
    this.earn(earnedBy(bySolving, this.profile, play));
  }

  earn(/** @type {import('../../common/achievements.js').Earned} */ earned) {
    const fresh = earned.filter(([key]) => !this.profile.unlocked.includes(key));
    const unlocked = fresh.flatMap(([key, value]) => (value === true ? [key] : []));
    this.profile = { ...this.profile, unlocked: [...this.profile.unlocked, ...unlocked] };
    this.keeper.earn(fresh);
  }

  keep() {
    this.keeper.keep({ profile: this.profile, play: this.isOver() ? null : this.play });
  }
}
