import { Injectable } from '@nestjs/common';
import { PeopleDirectory } from '../../contexts/access/index.js';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/queue.js';
import type { FailingRenewal, GivenUp, UndeliveredOrder } from './dashboard.dto.js';

const SHOWN = 10;
const PATIENCE_MS = 2_000;

/** Looked at are orders of this time: older ones were looked at before. */
const LOOKED_BACK = `interval '90 days'`;

/** Paid games that are not in the person's library, and paid periods that no plan has, unless their money went back. */
const UNDELIVERED = `from ordering.orders o where o.status = 'paid' and o.paid_at > now() + (select offset_ms from es.business_clock) * interval '1 millisecond' - ${LOOKED_BACK}
  and not exists (select from ordering.refunds r where r.order_id = o.order_id and r.whole)
  and case when o.plan is null
    then exists (select from jsonb_array_elements(o.lines) l
                  where not exists (select from library.entitlements e where e.person_id = o.person_id and e.game_id = (l->>'gameId')::uuid)
                    and not exists (select from ordering.refunds r, jsonb_array_elements(r.lines) back where r.order_id = o.order_id and back->>'gameId' = l->>'gameId'))
    else not exists (select from subscriptions.paid_periods p where p.order_id = o.order_id) end`;

/** Plans whose owed period the bank declined, and that have not ended. */
const FAILING = `from subscriptions.subscriptions s where s.last_decline is not null and s.status in ('active', 'in-grace')`;

/** What the shop gave up doing, did not deliver, or could not charge. */
@Injectable()
export class FailedWork {
  constructor(
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly people: PeopleDirectory,
  ) {}

  /** The latest effects given up. */
  latest(): Promise<GivenUp[]> {
    return this.db.query<GivenUp>(
      `select effect_id as id, kind, subject, state, settled_at as at from es.effects where state in ('failed', 'manual') order by settled_at desc limit $1`,
      [SHOWN],
    );
  }

  /** Orders that are paid and not delivered, the latest first, and how many there are. */
  async undelivered(): Promise<{ undelivered: number; undeliveredOrders: UndeliveredOrder[] }> {
    const [rows, [count]] = await Promise.all([
      this.db.query<UndeliveredOrder>(
        `select o.order_id as id, o.number, o.total, o.paid_at as "paidAt" ${UNDELIVERED} order by o.paid_at desc limit $1`,
        [SHOWN],
      ),
      this.db.query<{ count: number }>(`select count(*) as count ${UNDELIVERED}`),
    ]);
    return { undelivered: count?.count ?? 0, undeliveredOrders: rows };
  }

  /** Renewals that the bank declined, the next try first, and how many there are. */
  async renewals(): Promise<{ failingRenewals: number; renewals: FailingRenewal[] }> {
    const [rows, [count]] = await Promise.all([
      this.db.query<Omit<FailingRenewal, 'personName'>>(
        `select s.subscription_id as id, s.person_id as "personId", s.plan_id as "planId", s.price as amount, s.last_decline as decline, s.next_try_on::text as "nextTryOn", s.grace_until::text as "graceUntil"
          ${FAILING} order by s.next_try_on nulls last, s.subscription_id limit $1`,
        [SHOWN],
      ),
      this.db.query<{ count: number }>(`select count(*) as count ${FAILING}`),
    ]);
    const names = new Map(
      (await this.people.contacts(rows.map(({ personId }) => personId))).map(({ id, username }) => [id, username]),
    );
    return {
      failingRenewals: count?.count ?? 0,
      renewals: rows.map((row) => ({ ...row, personName: names.get(row.personId) ?? null })),
    };
  }

  async count(): Promise<{ failedJobs: number; queueAnswers: boolean }> {
    const [[row], jobs] = await Promise.all([
      this.db.query<{ count: number }>(`select count(*) as count from es.effects where state in ('failed', 'manual')`),
      this.failedJobs(),
    ]);
    return { failedJobs: (row?.count ?? 0) + (jobs ?? 0), queueAnswers: jobs !== null };
  }

  /** Jobs the queue counts as failed; null when the queue does not answer, for the other figures must not wait for it. */
  private failedJobs(): Promise<number | null> {
    const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null).unref());
    return Promise.race([this.queue.failed().catch(() => null), patience]);
  }
}
