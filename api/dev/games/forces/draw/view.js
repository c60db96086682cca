import { drawMachine } from './machines.js';
import { cardOf, drawPanel, drawTop, panelHeight } from './panel.js';
import { drawRoom, HEIGHT, WIDTH } from './stage.js';

/**
 * The canvas: draws a picture of the workshop and knows what lies under a finger.
 */
export class View {
  /** @type {import('./panel.js').Hit[]} */
  hits = [];
  hasFocus = false;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('./stage.js').Pictures} pictures
   * @param {import('../workshop.js').Workshop} workshop
   * @param {import('../texts/index.js').Texts} t
   */
  constructor(canvas, pictures, workshop, t) {
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser draws no pictures.');
    this.canvas = canvas;
    this.pen = pen;
    this.pictures = pictures;
    this.workshop = workshop;
    this.t = t;
  }

  draw() {
    const { canvas, pen, pictures, workshop, t, hasFocus } = this;
    const [width, height] = this.fit();
    this.hits = [];
    const screen = { pen, width, height, t, workshop, hasFocus, hits: this.hits };
    const card = cardOf(screen);
    const top = card.top + card.height;
    const bottom = height - panelHeight(screen);
    const scale = Math.min(width / WIDTH, (bottom - top) / HEIGHT);
    const left = (width - WIDTH * scale) / 2;
    // Where a phone leaves room above and below, the stage stands nearer to the controls.
    const high = bottom - HEIGHT * scale - (bottom - top - HEIGHT * scale) * 0.35;
    pen.save();
    pen.translate(left, high);
    pen.scale(scale, scale);
    drawRoom(pen, -left / scale, (width - left) / scale, -high / scale);
    drawMachine({ pen, pictures, t, workshop, small: Math.max(20, 13 / scale) });
    pen.restore();
    drawTop(screen);
    drawPanel(screen);
    canvas.dataset.job = workshop.current.id;
  }

  /** Gives the canvas as many points as the screen has. @returns {[number, number]} its size in CSS pixels */
  fit() {
    const { canvas, pen } = this;
    const [width, height] = [canvas.clientWidth || canvas.width, canvas.clientHeight || canvas.height];
    const ratio = Math.min(devicePixelRatio || 1, 2);
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    return [width, height];
  }

  /** @returns {{ press: (along: number) => void, along: number } | null} what lies at a point of the page */
  at(/** @type {{ clientX: number, clientY: number }} */ { clientX, clientY }) {
    const frame = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - frame.left, clientY - frame.top];
    const hit = this.hits.find(({ box: [left, top, w, h] }) => x >= left && x <= left + w && y >= top && y <= top + h);
    return hit ? { press: hit.press, along: (x - hit.box[0]) / hit.box[2] } : null;
  }
}
