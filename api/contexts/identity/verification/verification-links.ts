import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import type { Config } from '../../../config.js';
import { instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import type { OrderMail } from '../mail/account-mails.js';
import { Person } from '../people/person.entity.js';
import { EmailLink } from './email-link.entity.js';
import { linkFault } from './link.rules.js';

const PURPOSE = 'verify-email';

/** Links that prove that somebody reads the mail of an address. */
@Injectable()
export class VerificationLinks {
  private readonly secret: Buffer;

  constructor(private readonly db: Database, @Inject(IDS) private readonly ids: Ids, @Inject(CONFIG) private readonly config: Config) {
    this.secret = createHmac('sha256', config.jwtSecret).update(PURPOSE).digest();
  }

  /** Makes a link, voids the ones before it, and orders its mail: all within the caller's transaction. */
  async send(rows: EntityManager, order: OrderMail, personId: string): Promise<void> {
    const now = new Date();
    const id = this.ids.next();
    await rows.update(EmailLink, { personId, purpose: PURPOSE, usedAt: IsNull(), voidedAt: IsNull() }, { voidedAt: now });
    await rows.insert(EmailLink, { id, personId, tokenHash: hashOf(this.tokenOf(id)), purpose: PURPOSE, createdAt: now, usedAt: null, voidedAt: null });
    await order('mail:verify-email', id);
  }

  /** Whom a link's mail goes to and where it leads; null when the link is of no more use. */
  async letter(linkId: string): Promise<{ person: Person; url: string } | null> {
    const link = await this.db.rows.findOneBy(EmailLink, { id: linkId });
    if (!link || faultOf(link)) return null;
    const person = await this.db.rows.findOneBy(Person, { id: link.personId });
    if (!person || person.emailVerifiedAt) return null;

    return { person, url: `${this.config.publicUrl}/verify-email?token=${this.tokenOf(linkId)}` };
  }

  /**
   * Uses a link: the address is verified from now on.
   * @throws Refusal `verification-link-used`, `-replaced`, `-expired` or `-unknown`.
   */
  async use(token: string): Promise<void> {
    await this.db.rows.transaction(async (rows) => {
      const link = await rows.findOne(EmailLink, { where: { tokenHash: hashOf(token), purpose: PURPOSE }, lock: { mode: 'pessimistic_write' } });
      if (!link) throw new Refusal('verification-link-unknown');
      const fault = faultOf(link);
      if (fault) throw new Refusal(fault);

      const now = new Date();
      await rows.update(EmailLink, link.id, { usedAt: now });
      await rows.update(Person, { id: link.personId, emailVerifiedAt: IsNull() }, { emailVerifiedAt: now });
    });
  }

  /** The token follows from the link's id and our key, so that no secret waits in a queue or a table. */
  private tokenOf(linkId: string): string {
    return createHmac('sha256', this.secret).update(linkId).digest('base64url');
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function faultOf({ createdAt, usedAt, voidedAt }: EmailLink): ReturnType<typeof linkFault> {
  const state = { createdAt: instant(createdAt), usedAt: usedAt && instant(usedAt), voidedAt: voidedAt && instant(voidedAt) };
  return linkFault(state, instant(new Date()));
}
