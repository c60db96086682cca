import { WITHOUT_EFFECTS } from './bank-line.js';

/** Why a call of the bank's SDK failed. A refusal did nothing; without an answer it is unknown what was done. */
export type BankFailure = { is: 'refused'; status: number; message: string } | { is: 'no-answer'; why: string };

/** How the SDK reports a failed call: everything in one text, so it is read here and nowhere else. */
export function readFailure(error: unknown): BankFailure {
  const text = String((error as Error | null)?.message ?? error);
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

/** Our code, our key or our version is refused: no buyer and no second try can mend it. */
export function refusesUs(failure: BankFailure): failure is Extract<BankFailure, { is: 'refused' }> {
  return failure.is === 'refused' && (failure.status === 401 || failure.message.startsWith('Api mismatch'));
}
