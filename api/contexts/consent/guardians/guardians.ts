import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { MailPlanner } from '../../../platform/mail/mail-planner.js';
import { IDS } from '../../../platform/tokens.js';
import { Person, Links } from '../../access/index.js';
import { Standings } from './standings.js';
import type { GuardianReply } from './guardian.dto.js';
import { Guardian } from './guardian.entity.js';
import { askFault } from './guardian.rules.js';

/** Accounts naming the adult who answers for them. */
@Injectable()
export class Guardians {
  constructor(
    private readonly db: Database,
    private readonly standings: Standings,
    private readonly mails: MailPlanner,
    private readonly links: Links,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** How it stands with somebody's guardian. */
  async stateOf(personId: string): Promise<GuardianReply> {
    const [told, guardian] = await Promise.all([
      this.standings.ofPerson(personId),
      this.db.rows.findOneBy(Guardian, { personId }),
    ]);
    if (!told) throw new Problem(404, 'not-found');
    return {
      needed: told.needsGuardian,
      may_buy: told.mayBuy,
      email: guardian?.email ?? null,
      asked_at: guardian?.askedAt.toISOString() ?? null,
      waiting: guardian !== null && (guardian.decidedAt === null || guardian.askedAt > guardian.decidedAt),
      decision: guardian?.decision ?? null,
      decided_at: guardian?.decidedAt?.toISOString() ?? null,
    };
  }

  /** Mails the question to a guardian; a later address takes the place of one that did not answer. @throws Refusal of `askFault`, `guardian-not-needed`. */
  async ask(personId: string, email: string, correlation: string): Promise<void> {
    if (!(await this.standings.ofPerson(personId))?.needsGuardian) throw new Refusal('guardian-not-needed');

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
