import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Column, Entity, type EntityManager, IsNull, PrimaryColumn } from 'typeorm';
import type { Config } from '../../../config.js';
import { instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { put, set, type RowChange } from '../../../platform/event-store/row-changes.js';
import type { PlanEffect } from '../../../platform/jobs/effect-planner.js';
import { CONFIG, IDS } from '../../../platform/tokens.js';
import { LINK_MAILS, linkFault, type LinkMail, type LinkPurpose } from './link.rules.js';

/** A link sent to a person's address; only a hash of its token is kept. */
@Entity({ schema: 'access', name: 'email_tokens' })
export class EmailLink {
  @PrimaryColumn('uuid')
  id: string;
  /** A person, or for `sign-up` a pending user. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;
  @Column('text')
  purpose: LinkPurpose;
  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
  /** Since when a newer link stands in its place. */
  @Column('timestamptz', { name: 'voided_at', nullable: true })
  voidedAt: Date | null;
}

/** Single-use links that prove that a person reads the mail of an address. */
@Injectable()
export class Links {
  constructor(
    private readonly db: Database,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes a link, voids the ones before it of the same purpose, and plans its mail, all within the caller's transaction.
   * @param ownerId a person, or for `sign-up` a pending user.
   */
  async send(rows: EntityManager, plan: PlanEffect, purpose: LinkPurpose, ownerId: string): Promise<void> {
    const now = new Date();
    const id = this.ids.next();
    await this.void(rows, purpose, ownerId);
    await rows.insert(EmailLink, {
      id,
      ownerId,
      tokenHash: hashOf(this.tokenOf(purpose, id)),
      purpose,
      createdAt: now,
      usedAt: null,
      voidedAt: null,
    });
    await plan(LINK_MAILS[purpose].mail, id);
  }

  /** Ends the links of a purpose that are unused. */
  async void(rows: EntityManager, purpose: LinkPurpose, ownerId: string): Promise<void> {
    await rows.update(EmailLink, { ownerId, purpose, usedAt: IsNull(), voidedAt: IsNull() }, { voidedAt: new Date() });
  }

  /** Forgets all links of an owner who is no more. */
  async forget(rows: EntityManager, ownerId: string): Promise<void> {
    await rows.delete(EmailLink, { ownerId });
  }

  /** Whose link this is and where it leads; null when it is of no more use. */
  async find(linkId: string): Promise<{ ownerId: string; url: string } | null> {
    const link = await this.db.rows.findOneBy(EmailLink, { id: linkId });
    if (!link || faultOf(link)) return null;
    const { purpose, ownerId } = link;
    const { path, more = '' }: LinkMail = LINK_MAILS[purpose];
    return { ownerId, url: `${this.config.publicUrl}${path}?token=${this.tokenOf(purpose, linkId)}${more}` };
  }

  /** What the link of a token is for, whether it still works or not; null for a token that is not ours. */
  async purposeOf(token: string): Promise<LinkPurpose | null> {
    const link = await this.db.rows.findOneBy(EmailLink, { tokenHash: hashOf(token) });
    return link?.purpose ?? null;
  }

  /**
   * Uses a link, within the transaction of what it allows.
   * @returns the id of its owner.
   */
  async use(rows: EntityManager, purpose: LinkPurpose, token: string): Promise<string> {
    const link = await held(rows, purpose, token);
    await rows.update(EmailLink, link.id, { usedAt: new Date() });
    return link.ownerId;
  }

  /** Whose link this is, held until the transaction ends, without using it. */
  async look(rows: EntityManager, purpose: LinkPurpose, token: string): Promise<string> {
    return (await held(rows, purpose, token)).ownerId;
  }

  /** A link whose row is written together with facts; its mail is called for by them. */
  prepared(purpose: LinkPurpose, ownerId: string): { id: string; row: RowChange } {
    const id = this.ids.next();
    const tokenHash = `\\x${hashOf(this.tokenOf(purpose, id)).toString('hex')}`;
    return {
      id,
      row: put(
        'access.email_tokens',
        { id },
        {
          owner_id: ownerId,
          token_hash: tokenHash,
          purpose,
          created_at: new Date().toISOString(),
          used_at: null,
          voided_at: null,
        },
      ),
    };
  }

  /** Marks a link as used, together with facts. */
  used(linkId: string): RowChange {
    return set('access.email_tokens', { id: linkId }, { used_at: new Date().toISOString() });
  }

  /** Whose link this is, without using it. */
  async check(purpose: LinkPurpose, token: string): Promise<{ id: string; ownerId: string }> {
    return working(purpose, await this.db.rows.findOneBy(EmailLink, { tokenHash: hashOf(token), purpose }));
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

async function held(rows: EntityManager, purpose: LinkPurpose, token: string): Promise<EmailLink> {
  return working(
    purpose,
    await rows.findOne(EmailLink, {
      where: { tokenHash: hashOf(token), purpose },
      lock: { mode: 'pessimistic_write' },
    }),
  );
}

function working(purpose: LinkPurpose, link: EmailLink | null): EmailLink {
  const { codes } = LINK_MAILS[purpose];
  if (!link) throw new Refusal(codes.unknown);
  const fault = faultOf(link);
  if (fault) throw new Refusal(codes[fault]);
  return link;
}

function faultOf({ purpose, createdAt, usedAt, voidedAt }: EmailLink): ReturnType<typeof linkFault> {
  const state = {
    purpose,
    createdAt: instant(createdAt),
    usedAt: usedAt && instant(usedAt),
    voidedAt: voidedAt && instant(voidedAt),
  };
  return linkFault(state, instant(new Date()));
}

/** Longer than the work takes: an address that we know is not answered later than one that we do not. */
const SAME_TIME_MS = 60;

/** Answers no sooner than after a fixed while, however little there was to do. */
export async function inSameTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(SAME_TIME_MS)]);
  return result;
}
