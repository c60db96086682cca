/** What a report is about. */
export const CATEGORIES = ['bug', 'feature-request', 'account', 'payment', 'performance', 'ui-ux', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is wrong with the content of a game. */
export const GAME_REASONS = ['unsuitable', 'wrong-facts', 'copied', 'harmful', 'does-not-work', 'other'] as const;
export type GameReason = (typeof GAME_REASONS)[number];

export const REPORT_STATES = ['received', 'in-progress', 'needs-reply', 'solved', 'closed'] as const;
export type ReportStatus = (typeof REPORT_STATES)[number];

/** Reports in these are over. */
export const isOver = (status: ReportStatus): boolean => status === 'solved' || status === 'closed';

export const LARGEST_ATTACHMENT = 10 * 1_048_576;
/** Room for an attachment as base64 text beside the other fields. */
export const LARGEST_REPORT = Math.ceil((LARGEST_ATTACHMENT * 4) / 3) + 131_072;

/** Room for 5,000 signs of any script beside number and token. */
export const LARGEST_REPLY = 65_536;

/** What the browser says of itself; nothing else is kept of what a report brings. */
const FACTS = ['page', 'browser', 'language', 'window', 'screen', 'timeZone', 'online', 'theme'] as const;
const LONGEST_FACT = 300;

export type BrowserFacts = Partial<Record<(typeof FACTS)[number], string>>;

/** The known facts, each as a short text; null for none. */
export function knownFacts(given: unknown): BrowserFacts | null {
  if (typeof given !== 'object' || given === null) return null;
  const facts = FACTS.flatMap((name) => {
    const value = (given as Record<string, unknown>)[name];
    return typeof value === 'string' && value !== '' ? [[name, value.slice(0, LONGEST_FACT)] as const] : [];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : null;
}

export type AttachmentKind = 'picture' | 'pdf' | 'text' | 'video';

/** What a file is by its content, never by its name; null for what we do not take. */
export function kindOf(content: Buffer, isPicture: (bytes: Buffer) => boolean): AttachmentKind | null {
  if (isPicture(content)) return 'picture';
  const head = content.subarray(0, 12).toString('latin1');
  if (head.startsWith('%PDF-')) return 'pdf';
  if (/^[^]{4}ftyp/.test(head) || head.startsWith('\x1aE\xdf\xa3')) return 'video';
  return isText(content) ? 'text' : null;
}

function isText(content: Buffer): boolean {
  const text = content.toString('utf8');
  return content.length > 0 && !text.includes('\uFFFD') && !/\p{Cc}/u.test(text.replace(/\s/g, ''));
}

/** A name that is safe to show and to save under: its last part, without signs of paths or controls. */
export function safeName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const safe = last.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim();
  return safe.slice(-100) || 'attachment';
}
