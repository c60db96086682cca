import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { dayIn } from './days.js';
import { Export } from './export.entity.js';
import { EXPORT_READY } from './privacy.mails.js';

/** Tells somebody that the file is ready. Its link leads to the account page: the file opens for its owner only. */
@Injectable()
export class ExportMails implements OnModuleInit {
  constructor(private readonly db: Database, private readonly desk: AccountMailDesk, private readonly notices: AccountNotices) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:export-ready', words: EXPORT_READY, letter: (id) => this.letter(id), repeats: true });
  }

  private async letter(id: string): Promise<Letter | null> {
    const ready = await this.db.rows.findOneBy(Export, { id, state: 'ready' });
    const letter = ready && (await this.notices.letterTo(ready.personId, '/account/privacy'));
    return ready?.expiresAt && letter ? { ...letter, facts: { day: dayIn(letter.language, ready.expiresAt) } } : null;
  }
}
