import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { Links } from '../verification/links.js';
import { AddressChange } from './address-change.entity.js';
import { masked } from './profile.rules.js';
import { ADDRESS_CHANGE_ASKED, ADDRESS_CHANGED, ADDRESS_WANTED, ALLOW_ADDRESS, CONFIRM_NEW_ADDRESS } from './words.js';

/** What is written, and to which address, when an account moves to another. */
@Injectable()
export class AddressMails implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly links: Links,
    private readonly notices: AccountNotices,
    private readonly desk: AccountMailDesk,
  ) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:change-email', words: CONFIRM_NEW_ADDRESS, letter: (linkId) => this.toNewAddress(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:change-email-asked', words: ADDRESS_CHANGE_ASKED, letter: (linkId) => this.toPresentAddress(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:allow-address', words: ALLOW_ADDRESS, letter: (linkId) => this.toPresentAddress(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:change-email-done', words: ADDRESS_CHANGED, letter: (changeId) => this.toOldAddress(changeId), repeats: true });
    this.desk.offers({ kind: 'mail:address-wanted', words: ADDRESS_WANTED, letter: (personId) => this.notices.letterTo(personId, '/login'), repeats: false });
  }

  private async toNewAddress(linkId: string): Promise<Letter | null> {
    const found = await this.waiting(linkId);
    const letter = found && (await this.notices.letterTo(found.change.personId, '/account', factsOf(found.change)));
    return letter && { ...letter, email: found.change.newEmail, url: found.url };
  }

  private async toPresentAddress(linkId: string): Promise<Letter | null> {
    const found = await this.waiting(linkId);
    const letter = found && (await this.notices.letterTo(found.change.personId, '/account', factsOf(found.change)));
    return letter && { ...letter, email: found.change.oldEmail, url: found.url };
  }

  private async waiting(linkId: string): Promise<{ url: string; change: AddressChange } | null> {
    const link = await this.links.find(linkId);
    const change = link && (await this.db.rows.findOneBy(AddressChange, { personId: link.ownerId, endedAt: IsNull() }));
    return change && { url: link.url, change };
  }

  /** Goes to the previous address, even after the account has changed again. */
  private async toOldAddress(changeId: string): Promise<Letter | null> {
    const change = await this.db.rows.findOneBy(AddressChange, { id: changeId });
    const letter = change && (await this.notices.letterTo(change.personId, '/login', factsOf(change)));
    return letter && { ...letter, email: change.oldEmail };
  }
}

/** The new address stays half hidden: the old mailbox may belong to another person by now. */
function factsOf({ newEmail, waitsUntil }: AddressChange): Letter['facts'] {
  return { newEmail: masked(newEmail), ...(waitsUntil ? { waitsUntil: waitsUntil.toISOString() } : {}) };
}
