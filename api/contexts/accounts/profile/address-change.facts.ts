import { IsNull } from 'typeorm';
import type { AccountFacts, Recipients } from '../../access/index.js';
import { AddressChange } from './address-change.entity.js';
import { masked } from './profile.rules.js';

export interface AddressChangeFacts extends AccountFacts {
  /** Half hidden: the mailbox of the old address may belong to another person by now. */
  newEmail: string;
  /** For a change by staff: when its link begins to work. */
  waitsUntil: Date | null;
}

/** What a link tells of the change that waits for it, written to the old or the new address; null once either is over. */
export async function pendingChange(
  recipients: Recipients,
  linkId: string,
  to: 'oldEmail' | 'newEmail',
): Promise<AddressChangeFacts | null> {
  const owner = await recipients.ownerOfLink(linkId);
  const change =
    owner && (await recipients.db.rows.findOneBy(AddressChange, { personId: owner.id, endedAt: IsNull() }));
  return change && { ...owner, email: change[to], newEmail: masked(change.newEmail), waitsUntil: change.waitsUntil };
}

export const CHANGE_SAMPLES = [
  { newEmail: 'n•••@example.test', waitsUntil: null },
  { newEmail: 'n•••@example.test', waitsUntil: new Date('2026-12-01T15:00:00Z') },
];
