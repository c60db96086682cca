import { draw, h } from './elements.js';

/** Tones one after another, as [hertz, seconds]. @type {Record<string, [number, number][]>} */
const TUNES = {
  press: [[660, 0.05]],
  right: [
    [523, 0.09],
    [659, 0.09],
    [784, 0.18],
  ],
  wrong: [
    [262, 0.12],
    [208, 0.2],
  ],
  spark: [
    [95, 0.07],
    [150, 0.05],
    [80, 0.16],
  ],
  alarm: [
    [587, 0.2],
    [440, 0.2],
    [587, 0.2],
    [440, 0.3],
  ],
  done: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.1],
    [1047, 0.3],
  ],
};
const LOUDNESS = 0.12;

/** @typedef {'press' | 'right' | 'wrong' | 'spark' | 'alarm' | 'done'} Tune */

/** Short tones, made by the browser itself. Silent until a person turns them on. */
export class Sound {
  isOn = false;
  /** @type {AudioContext | null} */
  context = null;

  play(/** @type {Tune} */ name) {
    if (!this.isOn || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    void this.context.resume();
    let at = this.context.currentTime;
    for (const [hertz, seconds] of TUNES[name]) {
      const [tone, gain] = [this.context.createOscillator(), this.context.createGain()];
      tone.type = name === 'spark' ? 'sawtooth' : 'triangle';
      tone.frequency.value = hertz;
      gain.gain.setValueAtTime(LOUDNESS, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      tone.connect(gain);
      gain.connect(this.context.destination);
      tone.start(at);
      tone.stop(at + seconds);
      at += seconds;
    }
  }
}

const SPEAKER = 'M11 5 6 9H3v6h3l5 4z';
const WAVES = 'M15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12';
const CROSS = 'M16 9l6 6m0-6-6 6';

/**
 * The button that turns the sound on and off.
 * @param {Sound} sound
 * @param {string} name
 * @param {() => void} changed
 */
export function soundButton(sound, name, changed) {
  const button = h('button', { className: 'round sound', 'aria-label': name, title: name });
  const show = () => {
    button.setAttribute('aria-pressed', String(sound.isOn));
    const lines = SPEAKER + (sound.isOn ? WAVES : CROSS);
    button.replaceChildren(
      draw('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }, draw('path', { d: lines })),
    );
  };
  button.onclick = () => {
    sound.isOn = !sound.isOn;
    show();
    sound.play('press');
    changed();
  };
  show();
  return button;
}
