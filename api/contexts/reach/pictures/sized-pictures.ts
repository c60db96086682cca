import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { type FileStore, PUBLIC_FILES, type StoredFile } from '../../../platform/files/file-store.js';
import { RequestWindows } from '../../../platform/http/requests/request-windows.js';
import { Metrics } from '../../../platform/observability/metrics.js';
import { pictureDecoder } from '../../../platform/pictures/decoder.js';
import { LOGGER } from '../../../platform/tokens.js';
import type { Format, SizedPicture } from './sized-picture.rules.js';

/** A visitor waits for a few encodings at most; beyond, the stored picture comes sooner. */
const MOST_WAITING = 8;
/** Encodings that one network may cause a minute, in each process. */
const MOST_A_MINUTE = 240;
const MOST_PIXELS = 8_000_000;
const LONGEST_SECONDS = 10;

/** Stored pictures of games in other widths and formats: encoded when first asked for, then kept beside them. */
@Injectable()
export class SizedPictures {
  private last: Promise<unknown> = Promise.resolve();
  private readonly encoding = new Map<string, Promise<boolean>>();
  private readonly windows = new RequestWindows(MOST_A_MINUTE);

  constructor(
    private readonly metrics: Metrics,
    @Inject(PUBLIC_FILES) private readonly files: FileStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * A picture in this size. Null when there is no such stored picture; `later` when it cannot be made now and the
   * stored one has to do. @param ip of the visitor, whose network may cause so many encodings a minute
   */
  async find(picture: SizedPicture, ip: string): Promise<StoredFile | 'later' | null> {
    const kept = await this.files.read(picture.name);
    if (kept) return kept;
    if (!(await this.files.info(picture.source))) return null;
    return (await this.encodedOnce(picture, ip)) ? this.files.read(picture.name) : 'later';
  }

  /** One at a time in this process, and each once however many ask. */
  private async encodedOnce(picture: SizedPicture, ip: string): Promise<boolean> {
    const begun = this.encoding.get(picture.name);
    if (begun) return begun;
    if (this.encoding.size >= MOST_WAITING || this.windows.countOf(ip) > 0) return false;

    const mine = this.last
      .then(() => this.encode(picture))
      .then(
        () => true,
        (err: unknown) => {
          this.log.warn({ err, picture: picture.name }, 'a picture could not be encoded');
          return false;
        },
      )
      .finally(() => this.encoding.delete(picture.name));
    this.encoding.set(picture.name, mine);
    this.last = mine;
    return mine;
  }

  private async encode({ source, width, format, name }: SizedPicture): Promise<void> {
    // Another replica may have been first while this one waited.
    if (await this.files.info(name)) return;
    const stored = await this.files.read(source);
    if (!stored) throw new Error('the stored picture is gone');
    await this.files.put(name, await resized(await buffer(stored.content), width, format), `image/${format}`);
    this.metrics.pictures.inc({ format });
  }
}

async function resized(bytes: Buffer, width: number, format: Format): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: LONGEST_SECONDS });
  // Beyond effort 2 the encoder takes six times as long for a tenth of the bytes.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 2 }).toBuffer()
    : picture.webp({ quality: 78 }).toBuffer();
}
