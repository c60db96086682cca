import { earnedBy } from '../../common/achievements.js';
import { hostFor } from '../../common/host.js';
import { achievements } from '../achievements.js';
import { alternative } from '../alternative.js';
import { View } from '../draw/view.js';
import { gamepads, listen } from '../input.js';
import { JOBS } from '../jobs.js';
import { Body } from '../physics/body.js';
import { texts } from '../texts/index.js';
import { Workshop } from '../workshop.js';
import { dispatch, HOOKS } from './bridge.js';

/**
 * What the loader hands over, as engines do.
 * @typedef {object} Module
 * @property {HTMLCanvasElement} canvas
 * @property {WebAssembly.Exports} code
 * @property {string} data
 * @property {string} frameworkUrl
 * @property {(words: string) => void} print
 * @property {(words: string) => void} printErr
 */

const host = hostFor('ludoteca-forces');

/** The running game, as the loader's instance speaks with it. */
class Game {
  /** @type {import('./bridge.js').Hook | null} */
  hook = null;
  frames = 0;
  startedAt = performance.now();

  constructor(/** @type {Module} */ module) {
    const { canvas, code, data } = module;
    this.module = module;
    this.t = texts[host.language()];
    this.workshop = new Workshop(new Body(code), (event) => this.heard(event));
    this.view = new View(canvas, JSON.parse(data), this.workshop, this.t);
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.style.touchAction = 'none';
    /** @type {ReturnType<typeof alternative> | null} */
    this.words = null;
    this.stopListening = () => {};
    this.readPads = gamepads(this.workshop);
    document.addEventListener('visibilitychange', this.hidden);
  }

  async start() {
    this.restore(await host.load());
    // What is set before the save is here would be undone by it.
    this.words = alternative(
      this.module.canvas,
      this.workshop,
      () => this.t,
      (knob) => this.focus(knob),
    );
    this.stopListening = listen(this.module.canvas, this.view, this.workshop);
    this.words.update();
    void host.started();
    dispatch(globalThis, this.hook, 'GameStarted', JOBS.length);
    let before = performance.now();
    const frame = (/** @type {number} */ now) => {
      this.request = requestAnimationFrame(frame);
      this.readPads();
      this.workshop.advance(Math.max(0, now - before) / 1000);
      before = now;
      this.frames += 1;
      this.view.draw();
    };
    frame(before);
  }

  restore(/** @type {unknown} */ saved) {
    try {
      this.workshop.restore(typeof saved === 'string' ? JSON.parse(saved) : (saved ?? {}));
    } catch {
      this.module.printErr('The save could not be read; the game begins anew.');
    }
  }

  heard(/** @type {string} */ event) {
    // The first change comes before there is a page to tell.
    if (!this.words) return;
    this.words.update();
    const { workshop, hook } = this;
    if (event === 'ended') dispatch(globalThis, hook, 'TrialEnded', workshop.current.id, workshop.verdict ?? '');
    if (event === 'changed') dispatch(globalThis, hook, 'SettingChanged', JSON.stringify(workshop.setting));
    if (event === 'solved') this.solved();
    if (event === 'opened') this.keep();
  }

  solved() {
    const { workshop } = this;
    const { current, solved } = workshop;
    dispatch(globalThis, this.hook, 'JobSolved', current.id, solved.size);
    this.keep();
    host.earn(earnedBy(achievements, workshop));
  }

  keep() {
    void host.save(JSON.stringify(this.workshop.progress));
  }

  focus(/** @type {number | null} */ knob) {
    this.view.hasFocus = knob !== null;
    if (knob !== null) this.workshop.choose(knob);
  }

  hidden = () => {
    if (document.hidden) this.keep();
  };

  /** What pages can ask of the object `Game`. @type {Record<string, (value?: any) => void>} */
  methods = {
    SetLanguage: (value) => this.speak(value === 'en' ? 'en' : 'es'),
    LoadJob: (value) => this.workshop.open(Number(value) - 1),
    Press: () => this.workshop.press(),
    Pause: () => (this.workshop.isPaused = true),
    Resume: () => (this.workshop.isPaused = false),
    UseBridge: (value) => (this.hook = HOOKS.find((hook) => hook === value) ?? null),
  };

  speak(/** @type {'es' | 'en'} */ language) {
    this.t = texts[language];
    this.view.t = this.t;
    this.words?.update();
    dispatch(globalThis, this.hook, 'LanguageChanged', language);
  }

  send(/** @type {string} */ object, /** @type {string} */ method, /** @type {unknown} */ value) {
    if (object !== 'Game') return this.module.print(`SendMessage: object ${object} not found!`);
    if (!Object.hasOwn(this.methods, method))
      return this.module.print(`SendMessage: object Game has no method ${method}!`);
    this.methods[method](value);
  }

  metrics() {
    const seconds = (performance.now() - this.startedAt) / 1000;
    return { fps: this.frames / seconds, totalJobs: JOBS.length, solvedJobs: this.workshop.solved.size };
  }

  quit() {
    cancelAnimationFrame(this.request ?? 0);
    document.removeEventListener('visibilitychange', this.hidden);
    this.stopListening();
    this.words?.remove();
    return host.save(JSON.stringify(this.workshop.progress));
  }
}

/** The shop's typefaces lie beside the build; without them the browser's own do. */
async function loadFonts(/** @type {string} */ frameworkUrl) {
  const folder = new URL('../fonts/', new URL(frameworkUrl, location.href));
  const faces = [
    new FontFace('Baloo 2 Variable', `url(${folder}baloo-2.woff2)`, { weight: '400 800' }),
    new FontFace('Atkinson Hyperlegible Next Variable', `url(${folder}atkinson.woff2)`, { weight: '200 800' }),
  ];
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const one of loaded) if (one.status === 'fulfilled') document.fonts.add(one.value);
}

/** @type {any} */ (globalThis).unityFramework = async (/** @type {Module} */ module) => {
  void loadFonts(module.frameworkUrl);
  const game = new Game(module);
  await game.start();
  return game;
};
