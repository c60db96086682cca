import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { Links } from '../verification/links.js';
import { AddressChange } from './address-change.entity.js';
import { masked } from './profile.rules.js';
import { ADDRESS_CHANGE_ASKED, ADDRESS_CHANGED, ADDRESS_WANTED, CONFIRM_NEW_ADDRESS } from './words.js';

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
    this.desk.offers({ kind: 'mail:change-email-asked', words: ADDRESS_CHANGE_ASKED, letter: (changeId) => this.toOldAddress(changeId, '/account'), repeats: true });
    this.desk.offers({ kind: 'mail:change-email-done', words: ADDRESS_CHANGED, letter: (changeId) => this.toOldAddress(changeId, '/login'), repeats: true });
    this.desk.offers({ kind: 'mail:address-wanted', words: ADDRESS_WANTED, letter: (personId) => this.notices.letterTo(personId, '/login'), repeats: false });
  }

  private async toNewAddress(linkId: string): Promise<Letter | null> {
    const link = await this.links.find(linkId);
    const change = link && (await this.db.rows.findOneBy(AddressChange, { personId: link.ownerId, endedAt: IsNull() }));
    const letter = change && (await this.notices.letterTo(change.personId, '/account'));
    return letter && { ...letter, email: change.newEmail, url: link.url };
  }

  /** The warning goes where the account was when the change was asked for, whatever its address is by now. */
  private async toOldAddress(changeId: string, path: string): Promise<Letter | null> {
    const change = await this.db.rows.findOneBy(AddressChange, { id: changeId });
    const letter = change && (await this.notices.letterTo(change.personId, path, { newEmail: masked(change.newEmail) }));
    return letter && { ...letter, email: change.oldEmail };
  }
}
