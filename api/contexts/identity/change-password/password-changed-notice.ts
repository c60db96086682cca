import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { PASSWORD_CHANGED } from './words.js';

/** Tells the owner by mail that the password is another one now. */
@Injectable()
export class PasswordChangedNotice implements OnModuleInit {
  constructor(private readonly desk: AccountMailDesk, private readonly notices: AccountNotices) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:password-changed', words: PASSWORD_CHANGED, letter: (personId) => this.notices.letterTo(personId, '/forgot-password'), repeats: false });
  }
}
