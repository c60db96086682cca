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
import { EmailLink } from './email-link.entity.js';
import { LINK_MAILS, linkFault, type LinkPurpose } from './link.rules.js';

/** Single-use links that prove that somebody reads the mail of an address. */
@Injectable()
export class Links {
  constructor(private readonly db: Database, @Inject(IDS) private readonly ids: Ids, @Inject(CONFIG) private readonly config: Config) {}

  /**
   * Makes a link, voids the ones before it of the same purpose, and orders its mail: all within the caller's transaction.
   * @param ownerId a person, or for `sign-up` somebody who waits to become one.
   */
  async send(rows: EntityManager, order: OrderMail, purpose: LinkPurpose, ownerId: string): Promise<void> {
    const now = new Date();
    const id = this.ids.next();
    await this.void(rows, purpose, ownerId);
    await rows.insert(EmailLink, { id, ownerId, tokenHash: hashOf(this.tokenOf(purpose, id)), purpose, createdAt: now, usedAt: null, voidedAt: null });
    await order(LINK_MAILS[purpose].mail, id);
  }

  /** Ends the links of a purpose that nobody used yet. */
  async void(rows: EntityManager, purpose: LinkPurpose, ownerId: string): Promise<void> {
    await rows.update(EmailLink, { ownerId, purpose, usedAt: IsNull(), voidedAt: IsNull() }, { voidedAt: new Date() });
  }

  /** Whose link this is and where it leads; null when it is of no more use. */
  async find(linkId: string): Promise<{ ownerId: string; url: string } | null> {
    const link = await this.db.rows.findOneBy(EmailLink, { id: linkId });
    if (!link || faultOf(link)) return null;
    const { purpose, ownerId } = link;
    return { ownerId, url: `${this.config.publicUrl}${LINK_MAILS[purpose].path}?token=${this.tokenOf(purpose, linkId)}` };
  }

  /**
   * Uses a link, within the transaction of what it allows.
   * @returns the id of its owner.
   * @throws Refusal with the code that LINK_MAILS has for the fault.
   */
  async use(rows: EntityManager, purpose: LinkPurpose, token: string): Promise<string> {
    const { codes } = LINK_MAILS[purpose];
    const link = await rows.findOne(EmailLink, { where: { tokenHash: hashOf(token), purpose }, lock: { mode: 'pessimistic_write' } });
    if (!link) throw new Refusal(codes.unknown);
    const fault = faultOf(link);
    if (fault) throw new Refusal(codes[fault]);

    await rows.update(EmailLink, link.id, { usedAt: new Date() });
    return link.ownerId;
  }

  /** The token follows from the link's id and our key, so that no secret waits in a queue or a table. */
  private tokenOf(purpose: LinkPurpose, linkId: string): string {
    const secret = createHmac('sha256', this.config.jwtSecret).update(purpose).digest();
    return createHmac('sha256', secret).update(linkId).digest('base64url');
  }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function faultOf({ purpose, createdAt, usedAt, voidedAt }: EmailLink): ReturnType<typeof linkFault> {
  const state = { purpose, createdAt: instant(createdAt), usedAt: usedAt && instant(usedAt), voidedAt: voidedAt && instant(voidedAt) };
  return linkFault(state, instant(new Date()));
}
