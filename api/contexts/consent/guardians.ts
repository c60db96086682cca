import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import type { Ids } from '../../kernel/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/http/messages.js';
import { Problem } from '../../platform/http/problem.js';
import { MailPlanner } from '../../platform/mail/mail-planner.js';
import { PersonalData } from '../../platform/personal-data.js';
import { IDS } from '../../platform/tokens.js';
import { Links, Person, SignedAddresses } from '../access/index.js';
import type { GuardianDecision } from './age.rules.js';
import type { GuardianQuestionReply, GuardianReply } from './consent.dto.js';
import { Consents } from './consents.js';
import { askFault, decisionOn, type GuardianWish } from './guardian.rules.js';
import { Ages } from './age-status.js';

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
  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
  /** The last answer; it holds while the guardian is asked again. */
  @Column('text', { nullable: true })
  decision: GuardianDecision | null;
}

/** Accounts naming the adult who answers for them. */
@Injectable()
export class Guardians {
  constructor(
    private readonly db: Database,
    private readonly ages: Ages,
    private readonly mails: MailPlanner,
    private readonly links: Links,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The status of a person's guardian. */
  async stateOf(personId: string): Promise<GuardianReply> {
    const [told, guardian] = await Promise.all([
      this.ages.ofPerson(personId),
      this.db.rows.findOneBy(Guardian, { personId }),
    ]);
    if (!told) throw new Problem(404, 'not-found');
    return {
      needed: told.needsGuardian,
      may_buy: told.canPurchase,
      email: guardian?.email ?? null,
      asked_at: guardian?.askedAt.toISOString() ?? null,
      waiting: guardian !== null && (guardian.decidedAt === null || guardian.askedAt > guardian.decidedAt),
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
      const fault = askFault(email, person.email, before);
      if (fault) throw new Refusal(fault);

      const askedAt = new Date();
      if (before?.email === email) await rows.update(Guardian, before.id, { askedAt });
      else {
        await rows.delete(Guardian, { personId });
        await rows.insert(Guardian, { id: this.ids.next(), personId, email, askedAt, decidedAt: null, decision: null });
      }
      await this.links.send(rows, plan, 'guardian', personId);
    });
  }
}

/** A child may buy no more: what would be charged automatically has to stop. The subject is the child's id. */
export const BUYING_STOPPED = 'identity:buying-stopped';

/** What a guardian says, and the hash of the text they read. */
interface GuardianSays {
  wish: GuardianWish;
  hash: string | null;
  language: Language;
}

/** Guardians answering by the link of a mail: the question's works once, the confirmation's as long as they are the guardian. */
@Injectable()
export class GuardianAnswers {
  constructor(
    private readonly db: Database,
    private readonly mails: MailPlanner,
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

  /** What an answer would change; using nothing up. */
  async standing(token: string, says: GuardianSays): Promise<{ before: GuardianDecision | null; personId: string }> {
    this.refuseOldText(says);
    const { decision, personId } = await this.db.rows.transaction((rows) => this.looked(rows, token));
    return { before: decision, personId };
  }

  /** Takes an answer. The same answer again changes nothing. */
  async answer(token: string, says: GuardianSays, correlation: string): Promise<GuardianDecision> {
    this.refuseOldText(says);
    const { wish, language } = says;

    return this.mails.together(correlation, async (rows, plan) => {
      const guardian = await this.guardianOf(rows, token, (link) => this.links.use(rows, 'guardian', link));
      const decision = decisionOn(wish, guardian.decision);
      const changed = decision !== guardian.decision;
      await rows.update(Guardian, guardian.id, { decision, decidedAt: new Date() });
      if (!changed) return decision;

      const allowed = decision === 'allowed';
      await this.consents.record(rows, guardian.personId, [{ text: 'guardian', given: allowed }], 'guardian', language);
      if (allowed) await plan('mail:guardian-allowed', guardian.id);
      await plan(allowed ? 'mail:buying-allowed' : 'mail:buying-off', guardian.personId);
      if (!allowed) await plan(BUYING_STOPPED, guardian.personId);
      return decision;
    });
  }

  private refuseOldText({ wish, hash }: GuardianSays): void {
    if (wish === 'allow' && (hash === null || !this.consents.isCurrent('guardian', hash)))
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
      tell: async (personId) => {
        const guardian = await this.db.rows.findOneBy(Guardian, { personId });
        return (
          guardian && {
            email: guardian.email,
            askedAt: guardian.askedAt.toISOString(),
            decision: guardian.decision,
            decidedAt: guardian.decidedAt?.toISOString() ?? null,
          }
        );
      },
      erase: async (personId) => void (await this.db.rows.delete(Guardian, { personId })),
    });
  }
}
