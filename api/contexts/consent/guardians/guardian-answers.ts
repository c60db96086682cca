import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import type { Language } from '../../../platform/http/messages.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { Consents } from '../consents/consents.js';
import type { GuardianDecision } from './age.rules.js';
import { Person, Links, SignedAddresses } from '../../access/index.js';
import type { GuardianQuestionReply } from './guardian.dto.js';
import { Guardian } from './guardian.entity.js';
import { decisionOn, type GuardianWish } from './guardian.rules.js';

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

  /** What is asked; using nothing up. @throws Refusal `guardian-link-*`. */
  async question(token: string): Promise<GuardianQuestionReply> {
    const { username, decision, decidedAt } = await this.db.rows.transaction(async (rows) => {
      const guardian = await this.looked(rows, token);
      const child = await rows.findOneByOrFail(Person, { id: guardian.personId });
      return { ...guardian, username: child.username };
    });
    return { username, decision, decided_at: decidedAt?.toISOString() ?? null };
  }

  /** What an answer would change; using nothing up. @throws Refusal as `answer` does. */
  async standing(token: string, says: GuardianSays): Promise<{ before: GuardianDecision | null; personId: string }> {
    this.refuseOldText(says);
    const { decision, personId } = await this.db.rows.transaction((rows) => this.looked(rows, token));
    return { before: decision, personId };
  }

  /** Takes an answer. The same answer again changes nothing. @throws Refusal `guardian-link-*`, `text-changed` for a yes to another text. */
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
