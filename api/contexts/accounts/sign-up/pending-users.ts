import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Column, Entity, type EntityManager, IsNull, MoreThan, Not, PrimaryColumn } from 'typeorm';
import { instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { Problem } from '../../../platform/http/problem.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { IDS } from '../../../platform/tokens.js';
import { inSameTime, Links, Person, Throttle } from '../../access/index.js';
import { PENDING_LIFE, pendingStatus, type PendingStatus } from './pending.rules.js';

/** An address that wants an account; no person yet. */
@Entity({ schema: 'accounts', name: 'pending_users' })
export class PendingUser {
  @PrimaryColumn('uuid')
  id: string;
  /** Lower-cased. */
  @Column('text')
  email: string;
  @Column('text')
  language: Language;
  /** When the newest link was asked for. */
  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
  @Column('timestamptz', { name: 'verified_at', nullable: true })
  verifiedAt: Date | null;
  /** Of the proof that the link was answered with. */
  @Column('bytea', { name: 'proof_hash', nullable: true })
  proofHash: Buffer | null;
  /** When an account was last asked for with this address and without the proof. */
  @Column('timestamptz', { name: 'signed_up_at', nullable: true })
  signedUpAt: Date | null;
}

/** A fresh proof that the link was opened; only its hash is kept. */
export function newProof(): { proof: string; proofHash: Buffer } {
  const proof = randomBytes(32).toString('base64url');
  return { proof, proofHash: hashOf(proof) };
}

/**
 * Takes a proof for an address, once: with it goes everything that waited.
 * @returns whether it proves this very address.
 */
export async function redeemProof(rows: EntityManager, email: string, proof: string): Promise<boolean> {
  const since = new Date(Date.now() - PENDING_LIFE);
  const { affected } = await rows.delete(PendingUser, { email, proofHash: hashOf(proof), verifiedAt: MoreThan(since) });
  return affected === 1;
}

function hashOf(proof: string): Buffer {
  return createHash('sha256').update(proof).digest();
}

/** Addresses on their way to an account: first the link, then the rest. */
@Injectable()
export class PendingUsers {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly throttle: Throttle,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Sends a link to the address, or tells its owner that there is an account already; the caller cannot tell which, now or by asking for its status. */
  async ask(email: string, language: Language, network: string, correlation: string): Promise<void> {
    await this.throttle.spend('pending', email, network);
    const mayWrite = await this.throttle.mayWriteTo(email);
    await inSameTime(
      this.mails.together(correlation, async (rows, plan) => {
        const id = await this.enter(rows, email, language);
        if (!mayWrite) return;
        // An account without a proven address has no owner yet: the reader of the mailbox may still make one.
        const person = await rows.findOneBy(Person, { email, emailVerifiedAt: Not(IsNull()) });
        await (person ? plan('mail:already-registered', person.id) : this.links.send(rows, plan, 'sign-up', id));
      }),
    );
  }

  /**
   * Uses a link.
   * @returns the address with the proof that lets sign-up make a verified account of it, once and within a day.
   */
  async verify(token: string, network: string): Promise<{ email: string; proof: string }> {
    await this.throttle.spend('link', token, network);
    return this.db.rows.transaction(async (rows) => {
      const id = await this.links.use(rows, 'sign-up', token);
      const waiting = await rows.findOne(PendingUser, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!waiting) throw new Refusal('link-expired');

      const { proof, proofHash } = newProof();
      await rows.update(PendingUser, id, { verifiedAt: new Date(), proofHash });
      return { email: waiting.email, proof };
    });
  }

  /**
   * How far an address has come. One with an account is answered like any other: as pending while its link is open.
   */
  async status(email: string, network: string): Promise<PendingStatus> {
    await this.throttle.spend('check', email, network);
    const [waiting] = await this.db.query<{ requestedAt: Date; verifiedAt: Date | null }>(
      `select requested_at as "requestedAt", verified_at as "verifiedAt" from accounts.pending_users
        where email = $1 and (signed_up_at is null or signed_up_at < requested_at)`,
      [email],
    );
    const status =
      waiting &&
      pendingStatus(
        { requestedAt: instant(waiting.requestedAt), verifiedAt: waiting.verifiedAt && instant(waiting.verifiedAt) },
        instant(new Date()),
      );
    if (!status) throw new Problem(404, 'not-pending');

    return status;
  }

  /** Asking again keeps what the address has already proved. @returns the id of its row. */
  private async enter(rows: EntityManager, email: string, language: Language): Promise<string> {
    const waiting = {
      id: this.ids.next(),
      email,
      language,
      requestedAt: new Date(),
      verifiedAt: null,
      proofHash: null,
      signedUpAt: null,
    };
    await rows
      .createQueryBuilder()
      .insert()
      .into(PendingUser)
      .values(waiting)
      .orUpdate(['language', 'requested_at'], ['email'])
      .execute();
    return (await rows.findOneByOrFail(PendingUser, { email })).id;
  }
}

const OF_PERSON = 'email = (select email from access.persons where id = $1)';

/** What is known of addresses on their way to an account. */
@Injectable()
export class PendingPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly held: PersonalData,
  ) {}

  onModuleInit(): void {
    this.held.holds({
      name: 'pending-sign-up',
      collect: (personId) => this.collect(personId),
      erase: (personId) => this.erase(personId),
    });
  }

  private async collect(personId: string): Promise<unknown> {
    const [waiting] = await this.db.query(
      `select email, language, requested_at as "requestedAt", verified_at as "verifiedAt" from accounts.pending_users where ${OF_PERSON}`,
      [personId],
    );
    return waiting ?? null;
  }

  private async erase(personId: string): Promise<void> {
    await this.db.query(`delete from accounts.pending_users where ${OF_PERSON}`, [personId]);
  }
}
