import { IsNull, type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';

/** Ends every live session of a person, within the transaction of what calls for it. */
export async function endAllSessions(rows: EntityManager, personId: string, because: NonNullable<Session['revokedBecause']>): Promise<void> {
  await rows.update(Session, { personId, revokedAt: IsNull() }, { revokedAt: new Date(), revokedBecause: because });
}
