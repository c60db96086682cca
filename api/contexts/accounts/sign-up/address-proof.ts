import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { Person, Links } from '../../access/index.js';
import { AddressChanges } from '../profile/address-changes.js';

/** Proves that the owner of an account reads the mail of its address. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly db: Database,
    private readonly links: Links,
    private readonly changes: AddressChanges,
  ) {}

  /**
   * Uses a link: the address is verified from now on, be it the account's own or the one that it moves to.
   * @throws Refusal `verification-link-used`, `-replaced`, `-expired` or `-unknown`; for a move `link-used` and so on.
   */
  async confirm(token: string, correlation: string): Promise<void> {
    const purpose = await this.links.purposeOf(token);
    if (purpose === 'change-email' || purpose === 'change-email-by-staff')
      return this.changes.confirm(purpose, token, correlation);
    await this.db.rows.transaction(async (rows) => {
      const id = await this.links.use(rows, 'verify-email', token);
      await rows.update(Person, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: new Date() });
    });
  }

  /**
   * The reader of the mailbox did not make this account: it is deleted with its password, and the address is free.
   * @throws Refusal `verification-link-used`, `-replaced`, `-expired` or `-unknown`; an account that is proven meanwhile stays.
   */
  async disown(token: string): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      const id = await this.links.use(rows, 'verify-email', token);
      const { affected } = await rows.delete(Person, { id, emailVerifiedAt: IsNull() });
      if (affected !== 1) throw new Refusal('verification-link-used');
      await this.links.forget(rows, id);
    });
  }
}
