import { WITHOUT_EFFECTS } from './bank-line.js';

/** Why a call of the bank's SDK failed. A refusal did nothing; without an answer it is unknown what was done. */
export type BankFailure = { is: 'refused'; status: number; message: string } | { is: 'no-answer'; why: string };

/** What the SDK refuses by its own rules, before anything is sent: our fault, and the bank knows nothing of it. */
const UNSENDABLE =
  /^(?:list )?'[^']+' (?:can't be null or (?:white space|empty)|is too long, the maximum length is \d+|has spaces at the beginning or the end)$/;
const NOT_SENT = 'Not sent: ';

/** How the SDK reports a failed call: everything in one text, so it is read here and nowhere else. */
export function readFailure(error: unknown): BankFailure {
  const text = String((error as Error | null)?.message ?? error);
  if (UNSENDABLE.test(text)) return { is: 'refused', status: 0, message: NOT_SENT + text };
  const [transport = '', bankSays = ''] = text.split('\n');
  const status = Number(/status code (\d{3})/.exec(transport)?.[1] ?? 0);
  if (status >= 400 && status < 500) return { is: 'refused', status, message: bankSays.trim() || transport };
  return { is: 'no-answer', why: transport.slice(0, 200) };
}

/** The request never left: connection refused or host unknown. Any other failure may have reached the bank. */
const NEVER_LEFT = new RegExp(
  `^(?:\\w*Error: )?(?:connect (?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)|getaddrinfo |${WITHOUT_EFFECTS})`,
);

/** Whether a failed call proves that the bank has not even seen it, so that sending it again is no repetition. */
export function neverLeft(failure: BankFailure): boolean {
  return failure.is === 'no-answer' && NEVER_LEFT.test(failure.why);
}

/** Whether the SDK sent nothing, because of what we gave it. */
export function isUnsendable(failure: { is: string; message?: string }): boolean {
  return failure.is === 'refused' && failure.message?.startsWith(NOT_SENT) === true;
}

/** Our code, our key, our version or what we send is refused: no buyer and no second try can mend it. */
export function refusesUs(failure: BankFailure): failure is Extract<BankFailure, { is: 'refused' }> {
  return (
    failure.is === 'refused' &&
    (failure.status === 401 || failure.message.startsWith('Api mismatch') || isUnsendable(failure))
  );
}
