import { Injectable } from '@nestjs/common';
import { instant, type Instant } from '../../../kernel/instant.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import type { PostFailure } from '../../../platform/outbound/outbound-post.js';
import { isTaken, nextTry } from './retry.rules.js';

export const DELIVER = 'earnings:deliver-webhook';
export const RETRY = 'earnings:retry-webhook';
export const WEBHOOK_EVENTS = ['statement.closed', 'payout.paid', 'refund.line', 'test'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export type DeliveryState = 'waiting' | 'delivered' | 'failed';
/** `interrupted`: the shop stopped in the middle; whether it arrived is not known. */
export type DeliveryFailure = PostFailure | 'interrupted';

/** Something to be sent to one studio. */
export interface NewDelivery {
  id: string;
  developerId: string;
  event: WebhookEvent;
  data: unknown;
}

/** In the log. */
export interface Delivery {
  id: string;
  event: WebhookEvent;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  failure: DeliveryFailure | null;
  createdAt: Date;
  nextTryAt: Date | null;
}

export interface WaitingDelivery {
  id: string;
  developerId: string;
  event: WebhookEvent;
  body: string;
  attempts: number;
  createdAt: Date;
  nextTryAt: Date | null;
}

const SHOWN = 20;
const timerOf = (id: string, at: Instant) => timer(`${RETRY}-${id}`, RETRY, at);

/** What is to be sent, was sent or could not be; each attempt is an effect of the ledger. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly db: Database,
    private readonly planner: EffectPlanner,
    private readonly clock: BusinessClock,
  ) {}

  /** Writes deliveries down and plans their first attempts; one that was written down before stays as it is. */
  async plan(deliveries: readonly NewDelivery[], correlation: string): Promise<void> {
    const now = this.clock.now();
    await this.planner.together(correlation, async (rows, plan) => {
      for (const { id, developerId, event, data } of deliveries) {
        const body = JSON.stringify({ id, event, createdAt: now, developerId, data });
        const noted: unknown[] = await rows.query(
          `insert into webhooks.deliveries (id, developer_id, event, body, state, created_at) values ($1, $2, $3, $4, 'waiting', $5)
           on conflict do nothing returning id`,
          [id, developerId, event, body, now],
        );
        if (noted.length > 0) await plan(DELIVER, id);
      }
    });
  }

  /** Newest first. */
  last(developerId: string): Promise<Delivery[]> {
    return this.db.query<Delivery>(
      `select id, event, state, attempts, status, failure, created_at as "createdAt", next_try_at as "nextTryAt"
         from webhooks.deliveries where developer_id = $1 order by created_at desc, id desc limit ${SHOWN}`,
      [developerId],
    );
  }

  /** How many tests were sent since a moment. */
  async testsSince(developerId: string, since: Instant): Promise<number> {
    const [row] = await this.db.query<{ count: number }>(
      `select count(*)::int as count from webhooks.deliveries where developer_id = $1 and event = 'test' and created_at > $2`,
      [developerId, since],
    );
    return row?.count ?? 0;
  }

  /** Null once it is over. */
  async waiting(id: string): Promise<WaitingDelivery | null> {
    const [row] = await this.db.query<WaitingDelivery>(
      `select id, developer_id as "developerId", event, body, attempts, created_at as "createdAt", next_try_at as "nextTryAt"
         from webhooks.deliveries where id = $1 and state = 'waiting'`,
      [id],
    );
    return row ?? null;
  }

  /** Notes how an attempt ended, and when the next one is. */
  async attempted(
    { id, attempts, createdAt }: WaitingDelivery,
    answer: { status: number | null; failure: DeliveryFailure | null },
  ): Promise<DeliveryState> {
    const now = this.clock.now();
    const taken = isTaken(answer.status);
    const next = taken ? null : nextTry(attempts + 1, instant(createdAt.getTime()), now);
    const state = taken ? 'delivered' : next ? 'waiting' : 'failed';
    // The timer comes first: no delivery waits for one that was never set.
    if (next) await setTimers(this.db, [timerOf(id, next)]);
    await this.db.query(
      `update webhooks.deliveries set state = $2, attempts = attempts + 1, status = $3, failure = $4, next_try_at = $5, ended_at = $6 where id = $1`,
      [id, state, answer.status, answer.failure, next, next ? null : now],
    );
    return state;
  }

  /** Plans the next attempt of one whose pause is over. @param key of its timer, which is gone afterwards unless that attempt has set it again. */
  async tryAgain(key: string): Promise<void> {
    const id = key.slice(RETRY.length + 1);
    await this.planner.together(id, async (rows, plan) => {
      const [, count] = (await rows.query(
        `update webhooks.deliveries set next_try_at = null where id = $1 and state = 'waiting' and next_try_at is not null`,
        [id],
      )) as [unknown, number];
      if (count > 0) await plan(DELIVER, id);
    });
  }

  /** Throws away what is older. */
  async sweep(before: Instant): Promise<void> {
    await this.db.query('delete from webhooks.deliveries where created_at < $1', [before]);
  }
}
