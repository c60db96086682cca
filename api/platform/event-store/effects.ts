import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Database, type Sql } from '../database/database.js';
import { Batches } from '../database/batches.js';
import type { RecordedEvent } from './events.js';
import type { FeedReader } from './feed.js';
import { derivedId } from './uuid.js';

export type EffectState = 'planned' | 'started' | 'done' | 'failed' | 'unknown' | 'manual';

/** Something to be done to the outside world, once. */
export interface Effect {
  effectId: string;
  kind: string;
  subject: string;
  state: EffectState;
  attempt: number;
  /** How often in a row its worker went silent in the middle of it. */
  vanished: number;
  correlation: string;
}

/** An effect as it is written down: its id is derived from its cause. */
export type PlannedEffect = Pick<Effect, 'effectId' | 'kind' | 'subject' | 'correlation'>;

/** Effect rule: whenever this event, then that effect. Ids only: its performer loads the rest. */
export interface EffectRule {
  /** Stays the same for ever: the effect's id is derived from it. */
  name: string;
  whenever(event: RecordedEvent): { kind: string; subject: string } | null;
}

/** How one kind of effect is done, and what happens when that is unknown. */
export interface EffectPerformer {
  kind: string;
  /** Does it. Throwing means it is not known whether it happened. */
  perform(effect: Effect): Promise<EffectOutcome>;
  /** Asks whether an effect in doubt happened; must not simply repeat it. */
  resolve(effect: Effect): Promise<EffectOutcome>;
  /** Besides what it does for its person it does what the shop owes anyway, such as numbering a sale: it is done even when the person is erased. */
  outlivesPerson?: boolean;
  /** It forestalls something that may be due now, such as a charge: it waits for no crowd to pass. */
  isUrgent?: boolean;
}

export type EffectOutcome =
  | { state: 'done'; result?: Record<string, unknown> }
  | { state: 'failed' | 'manual'; result: Record<string, unknown> }
  | { state: 'unknown'; retryInMs: number; result?: Record<string, unknown> };

interface EffectRow {
  effect_id: string;
  kind: string;
  subject: string;
  state: EffectState;
  attempt: number;
  vanished: number;
  correlation: string;
}

/** Kinds that this release can perform; null for any. */
type Kinds = readonly string[] | null;
const OF_KINDS = (place: string): string => `(${place}::text[] is null or kind = any(${place}))`;
const VANISHED = `coalesce((result->>'vanished')::int, 0)`;
const COLUMNS = `effect_id, kind, subject, state, attempt, ${VANISHED} as vanished, correlation`;
/** Counts as far as the column goes: a number too large would fail the question that takes the oldest, and every other with it. */
const ONCE_MORE = 'least(attempt + 1, 32767)';

const KEPT = '90 days';
const ARCHIVED_TOGETHER = 1_000;

/** The ledger of effects: planned → started → done, failed, unknown or manual. A started one is never run again, only asked about. */
@Injectable()
export class Effects {
  private readonly settling = new Batches<{ effectId: string; outcome: EffectOutcome }, void>(
    (settled) => this.settleTogether(settled),
    { underWay: 2, items: 64 },
  );

  constructor(private readonly db: Database) {}

  /** Writes effects down, in the caller's transaction; they are enqueued after its commit. An effect that was ever planned is not planned again. */
  async plan(planned: readonly PlannedEffect[], sql: Sql = this.db): Promise<void> {
    if (planned.length === 0) return;
    await sql.query(
      `insert into es.effects (effect_id, kind, subject, state, correlation)
       select p."effectId", p.kind, p.subject, 'planned', p.correlation
         from jsonb_to_recordset($1::jsonb) as p("effectId" uuid, kind text, subject text, correlation uuid)
        where not exists (select from es.effects_archive a where a.effect_id = p."effectId")
       on conflict do nothing`,
      [JSON.stringify(planned)],
    );
  }

  /** Takes planned effects for itself; those of other kinds wait for a release that knows them. @returns those that no other process has taken and that are not over. */
  async start(effectIds: readonly string[], leaseMs: number, kinds: Kinds = null): Promise<Effect[]> {
    const rows = await this.db.query<EffectRow>(
      `update es.effects set state = 'started', attempt = ${ONCE_MORE}, lease_until = now() + $2 * interval '1 millisecond'
        where effect_id = any($1::uuid[]) and state = 'planned' and ${OF_KINDS('$3')} returning ${COLUMNS}`,
      [effectIds, leaseMs, kinds],
    );
    return rows.map(effectOf);
  }

  async settle(effectId: string, outcome: EffectOutcome): Promise<void> {
    await this.settling.add({ effectId, outcome });
  }

  private async settleTogether(settled: readonly { effectId: string; outcome: EffectOutcome }[]): Promise<void[]> {
    await this.db.query(
      `update es.effects e set state = s.state, result = s.result, lease_until = null, next_check_at = now() + s.retry_in_ms * interval '1 millisecond',
              settled_at = case when s.state in ('done', 'failed', 'manual') then now() end
         from jsonb_to_recordset($1::jsonb) as s(effect_id uuid, state text, result jsonb, retry_in_ms bigint)
        where e.effect_id = s.effect_id and e.state in ('started', 'unknown')`,
      [
        JSON.stringify(
          settled.map(({ effectId, outcome }) => ({
            effect_id: effectId,
            state: outcome.state,
            result: outcome.result ?? null,
            retry_in_ms: outcome.state === 'unknown' ? outcome.retryInMs : null,
          })),
        ),
      ],
    );
    return settled.map(() => undefined);
  }

  /** Says that its worker is still at it, so that no other one takes it for lost. */
  async prolong(effectId: string, leaseMs: number): Promise<void> {
    await this.db.query(
      `update es.effects set lease_until = now() + $2 * interval '1 millisecond',
              next_check_at = case state when 'unknown' then now() + $2 * interval '1 millisecond' end
        where effect_id = $1 and state in ('started', 'unknown') and lease_until is not null`,
      [effectId, leaseMs],
    );
  }

  /** Those whose worker went silent become unknown: they may have happened. How often in a row is counted until one settles. */
  async giveUpLostLeases(): Promise<void> {
    await this.db.query(
      `update es.effects set state = 'unknown', lease_until = null, next_check_at = now(),
              result = coalesce(result, '{}') || jsonb_build_object('vanished', ${VANISHED} + 1)
        where state in ('started', 'unknown') and lease_until < now()`,
    );
  }

  /** Notes that no job will come for these. */
  async notTaken(effectIds: readonly string[]): Promise<void> {
    await this.db.query(
      `update es.effects set lease_until = now() where state = 'planned' and effect_id = any($1::uuid[])`,
      [effectIds],
    );
  }

  /** Planned ones that no job picked up for a while, or will ever. @param kinds null for any. */
  async forgotten(olderThanMs: number, kinds: Kinds = null): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(
      `select effect_id as id from es.effects where state = 'planned' and (planned_at < clock_timestamp() - $1 * interval '1 millisecond' or lease_until <= now())
          and ${OF_KINDS('$2')} order by planned_at limit 100`,
      [olderThanMs, kinds],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes an unknown one to ask about; the next question waits out the lease. */
  async takeUnknown(leaseMs: number, kinds: Kinds = null): Promise<Effect | null> {
    return this.one(
      `update es.effects set next_check_at = now() + $1 * interval '1 millisecond', lease_until = now() + $1 * interval '1 millisecond', attempt = ${ONCE_MORE}
        where effect_id = (select effect_id from es.effects where state = 'unknown' and next_check_at <= now() and ${OF_KINDS('$2')}
                            order by next_check_at limit 1 for update skip locked)
       returning ${COLUMNS}`,
      [leaseMs, kinds],
    );
  }

  /** Lets open doubts be asked about at the next opportunity, because what they wait for may have come. */
  async checkSoon(kind: string, subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    await this.db.query(
      `update es.effects set next_check_at = now() where kind = $1 and subject = any($2::text[]) and state = 'unknown' and next_check_at > now() and (lease_until is null or lease_until <= now())`,
      [kind, subjects],
    );
  }

  /** Moves what was done long ago out of the ledger that is looked through all the time; what failed stays in sight. @returns how many. */
  async archive(): Promise<number> {
    for (let total = 0; ;) {
      const moved = await this.db.query(
        `with old as (delete from es.effects where effect_id in
           (select effect_id from es.effects where state = 'done' and settled_at < now() - interval '${KEPT}' order by settled_at limit ${ARCHIVED_TOGETHER}) returning *)
         insert into es.effects_archive select * from old returning effect_id`,
      );
      total += moved.length;
      if (moved.length < ARCHIVED_TOGETHER) return total;
    }
  }

  private async one(text: string, values: unknown[]): Promise<Effect | null> {
    const [row] = await this.db.query<EffectRow>(text, values);
    return row ? effectOf(row) : null;
  }
}

function effectOf(row: EffectRow): Effect {
  return {
    effectId: row.effect_id,
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    attempt: row.attempt,
    vanished: row.vanished,
    correlation: row.correlation,
  };
}

/**
 * Each set of rules has a checkpoint of its own. So a release relays its new rules from its first start on, even while the one before still relays:
 * what both plan has the same id and is one effect.
 */
export function relayOf(rules: readonly EffectRule[]): Pick<FeedReader, 'name' | 'version' | 'isOwn' | 'followsOn'> {
  const names = rules
    .map(({ name }) => name)
    .sort()
    .join('\n');
  return {
    name: 'effects',
    version: Number.parseInt(createHash('sha256').update(names).digest('hex').slice(0, 7), 16),
    isOwn: true,
    followsOn: true,
  };
}

/** The relay: reads the log once, for ever forward, and plans what the rules want. The log is the outbox. */
export function effectRelay(
  rules: readonly EffectRule[],
  effects: Effects,
  enqueue: (effects: { effectId: string; kind: string }[]) => Promise<void>,
): FeedReader {
  const plannedBy = (event: RecordedEvent): PlannedEffect[] =>
    rules.flatMap((rule) => {
      const wanted = rule.whenever(event);
      return wanted
        ? [{ ...wanted, effectId: derivedId(rule.name, event.id), correlation: event.meta.correlation }]
        : [];
    });
  return {
    ...relayOf(rules),
    money: true,
    handle: (events, sql) => effects.plan(events.flatMap(plannedBy), sql),
    afterwards: async (events) => {
      const wanted = events.flatMap(plannedBy);
      if (wanted.length > 0) await enqueue(wanted);
    },
  };
}
