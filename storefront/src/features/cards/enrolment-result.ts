import { safeNext } from '../../lib/session/guard';
import { HttpError, put } from '../../lib/http';
import { memory } from '../../lib/store';
import type { InscriptionEnding } from '../../lib/wire';
import { NEXT, TOKEN } from './enrolment';

/** Where the card was wanted; null when it was for no purpose yet. */
export function wantedFor(): string | null {
  const next = memory.read(NEXT);
  return next && safeNext(next);
}

/** How saving the card ended; null when none is on its way. The token is forgotten once that is known. */
export async function cardOutcome(): Promise<InscriptionEnding | null> {
  const token = memory.read(TOKEN);
  if (!token) return null;
  try {
    const ending = await put('/v1/webpay-oneclick/inscriptions/{token}', { params: { path: { token } }, body: {} });
    if (ending.status !== 'pending') memory.write(TOKEN, null);
    return ending;
  } catch (problem) {
    // Another person's, or one that the shop no longer knows.
    if (!(problem instanceof HttpError && problem.status === 404)) throw problem;
    memory.write(TOKEN, null);
    return null;
  }
}
