import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import type { Ids } from '../../kernel/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { EffectPlanner } from '../../platform/jobs/effect-planner.js';
import { PersonalData } from '../../platform/personal-data.js';
import { IDS } from '../../platform/tokens.js';
import { Links, Person, SignedAddresses } from '../access/index.js';
import type { GuardianDecision } from './age.rules.js';
import type { GuardianQuestionReply, GuardianReply } from './consent.dto.js';
import { Consents } from './consents.js';
import { guardianFault, decisionOn, type GuardianChoice } from './guardian.rules.js';
import { Ages } from './age-status.js';
import type { GuardianLimitsReply } from './limits/play-limits.dto.js';

/** The adult who answers for a person's account; erased with it, and when the answer is no longer needed. */
@Entity({ schema: 'consent', name: 'guardians' })
export class Guardian {
  /** Names the address that was asked: another address is another id. */
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  /** Lower-cased. */
  @Column('text')
  email: string;
  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
  /** The last answer; it holds while the guardian is asked again. */
  @Column('text', { nullable: true })
  decision: GuardianDecision | null;
  /** How long and when the child may play; null: no limit. */
  @Column('int', { name: 'minutes_a_day', nullable: true })
  minutesADay: number | null;
  @Column('int', { name: 'allowed_from', nullable: true })
  allowedFrom: number | null;
  @Column('int', { name: 'allowed_until', nullable: true })
  allowedUntil: number | null;
}

/** Accounts naming the adult who answers for them. */
@Injectable()
export class Guardians {
  constructor(
    private readonly db: Database,
    private readonly ages: Ages,
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The status of a person's guardian. */
  async stateOf(personId: string): Promise<GuardianReply> {
    const [reply, guardian] = await Promise.all([
      this.ages.ofPerson(personId),
      this.db.rows.findOneBy(Guardian, { personId }),
    ]);
    if (!reply) throw new Problem(404, 'not-found');
    return {
      needed: reply.needsGuardian,
      may_buy: reply.canPurchase,
      email: guardian?.email ?? null,
      requested_at: guardian?.requestedAt.toISOString() ?? null,
      waiting: guardian !== null && (guardian.decidedAt === null || guardian.requestedAt > guardian.decidedAt),
      decision: guardian?.decision ?? null,
      decided_at: guardian?.decidedAt?.toISOString() ?? null,
    };
  }

  /** Mails the question to a guardian; a later address takes the place of one that did not answer. */
  async ask(personId: string, email: string, correlation: string): Promise<void> {
    if (!(await this.ages.ofPerson(personId))?.needsGuardian) throw new Refusal('guardian-not-needed');

    await this.mails.together(correlation, async (rows, plan) => {
      const person = await rows.findOneOrFail(Person, { where: { id: personId }, lock: { mode: 'pessimistic_write' } });
      const before = await rows.findOneBy(Guardian, { personId });
      const fault = guardianFault(email, person.email, before);
      if (fault) throw new Refusal(fault);

      const requestedAt = new Date();
      if (before?.email === email) await rows.update(Guardian, before.id, { requestedAt });
      else {
        await rows.delete(Guardian, { personId });
        await rows.insert(Guardian, {
          id: this.ids.next(),
          personId,
          email,
          requestedAt,
          decidedAt: null,
          decision: null,
        });
      }
      await this.links.send(rows, plan, 'guardian', personId);
    });
  }
}

/** A child may buy no more: what would be charged automatically has to stop. The subject is the child's id. */
export const BUYING_STOPPED = 'identity:buying-stopped';

/** What a guardian says, and the hash of the text they read. */
interface GuardianSays {
  choice: GuardianChoice;
  hash: string | null;
  language: Language;
}

/** Guardians answering by the link of a mail: the question's works once, the confirmation's as long as they are the guardian. */
@Injectable()
export class GuardianAnswers {
  constructor(
    private readonly db: Database,
    private readonly mails: EffectPlanner,
    private readonly links: Links,
    private readonly addresses: SignedAddresses,
    private readonly consents: Consents,
  ) {}

  /** What is asked; using nothing up. */
  async question(token: string): Promise<GuardianQuestionReply> {
    const { username, decision, decidedAt } = await this.db.rows.transaction(async (rows) => {
      const guardian = await this.looked(rows, token);
      const child = await rows.findOneByOrFail(Person, { id: guardian.personId });
      return { ...guardian, username: child.username };
    });
    return { username, decision, decided_at: decidedAt?.toISOString() ?? null };
  }

  /** How long and when the child may play; using nothing up. */
  async limits(token: string): Promise<GuardianLimitsReply> {
    const guardian = await this.db.rows.transaction((rows) => this.looked(rows, token));
    return limitsOf(guardian);
  }

  /** Sets it; the link goes on working. */
  async setLimits(token: string, limits: GuardianLimitsReply): Promise<GuardianLimitsReply> {
    return this.db.rows.transaction(async (rows) => {
      const guardian = await this.looked(rows, token);
      await rows.update(Guardian, guardian.id, limits);
      return limits;
    });
  }

  /** What an answer would change; using nothing up. */
  async linkStatus(token: string, says: GuardianSays): Promise<{ before: GuardianDecision | null; personId: string }> {
    this.refuseOldText(says);
    const { decision, personId } = await this.db.rows.transaction((rows) => this.looked(rows, token));
    return { before: decision, personId };
  }

  /** Takes an answer. The same answer again changes nothing. */
  async answer(token: string, says: GuardianSays, correlation: string): Promise<GuardianDecision> {
    this.refuseOldText(says);
    const { choice, language } = says;

    return this.mails.together(correlation, async (rows, plan) => {
      const guardian = await this.guardianOf(rows, token, (link) => this.links.use(rows, 'guardian', link));
      const decision = decisionOn(choice, guardian.decision);
      const changed = decision !== guardian.decision;
      await rows.update(Guardian, guardian.id, { decision, decidedAt: new Date() });
      if (!changed) return decision;

      const allowed = decision === 'allowed';
      await this.consents.record(rows, guardian.personId, [{ text: 'guardian', given: allowed }], {
        place: 'guardian',
        language,
      });
      if (allowed) await plan('mail:guardian-allowed', guardian.id);
      await plan(allowed ? 'mail:buying-allowed' : 'mail:buying-off', guardian.personId);
      if (!allowed) await plan(BUYING_STOPPED, guardian.personId);
      return decision;
    });
  }

  private refuseOldText({ choice, hash }: GuardianSays): void {
    if (choice === 'allow' && (hash === null || !this.consents.isCurrent('guardian', hash)))
      throw new Refusal('text-changed');
  }

  private looked(rows: EntityManager, token: string): Promise<Guardian> {
    return this.guardianOf(rows, token, (link) => this.links.look(rows, 'guardian', link));
  }

  private async guardianOf(
    rows: EntityManager,
    token: string,
    ownerOf: (link: string) => Promise<string>,
  ): Promise<Guardian> {
    const lock = { mode: 'pessimistic_write' as const };
    const signed = token.includes('.');
    const id = signed ? this.addresses.read('guardian', token) : await ownerOf(token);
    const guardian = id && (await rows.findOne(Guardian, { where: signed ? { id } : { personId: id }, lock }));
    if (!guardian) throw new Refusal('guardian-link-unknown');
    return guardian;
  }
}

function limitsOf({ minutesADay, allowedFrom, allowedUntil }: GuardianLimitsReply): GuardianLimitsReply {
  return { minutesADay, allowedFrom, allowedUntil };
}

/** What is held about an account's guardian, for the export and the erasure. */
@Injectable()
export class GuardianRecords implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.holds({
      name: 'guardian',
      collect: async (personId) => {
        const guardian = await this.db.rows.findOneBy(Guardian, { personId });
        return (
          guardian && {
            email: guardian.email,
            requestedAt: guardian.requestedAt.toISOString(),
            decision: guardian.decision,
            decidedAt: guardian.decidedAt?.toISOString() ?? null,
            limits: limitsOf(guardian),
          }
        );
      },
      erase: async (personId) => void (await this.db.rows.delete(Guardian, { personId })),
    });
  }
}
