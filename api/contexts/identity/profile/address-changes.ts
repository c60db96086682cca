import { Inject, Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { sqlStateOf } from '../../../platform/database/database.js';
import { IDS } from '../../../platform/tokens.js';
import { AccountMails, type OrderMail } from '../mail/account-mails.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../verification/links.js';
import { AddressChange } from './address-change.entity.js';
import { ProfileHistory } from './profile-history.js';

export type AddressAnswer = 'unchanged' | 'asked' | 'cancelled';

const UNIQUE_VIOLATION = '23505';

/** Moving an account to another address: it counts once the link sent there is used. */
@Injectable()
export class AddressChanges {
  constructor(
    private readonly links: Links,
    private readonly mails: AccountMails,
    private readonly history: ProfileHistory,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The address that waits for its link to be used. */
  async pendingOf(rows: EntityManager, personId: string): Promise<AddressChange | null> {
    return rows.findOneBy(AddressChange, { personId, endedAt: IsNull() });
  }

  /**
   * Within the caller's transaction: sends a link to the new address and a notice to the present one; the present address ends what waits.
   * An address that has an account gets no link, only a word to its owner: whoever asks cannot tell.
   */
  async ask(rows: EntityManager, order: OrderMail, person: Person, email: string, actorId: string): Promise<AddressAnswer> {
    const pending = await this.pendingOf(rows, person.id);
    if (email === person.email && !pending) return 'unchanged';

    if (pending) await rows.update(AddressChange, pending.id, { endedAt: new Date() });
    await this.links.void(rows, 'change-email', person.id);
    const isNew = email !== pending?.newEmail;
    if (isNew) await this.history.add(rows, person.id, actorId, [{ field: 'pending_email', before: pending?.newEmail ?? null, after: email === person.email ? null : email }]);
    if (email === person.email) return 'cancelled';

    const change: AddressChange = { id: this.ids.next(), personId: person.id, askedBy: actorId, oldEmail: person.email, newEmail: email, askedAt: new Date(), doneAt: null, endedAt: null };
    await rows.insert(AddressChange, change);
    const owner = await rows.findOneBy(Person, { email });
    await (owner ? order('mail:address-wanted', owner.id) : this.links.send(rows, order, 'change-email', person.id));
    if (isNew) await order('mail:change-email-asked', change.id);
    return 'asked';
  }

  /**
   * Uses the link: the account has the new address, proven, from now on; its sessions stay.
   * @throws Refusal `link-used`, `-replaced`, `-expired` or `-unknown`; one that leads to an address taken meanwhile is answered like an expired one.
   */
  async confirm(token: string, correlation: string): Promise<void> {
    const moved = await this.mails.together(correlation, (rows, order) => this.move(rows, order, token)).catch((error: unknown) => {
      if (sqlStateOf(error) === UNIQUE_VIOLATION) return false;
      throw error;
    });
    if (!moved) throw new Refusal('link-expired');
  }

  private async move(rows: EntityManager, order: OrderMail, token: string): Promise<boolean> {
    const personId = await this.links.use(rows, 'change-email', token);
    const person = await rows.findOne(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
    const change = await this.pendingOf(rows, personId);
    if (!person || !change) return false;

    const now = new Date();
    await rows.update(AddressChange, change.id, { endedAt: now });
    if (await rows.existsBy(Person, { email: change.newEmail })) return false;

    await rows.update(AddressChange, change.id, { doneAt: now });
    await rows.update(Person, personId, { email: change.newEmail, emailVerifiedAt: now });
    await this.history.add(rows, personId, change.askedBy, [{ field: 'email', before: person.email, after: change.newEmail }]);
    // Whoever still reads the old address must not get in by a link that lies there.
    await this.links.void(rows, 'verify-email', personId);
    await this.links.void(rows, 'reset-password', personId);
    await order('mail:change-email-done', change.id);
    return true;
  }
}
