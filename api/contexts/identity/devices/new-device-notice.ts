import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { SignIn } from './sign-in.entity.js';
import { NEW_DEVICE } from './words.js';

/** Tells people by mail that a device never seen before entered their account. */
@Injectable()
export class NewDeviceNotice implements OnModuleInit {
  constructor(private readonly db: Database, private readonly desk: AccountMailDesk, private readonly notices: AccountNotices) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:new-device', words: NEW_DEVICE, letter: (signInId) => this.letter(signInId), repeats: false });
  }

  private async letter(signInId: string): Promise<Letter | null> {
    const signIn = await this.db.rows.findOneBy(SignIn, { id: signInId });
    return signIn && this.notices.letterTo(signIn.personId, '/account/sessions', { device: signIn.device ?? '', at: signIn.at.toISOString() });
  }
}
