const LOOK_EVERY_MS = 3_000;
const SAMPLE = 64;
const MOST_ELEMENTS = 2_000;

/** What went wrong first in a game, in a line that its studio understands. */
export class Trouble {
  private first: string | null = null;

  /** Begins to listen, before the game's own first script. */
  constructor() {
    window.addEventListener('error', ({ message, filename, lineno }) => {
      if (message) this.note(`${placeOf(filename)}:${lineno} ${message}`);
    });
    window.addEventListener('unhandledrejection', ({ reason }) => this.note(String(reason)));
    document.addEventListener('securitypolicyviolation', (event) => {
      const { sourceFile, lineNumber, effectiveDirective, blockedURI } = event;
      const where = sourceFile ? `${placeOf(sourceFile)}:${lineNumber} ` : '';
      this.note(`${where}${effectiveDirective}: ${placeOf(blockedURI)}`);
    });
  }

  /** Calls back if the game had trouble, shows nothing and loads nothing any more. Once it showed something it is let alone. */
  watchScreen(isStuck: () => boolean, blank: (detail: string) => void): void {
    const watch = setInterval(() => {
      // A page that is not seen draws nothing.
      if (document.hidden) return;
      const isSeen = !showsNothing();
      const isOver = this.first !== null && isStuck();
      if (isSeen || isOver) clearInterval(watch);
      if (!isSeen && isOver) blank(this.first ?? '');
    }, LOOK_EVERY_MS);
  }

  private note(line: string): void {
    this.first ??= line;
  }
}

/** A file as the build calls it; the address itself holds the ticket, which is no one else's. */
export function placeOf(address: string): string {
  if (!address.startsWith(location.origin)) return address.split(/[?#]/)[0] ?? '';
  return decodeURI(new URL(address).pathname).replace(/^\/(?:t\/[^/]*|play)\//, '') || 'index.html';
}

/** Whether a person sees one colour and no word. */
function showsNothing(): boolean {
  if (document.body.innerText.trim() !== '') return false;
  const elements = [...document.body.querySelectorAll('*')];
  return elements.length < MOST_ELEMENTS && !elements.some(isSeen);
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width * height === 0) return false;
  if (element instanceof HTMLCanvasElement) return !isPlain(element);
  const isPicture = element instanceof SVGElement || element.matches('img, video, input, button, textarea, select');
  return isPicture || getComputedStyle(element).backgroundImage !== 'none';
}

/** Whether a canvas has one colour all over. What cannot be read was drawn. */
function isPlain(canvas: HTMLCanvasElement): boolean {
  const sample = document.createElement('canvas');
  [sample.width, sample.height] = [SAMPLE, SAMPLE];
  const pen = sample.getContext('2d');
  try {
    // So that something small still leaves a trace.
    if (pen) pen.imageSmoothingQuality = 'high';
    pen?.drawImage(canvas, 0, 0, SAMPLE, SAMPLE);
    const pixels = new Uint32Array(pen?.getImageData(0, 0, SAMPLE, SAMPLE).data.buffer ?? new ArrayBuffer(0));
    return pixels.every((pixel) => pixel === pixels[0]);
  } catch {
    return false;
  }
}
