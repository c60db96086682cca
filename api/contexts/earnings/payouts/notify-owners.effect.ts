import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Fact } from '../../../kernel/decider.js';
import { Database } from '../../../platform/database/database.js';
import type { Effect, EffectOutcome, EffectPerformer } from '../../../platform/event-store/effects.js';
import { derivedId } from '../../../platform/event-store/uuid.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { StudioAccounts } from '../../developers/index.js';

const MAILS: Record<string, string> = {
  PayoutPaid: 'mail:payout-paid',
  PayoutFailed: 'mail:payout-failed',
  PayoutAccountChanged: 'mail:payout-account-changed',
  TaxDocumentExpiryAnnounced: 'mail:tax-document-expires',
};
const workOf = (mail: string): string => mail.replace('mail:', 'payouts:notify-owners-');

/** The subject is a pay-out where the event has one, else the studio. */
export const ownerRules = Object.entries(MAILS).map(([type, mail]) => ({
  name: mail.replace('mail:', 'notify-owners-'),
  whenever: (event: Fact): { kind: string; subject: string } | null => {
    if (event.type !== type) return null;
    const { developerId, payoutId = '' } = event.data as { developerId: string; payoutId?: string };
    return { kind: workOf(mail), subject: `${developerId}/${payoutId}` };
  },
}));

/** Writes to each owner of a studio about its pay-outs, once. */
@Injectable()
export class NotifyOwnersEffects implements OnModuleInit {
  constructor(
    private readonly accounts: StudioAccounts,
    private readonly planner: EffectPlanner,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    for (const mail of Object.values(MAILS)) this.work.performs(this.performerOf(mail));
  }

  private performerOf(mail: string): EffectPerformer {
    const perform = (effect: Effect): Promise<EffectOutcome> => this.notify(mail, effect);
    return { kind: workOf(mail), perform, resolve: perform };
  }

  private async notify(mail: string, { effectId, subject, correlation }: Effect): Promise<EffectOutcome> {
    const [developerId = '', payoutId = ''] = subject.split('/');
    const members = await this.accounts.members(developerId);
    await this.planner.together(correlation, async (rows, plan) => {
      for (const { personId } of members.filter(({ role }) => role === 'owner')) {
        const id = derivedId(effectId, personId);
        const noted: unknown[] = await rows.query(
          'insert into payouts.notices (id, developer_id, payout_id, person_id) values ($1, $2, $3, $4) on conflict do nothing returning id',
          [id, developerId, payoutId || null, personId],
        );
        if (noted.length > 0) await plan(mail, id);
      }
    });
    return { state: 'done' };
  }
}

interface Notice {
  developerId: string;
  payoutId: string | null;
  personId: string;
}

/** Whom a mail about pay-outs goes to, and which one it is about. */
@Injectable()
export class PayoutNotices {
  constructor(private readonly db: Database) {}

  async of(noticeId: string): Promise<Notice | null> {
    const [notice] = await this.db.query<Notice>(
      'select developer_id as "developerId", payout_id as "payoutId", person_id as "personId" from payouts.notices where id = $1',
      [noticeId],
    );
    return notice ?? null;
  }
}
