import { KNOWN } from './features/catalog/query';
import { languageInPath, plainPath } from './lib/addresses';
import { isLanguage } from './lib/i18n';

const LEGAL_TEXT = ['version', 'compare'];

/** Pages that say the same to every visitor, and what of their address they read besides the language. */
const SHARED: readonly (readonly [plain: RegExp, reads: readonly string[]])[] = [
  [/^\/$/, ['subject']],
  [/^\/games$/, KNOWN],
  [/^\/games\/[^/]+(?:\/achievements)?$/, []],
  [/^\/subscription$/, ['plan']],
  [/^\/(?:legal|refund|privacy|subscriber-agreement|cookies)$/, LEGAL_TEXT],
];

/**
 * The address of a page that says the same to every visitor, without what the page does not read, so that
 * `?utm_source=…` is no page of its own. Null for a page that is drawn for one visitor alone.
 */
export function sharedAddress(address: string): string | null {
  const { origin, pathname, searchParams } = new URL(address);
  const plain = plainPath(pathname);
  // `/es/` is not `/es`.
  if (languageInPath(pathname) && pathname !== '/' && pathname.endsWith('/')) return null;
  // What it says of an enquiry that was sent is for its sender.
  if (plain === '/' && (searchParams.has('sent') || searchParams.has('problem'))) return null;
  const [, reads] = SHARED.find(([path]) => path.test(plain)) ?? [];
  if (!reads) return null;
  const read = new URLSearchParams();
  const language = searchParams.get('lang');
  if (isLanguage(language)) read.set('lang', language);
  for (const name of reads) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  const search = read.toString();
  return `${origin}${pathname}${search ? `?${search}` : ''}`;
}
