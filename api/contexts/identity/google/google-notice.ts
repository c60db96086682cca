import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { GOOGLE_LINKED } from './google-words.js';

/** Tells people that an account at Google signs in to theirs from now on. */
@Injectable()
export class GoogleNotice implements OnModuleInit {
  constructor(private readonly desk: AccountMailDesk, private readonly notices: AccountNotices) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:google-linked', words: GOOGLE_LINKED, letter: (personId) => this.notices.letterTo(personId, '/login'), repeats: false });
  }
}
