import { patient } from '../support/patience.js';
import type { RawReply } from '../support/raw.js';
import { BODY_LIMIT } from './send.js';
import type { Shot } from './shot.js';

export interface Fault {
  what: string;
  shot: Shot;
  detail: string;
}

const SLOWEST_MS = patient(10_000);
const SENTENCE = /^[\p{Lu}¿¡“«][^]*[.?!”»]$/u;

/** Looks at answers one by one, and at what they say in both languages together. */
export class Checks {
  private readonly sentences = new Map<string, { es: Set<string>; en: Set<string> }>();

  /** @param secret what only the bystander and staff may read. */
  constructor(private readonly secret: string) {}

  /** What is wrong with one answer. */
  faultsOf(shot: Shot, reply: RawReply): Fault[] {
    const fault = (what: string, detail: string): Fault => ({ what, shot, detail: detail.slice(0, 600) });
    const faults: Fault[] = [];
    if (reply.status === 0 && Buffer.byteLength(shot.body ?? '') <= BODY_LIMIT)
      faults.push(fault('no answer', reply.text));
    if (reply.status >= 500) faults.push(fault('server error', `${reply.status} ${reply.text}`));
    if (reply.ms > SLOWEST_MS) faults.push(fault('too slow', `${Math.round(reply.ms)} ms`));
    if (!mayShowAddress(shot) && reply.text.includes(this.secret))
      faults.push(fault('tells the address of somebody else', reply.text));
    if (reply.status >= 400 && reply.status < 500 && shot.method !== 'HEAD') {
      const wrong = this.shapeFault(shot, reply);
      if (wrong) faults.push(fault(wrong, `${reply.status} ${JSON.stringify(reply.headers)} ${reply.text}`));
    }
    return faults;
  }

  /** Codes whose sentence is the same in Spanish and in English. */
  untranslated(): string[] {
    return [...this.sentences]
      .filter(([, { es, en }]) => [...es].some((sentence) => en.has(sentence)))
      .map(([code]) => code);
  }

  private shapeFault(shot: Shot, { status, headers, text }: RawReply): string | null {
    // Of headers that are too large nothing can be read: whoever it is gets a page that clears cookies.
    if (status === 431) return String(headers['content-type']).startsWith('text/html') ? null : 'no page of a way on';
    const body = parsed(text);
    const isPlain = typeof body === 'string';
    const { message, code } = isPlain
      ? { message: body, code: body }
      : ((body ?? {}) as { message?: unknown; code?: unknown });
    if (typeof message !== 'string' || !SENTENCE.test(message)) return 'an error without a sentence';
    if (typeof code !== 'string' || (!isPlain && !/^[a-z0-9-]+$/.test(code))) return 'an error without a code';
    if (headers['content-language'] !== shot.language) return 'an error in another language';
    if (!String(headers['content-type']).startsWith('application/json')) return 'an error that is no JSON';
    if (!isPlain) this.remember(code, message, shot.language);
    return null;
  }

  private remember(code: string, message: string, language: 'es' | 'en'): void {
    const known = this.sentences.get(code) ?? { es: new Set(), en: new Set() };
    this.sentences.set(code, known);
    known[language].add(message);
  }
}

/** Where an address is shown to the person who typed it: as that of a guardian, or as one that waits to be theirs. */
const OWN_ACCOUNT = /^\/v1\/users\/~own\.id~(\/guardian)?(\?|$)/;

/** Staff may read it, and who sends it themselves hears it again, also later. */
function mayShowAddress({ who, body, path }: Shot): boolean {
  return who === 'administrator' || OWN_ACCOUNT.test(path) || `${path}${String(body)}`.includes('~other.email~');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
