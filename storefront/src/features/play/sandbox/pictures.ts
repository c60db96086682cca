const WEBGL = ['webgl', 'webgl2', 'experimental-webgl'];

/** Lets canvases keep what they drew, so that a picture of them is not empty. Called before the game makes one. */
export function keepDrawings(): void {
  const original = HTMLCanvasElement.prototype.getContext as (this: HTMLCanvasElement, ...kind: unknown[]) => unknown;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
    const kept = WEBGL.includes(kind) ? { ...options, preserveDrawingBuffer: true } : options;
    return original.apply(this, kept ? [kind, kept] : [kind]);
  } as typeof HTMLCanvasElement.prototype.getContext;
}

/** A PNG of what is seen in the frame: its canvases where they fill it, else the whole page. */
export async function takePicture(): Promise<Blob | null> {
  try {
    return pictureOfCanvases() ?? (await pictureOfPage());
  } catch {
    return null;
  }
}

const sizeOf = (box: DOMRect): number => box.width * box.height;

function pictureOfCanvases(): Blob | null {
  const shown = [...document.querySelectorAll('canvas')]
    .map((canvas) => ({ canvas, box: canvas.getBoundingClientRect() }))
    .filter(({ canvas, box }) => canvas.width > 0 && canvas.height > 0 && sizeOf(box) > 0);
  const covered = Math.max(0, ...shown.map(({ box }) => sizeOf(box)));
  if (covered < (innerWidth * innerHeight) / 4) return null;

  const scale = window.devicePixelRatio || 1;
  const { canvas, pen } = sheet(scale);
  for (const { canvas: layer, box } of shown) {
    pen.drawImage(layer, box.x * scale, box.y * scale, box.width * scale, box.height * scale);
  }
  return pngOf(canvas);
}

async function pictureOfPage(): Promise<Blob> {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll('script, link, noscript, iframe')) part.remove();
  copyDrawings(page);
  const style = document.createElement('style');
  style.textContent = [...document.styleSheets].flatMap(rulesOf).join('\n');
  page.append(style);
  const xml = new XMLSerializer().serializeToString(page);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}"><foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();

  const scale = window.devicePixelRatio || 1;
  const { canvas, pen } = sheet(scale);
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, -window.scrollY * scale, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** A copy of a page has its canvases empty. */
function copyDrawings(page: HTMLElement): void {
  const copies = page.querySelectorAll('canvas');
  document.querySelectorAll('canvas').forEach((canvas, at) => {
    const picture = new Image(canvas.clientWidth, canvas.clientHeight);
    picture.src = canvas.toDataURL();
    copies[at]?.replaceWith(picture);
  });
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map((rule) => rule.cssText);
  } catch {
    return [];
  }
}

function sheet(scale: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(innerWidth * scale);
  canvas.height = Math.round(innerHeight * scale);
  return { canvas, pen: canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D };
}

/** At once: `toBlob` waits for idle moments, and a game that draws on a slow machine leaves none. */
function pngOf(canvas: HTMLCanvasElement): Blob {
  const bytes = Uint8Array.from(atob(canvas.toDataURL('image/png').split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
