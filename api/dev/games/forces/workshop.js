import { firstSetting, JOBS, turned } from './jobs.js';
import { DT } from './physics/body.js';
import { forcesOf, verdictOf } from './physics/machines.js';

/**
 * @typedef {import('./physics/machines.js').Verdict} Verdict
 * @typedef {{ solved: string[], job: number }} Progress
 * @typedef {(event: 'changed' | 'opened' | 'started' | 'ended' | 'solved') => void} Listener
 */

const SLOWEST_FRAME = 1 / 15;

/** The game without its pictures: which job, what is set, and how the trial goes. */
export class Workshop {
  job = 0;
  knob = 0;
  isRunning = false;
  isPaused = false;
  /** @type {Verdict | null} */
  verdict = null;
  fastest = 0;
  seconds = 0;

  /**
   * @param {import('./physics/body.js').Body} body
   * @param {Listener} tell
   */
  constructor(body, tell) {
    this.body = body;
    this.tell = tell;
    /** @type {Set<string>} */
    this.solved = new Set();
    this.setting = firstSetting(this.current);
    this.ready();
  }

  get current() {
    return JOBS[this.job];
  }

  /** Takes up what was saved; jobs that are unknown here are left out. */
  restore(/** @type {Partial<Progress>} */ { solved = [], job = 0 }) {
    this.solved = new Set(solved.filter((id) => JOBS.some((one) => one.id === id)));
    this.open(job);
  }

  /** @returns {Progress} */
  get progress() {
    return { solved: [...this.solved], job: this.job };
  }

  open(/** @type {number} */ job) {
    this.job = Math.min(JOBS.length - 1, Math.max(0, Math.trunc(job) || 0));
    this.setting = firstSetting(this.current);
    this.knob = 0;
    this.ready();
    this.tell('changed');
    this.tell('opened');
  }

  /** Puts the machine back to where a trial starts. */
  ready() {
    this.isRunning = false;
    this.verdict = null;
    this.fastest = 0;
    this.seconds = 0;
    this.body.set(forcesOf(this.current, this.setting));
  }

  turn(/** @type {number} */ knob, /** @type {number} */ steps) {
    const one = this.current.knobs[knob];
    if (!one) return;
    this.knob = knob;
    this.setting = turned(this.setting, one, steps);
    this.ready();
    this.tell('changed');
  }

  setTo(/** @type {number} */ knob, /** @type {number} */ value) {
    const one = this.current.knobs[knob];
    this.turn(knob, Math.round((value - (this.setting[one.name] ?? one.least)) / one.step));
  }

  choose(/** @type {number} */ knob) {
    const count = this.current.knobs.length;
    this.knob = (knob + count) % count;
    this.tell('changed');
  }

  /** The one big button: try, stop, adjust, or on to the next job. */
  press() {
    if (this.verdict === 'solved' && this.job < JOBS.length - 1) return this.open(this.job + 1);
    const wasIdle = !this.isRunning && !this.verdict;
    this.ready();
    this.isRunning = wasIdle;
    this.tell(wasIdle ? 'started' : 'changed');
  }

  /** Lets time go by. */
  advance(/** @type {number} */ seconds) {
    if (!this.isRunning || this.isPaused) return;
    const steps = Math.round(Math.min(seconds, SLOWEST_FRAME) / DT);
    this.body.advance(steps);
    this.seconds += steps * DT;
    this.fastest = Math.max(this.fastest, Math.abs(this.body.speed));
    const { position } = this.body;
    this.verdict = verdictOf(this.current, this.setting, { position, fastest: this.fastest, seconds: this.seconds });
    if (this.verdict) this.end();
  }

  end() {
    this.isRunning = false;
    const isFresh = this.verdict === 'solved' && !this.solved.has(this.current.id);
    if (isFresh) this.solved.add(this.current.id);
    this.tell('ended');
    if (isFresh) this.tell('solved');
  }
}
