import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { gzipOf, zippedPart } from './gzip-parts.js';

/** Draws a page of the storefront. @param context what its loader knows beside the request */
export type Draw = (request: Request, context?: object) => Promise<Response>;

/** What of a request tells which page is wanted: the rest of it is made only for a page that must be drawn. */
export interface PageRequest {
  url: string;
  headers: Pick<Headers, 'get'>;
}

/** What a page depends on besides its address. */
interface Editions {
  /** The address of a page that says the same to everybody, with what it reads alone; null for any other. */
  shared: (address: string) => string | null;
  /** The language that a request is answered in. */
  language: (request: PageRequest) => string;
  /** Changes with what is on sale. */
  catalogue: () => Promise<string>;
}

/** A page as it was drawn for everybody, cut where its nonce stood. */
interface Drawn {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  parts: readonly { plain: Buffer; zipped: Buffer }[];
}

/** A page for one visitor, its nonce put in. */
export interface Page {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

const BYTES_KEPT = 24 * 1_048_576;
/** Of addresses that lead nowhere: whoever invents many pushes out no page that is there. */
const BYTES_OF_MISSING = 4 * 1_048_576;
/** The exchange rate beside a price may be this old. */
const LONGEST_MS = 60_000;
const NONCE_BYTES = 16;

/** Keeps drawn pages by address, language and edition of the catalogue, in a bounded room; each visitor gets a nonce of their own. */
export class PageCache {
  private readonly kept = roomFor(BYTES_KEPT);
  private readonly missing = roomFor(BYTES_OF_MISSING);
  private readonly drawing = new Map<string, Promise<Drawn>>();

  constructor(
    private readonly draw: Draw,
    private readonly editions: Editions,
  ) {}

  /** The page for a visitor; null where it must be drawn for them alone. */
  async find(request: PageRequest, zip: boolean): Promise<Page | null> {
    const address = request.headers.get('authorization') === null ? this.editions.shared(request.url) : null;
    if (address === null) return null;

    const language = this.editions.language(request);
    const key = [await this.editions.catalogue(), language, address].join(' ');
    // Of the visitor who happens to come first nothing else is passed on: the page is for all.
    const forAll = (): Request => new Request(address, { headers: { 'accept-language': language } });
    return pageOf(this.kept.get(key) ?? this.missing.get(key) ?? (await this.drawnOnce(key, forAll())), zip);
  }

  /** Draws pages before the first visitor comes, one after the other. */
  async warm(addresses: readonly string[], languages: readonly string[]): Promise<void> {
    for (const address of addresses) {
      for (const language of languages)
        await this.find(new Request(address, { headers: { 'accept-language': language } }), false);
    }
  }

  /** Visitors who come for a page while it is drawn wait for that drawing, which none of them ends by leaving. */
  private drawnOnce(key: string, request: Request): Promise<Drawn> {
    const begun = this.drawing.get(key);
    if (begun) return begun;
    const drawing = this.drawNow(key, request).finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawing);
    return drawing;
  }

  private async drawNow(key: string, request: Request): Promise<Drawn> {
    const answer = await this.draw(request);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const cut = (text: string): string[] => (nonce ? text.split(nonce) : [text]);
    const parts = cut(await answer.text())
      .map((part) => Buffer.from(part))
      .map((plain) => ({ plain, zipped: zippedPart(plain) }));
    const drawn = {
      status: answer.status,
      headers: [...answer.headers].map(([name, value]) => [name, cut(value).join(PLACE)] as const),
      parts,
    };
    if (answer.status === 200) this.kept.set(key, drawn);
    if (answer.status === 404) this.missing.set(key, drawn);
    return drawn;
  }
}

const roomFor = (maxSize: number): LRUCache<string, Drawn> =>
  new LRUCache({
    maxSize,
    ttl: LONGEST_MS,
    sizeCalculation: ({ parts }, key) =>
      parts.reduce((sum, { plain, zipped }) => sum + plain.length + zipped.length, 2 * key.length + 1_000),
  });

/** Stands in a kept header for the nonce; no header can hold it otherwise. */
const PLACE = '\n';

function pageOf({ status, headers, parts }: Drawn, zip: boolean): Page {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const word = Buffer.from(nonce);
  const sent = headers.map(([name, value]): [string, string] => [name, value.replaceAll(PLACE, nonce)]);
  if (zip) return { status, headers: [...sent, ['content-encoding', 'gzip']], body: gzipOf(parts, word) };
  return {
    status,
    headers: sent,
    body: Buffer.concat(parts.flatMap(({ plain }, place) => (place > 0 ? [word, plain] : [plain]))),
  };
}
