import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Letter } from '../mail/account-mail.js';
import { AccountMailDesk } from '../mail/account-mail-desk.js';
import { AccountNotices } from '../mail/account-notices.js';
import { Person } from '../people/person.entity.js';
import { Links } from '../verification/links.js';
import { SignedAddresses } from '../verification/signed-addresses.js';
import { BUYING_ALLOWED, BUYING_OFF, GUARDIAN_ALLOWED, GUARDIAN_ASKED } from './guardian-words.js';
import { Guardian } from './guardian.entity.js';

const PAGE = '/guardian';

/** The mails between an account, its guardian and the shop. */
@Injectable()
export class GuardianMails implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly desk: AccountMailDesk,
    private readonly notices: AccountNotices,
    private readonly links: Links,
    private readonly addresses: SignedAddresses,
  ) {}

  onModuleInit(): void {
    this.desk.offers({ kind: 'mail:guardian-asked', words: GUARDIAN_ASKED, letter: (linkId) => this.question(linkId), repeats: true });
    this.desk.offers({ kind: 'mail:guardian-allowed', words: GUARDIAN_ALLOWED, letter: (id) => this.confirmation(id), repeats: true });
    this.desk.offers({ kind: 'mail:buying-allowed', words: BUYING_ALLOWED, letter: (personId) => this.notices.letterTo(personId, '/games'), repeats: false });
    this.desk.offers({ kind: 'mail:buying-off', words: BUYING_OFF, letter: (personId) => this.notices.letterTo(personId, '/library'), repeats: false });
  }

  private async question(linkId: string): Promise<Letter | null> {
    const link = await this.links.find(linkId);
    const guardian = link && (await this.db.rows.findOneBy(Guardian, { personId: link.ownerId }));
    return guardian && this.letterTo(guardian, link.url);
  }

  private async confirmation(guardianId: string): Promise<Letter | null> {
    const guardian = await this.db.rows.findOneBy(Guardian, { id: guardianId, decision: 'allowed' });
    return guardian && this.letterTo(guardian, this.addresses.address('guardian', guardianId, PAGE));
  }

  /** In the language of the account: of the guardian we know nothing but the address. */
  private async letterTo({ email, personId }: Guardian, url: string): Promise<Letter | null> {
    const child = await this.db.rows.findOneBy(Person, { id: personId });
    return child && { email, username: child.username, language: child.language, url };
  }
}
