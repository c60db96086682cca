import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/problem.js';

/**
 * Notes that a token opened a session, within the transaction that opens it: of two that come at once, one does.
 * @param until when the token is over by itself.
 * @throws Problem 401 `google-used`.
 */
export async function useTokenOnce(rows: EntityManager, credential: string, until: Date): Promise<void> {
  const noted = await rows.query<unknown[]>(
    'insert into identity.used_google_tokens (digest, until) values ($1, $2) on conflict do nothing returning digest',
    [createHash('sha256').update(credential).digest(), until],
  );
  if (noted.length === 0) throw new Problem(401, 'google-used');
}
