import { IsNull, Not, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/**
 * Ends the live sessions of a person, within the transaction of what calls for it.
 * @param except the one session that goes on.
 */
export async function endSessions(
  rows: EntityManager,
  personId: string,
  because: NonNullable<Session['revokedBecause']>,
  except?: string,
): Promise<void> {
  await rows.update(
    Session,
    { personId, revokedAt: IsNull(), ...(except ? { id: Not(except) } : {}) },
    { revokedAt: new Date(), revokedBecause: because },
  );
}
