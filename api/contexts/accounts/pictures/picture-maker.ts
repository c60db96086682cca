import { Injectable } from '@nestjs/common';
import type Sharp from 'sharp';
import { Problem } from '../../../platform/http/problem.js';
import { pictureDecoder } from '../../../platform/pictures/decoder.js';
import { isAlsoSomethingElse, isPicture, middleSquare, MOST_BYTES, MOST_PIXELS, SIDES } from './picture.rules.js';

const QUALITY = 82;
/** Of a screenshot that people read. */
const LONGEST_SIDE = 2_560;
const LONGEST_SECONDS = 10;
const MOST_WAITING = 20;

/** Makes small, harmless squares out of a picture: pixels only, nothing else of the file. */
@Injectable()
export class PictureMaker {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** The picture by the length of its sides, as WebP. */
  async make(bytes: Buffer): Promise<Map<number, Buffer>> {
    refuseOthers(bytes);
    return this.oneAtATime(() => squares(bytes));
  }

  /** The middle of the picture in this size, as WebP. */
  async cut(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Buffer> {
    refuseOthers(bytes);
    return this.oneAtATime(async () => {
      const { opened } = await open(bytes);
      const shown = opened.resize(width, height, { fit: 'cover' }).toColourspace('srgb');
      return shown.timeout({ seconds: LONGEST_SECONDS }).webp({ quality: QUALITY }).toBuffer().catch(unreadable);
    });
  }

  /** The whole picture drawn again as WebP, no larger than it must be to be read: nothing else of the file is left. */
  async redraw(bytes: Buffer, mostBytes: number): Promise<Buffer> {
    refuseOthers(bytes, mostBytes);
    return this.oneAtATime(async () => {
      const { opened } = await open(bytes);
      const shown = opened.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
      const webp = shown.toColourspace('srgb').timeout({ seconds: LONGEST_SECONDS }).webp({ quality: QUALITY });
      return webp.toBuffer().catch(unreadable);
    });
  }

  private async oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting >= MOST_WAITING) throw new Problem(503, 'pictures-busy');
    this.waiting++;
    const mine = this.last.then(work).finally(() => this.waiting--);
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

function refuseOthers(bytes: Buffer, mostBytes = MOST_BYTES): void {
  if (bytes.length > mostBytes) throw new Problem(413, 'picture-too-large');
  if (!isPicture(bytes)) throw new Problem(422, 'picture-not-supported');
  if (isAlsoSomethingElse(bytes)) throw new Problem(422, 'picture-suspicious');
}

type Sizes = Parameters<typeof middleSquare>[0];

async function open(bytes: Buffer): Promise<{ sharp: typeof Sharp; opened: ReturnType<typeof Sharp>; sizes: Sizes }> {
  const sharp = await pictureDecoder();
  // The header alone is read here: a bomb is known before it opens.
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (width * height > MOST_PIXELS) throw new Problem(422, 'picture-too-many-pixels');
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, autoOrient: true } as const;
  return { sharp, opened: sharp(bytes, options), sizes: autoOrient };
}

async function squares(bytes: Buffer): Promise<Map<number, Buffer>> {
  const { sharp, opened, sizes } = await open(bytes);
  const [largest] = SIDES;
  const { data, info } = await opened
    .extract(middleSquare(sizes))
    .resize(largest, largest)
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const made = await Promise.all(
    SIDES.map(
      async (side) =>
        [side, await sharp(data, { raw: info }).resize(side, side).webp({ quality: QUALITY }).toBuffer()] as const,
    ),
  );
  return new Map(made);
}

function unreadable(): never {
  throw new Problem(422, 'picture-unreadable');
}
