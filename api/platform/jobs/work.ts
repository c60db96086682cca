import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/ports.js';
import { BusinessClock } from '../clock.js';
import { Database } from '../database/database.js';
import { Brake } from '../event-store/brake.js';
import { DueSweeper, type DueHandler } from '../event-store/due.js';
import { effectRelay, Effects, type Effect, type EffectPerformer, type EffectRule } from '../event-store/effects.js';
import { EventStore } from '../event-store/event-store.js';
import { EventCondemned, Feed, FeedRunner, type FeedReader } from '../event-store/feed.js';
import { hashOf, Projections, type Projection } from '../event-store/projection.js';
import { projectionReader } from '../event-store/projection-feed.js';
import { WakeUp } from '../event-store/wake-up.js';
import { Heartbeat } from '../observability/heartbeat.js';
import { withoutAddresses } from '../observability/logger.js';
import { crashPoint } from '../crash-point.js';
import { LOGGER } from '../tokens.js';
import { Dispatch } from './dispatch.js';
import type { Pulse } from './pulse.js';
import { JobQueue } from './queue.js';

/** Where contexts say what they do when something is due or an effect is to be performed. */
export class WorkHandlers {
  readonly performers = new Map<string, EffectPerformer>();
  readonly due: DueHandler[] = [];

  performs(performer: EffectPerformer): void {
    this.performers.set(performer.kind, performer);
  }

  /** Kinds that this release knows; others wait for one that does. */
  get kinds(): string[] {
    return [...this.performers.keys()];
  }

  performerOf(kind: string): EffectPerformer {
    const performer = this.performers.get(kind);
    if (!performer) throw new Error(`no performer for "${kind}"`);
    return performer;
  }

  /** Kinds of effects that are done even when their person is erased. */
  get outlivingPersons(): string[] {
    return [...this.performers.values()].filter(({ outlivesPerson }) => outlivesPerson).map(({ kind }) => kind);
  }

  /** Kinds of effects that are done even while more is due than there are places. */
  get urgent(): string[] {
    return [...this.performers.values()].filter(({ isUrgent }) => isUrgent).map(({ kind }) => kind);
  }

  handlesDue(handler: DueHandler): void {
    this.due.push(handler);
  }
}

/** What the work uses. */
@Injectable()
export class WorkParts {
  @Inject() readonly db!: Database;
  @Inject() readonly store!: EventStore;
  @Inject() readonly projections!: Projections;
  @Inject() readonly effects!: Effects;
  @Inject() readonly queue!: JobQueue;
  @Inject() readonly dispatch!: Dispatch;
  @Inject(BusinessClock) readonly clock!: BusinessClock & Clock;
  @Inject() readonly handlers!: WorkHandlers;
  @Inject(LOGGER) readonly log!: Logger;
}

export interface WorkSettings {
  databaseUrl: string;
  rules: readonly EffectRule[];
  /** How many due things are handled at the same time. */
  dueAtOnce: number;
  production: boolean;
  /** How many more charges than fell due may run before this worker stops charging; null: no limit. */
  chargesBeyondDue: number | null;
  /** False after a recovery: feeds of projections run, nothing else. */
  hasEffects: boolean;
}

const LEASE_MS = 60_000;
/** A worker that dies leaves the rest of its job behind; early costs nothing, because an effect is begun once. */
const FORGOTTEN_MS = 20_000;
/** How often this machine's clock is compared with the database's, and from which difference on that is worth a line. */
const MINUTE_MS = 60_000;
const NOTICED_SKEW_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const ARCHIVE_MS = 3_600_000;
const BRAKE_PULLED =
  'more charges run than fell due: this worker stops charging until it is restarted, after staff have looked';
/** So many effects of a job are begun at once; the others are not yet promised to anybody. */
const EFFECTS_AT_ONCE = 5;
/** So long at most do they let go ahead what is due. */
const DUE_FIRST_MS = 10_000;

/** The work behind the shop: feeds, effects and timers. Any number of processes may run it at once. */
export class Work {
  private runner: FeedRunner | null = null;
  private stopJobs: (() => Promise<void>) | null = null;
  private readonly ticks: NodeJS.Timeout[] = [];
  private readonly running = new Set<Promise<unknown>>();
  private wakeUp: WakeUp | null = null;
  private sweeper: DueSweeper | null = null;
  private pulse: Pulse | null = null;
  private readonly heartbeat: Heartbeat;
  private readonly brake: Brake | null;

  constructor(
    private readonly parts: WorkParts,
    private readonly settings: WorkSettings,
  ) {
    const { chargesBeyondDue } = settings;
    this.heartbeat = new Heartbeat(parts.db, parts.clock);
    this.brake = chargesBeyondDue === null ? null : new Brake(chargesBeyondDue, () => this.brakePulled());
  }

  /** Lets other processes know of this one's appends, and follows the shared clock; every process does. */
  async connect(): Promise<void> {
    const { db, store, clock } = this.parts;
    const { databaseUrl, production } = this.settings;
    await this.compareClocks();
    this.every(MINUTE_MS, () => this.compareClocks());
    this.wakeUp = new WakeUp(db, databaseUrl, {
      es: () => this.runner?.wake(),
      ...(production ? {} : { es_clock: () => this.clockMoved() }),
    });
    store.onAppend(() => {
      this.runner?.wake();
      this.wakeUp?.announce();
    });
    if (!production) this.every(250, () => clock.follow());
  }

  /** Begins to work: feeds, jobs, sweepers. @param pulse what a health check without HTTP goes by */
  async start(pulse: Pulse | null = null): Promise<void> {
    const { queue, effects, log } = this.parts;
    this.runner = new FeedRunner(this.feeds(), (feed, err) =>
      log.error(
        { err, feed },
        err instanceof EventCondemned ? 'a feed cannot handle an event' : 'a feed stumbled and tries again',
      ),
    );
    this.runner.start();
    if (pulse) this.keep(pulse);
    await this.wakeUp?.listen();
    if (!this.settings.hasEffects) {
      log.warn('this process runs without effects: no mails, no calls of the bank, nothing that falls due');
      return;
    }

    this.stopJobs = queue.work(
      (effectIds) => this.perform(effectIds),
      (err) => log.warn({ err }, 'the queue reported a problem'),
    );
    await this.sweepDue();
    this.every(1_000, () => this.sweepEffects());
    // At once as well: a worker that is replaced more often than that would never come to it.
    this.every(ARCHIVE_MS, () => effects.archive()).now();
    await this.heartbeat.beat();
    this.every(HEARTBEAT_MS, () => this.heartbeat.beat(this.brake?.isPulled));
  }

  async stop(): Promise<void> {
    for (const tick of this.ticks) clearInterval(tick);
    this.pulse?.end();
    this.sweeper?.stop();
    await this.runner?.stop();
    await this.stopJobs?.();
    await Promise.allSettled([...this.running]);
    if (this.runner) await this.heartbeat.end().catch(() => undefined);
    await this.wakeUp?.stop();
  }

  /** Does what is due without waiting for the next tick; nothing where another process does the work. */
  async sweepNow(): Promise<void> {
    if (this.parts.clock.isTrusted) await this.sweeper?.sweep();
  }

  /** Feeds look at the log every second with or without effects: their looks prove that work gets done, not only that a timer runs. */
  private keep(pulse: Pulse): void {
    this.pulse = pulse;
    this.every(pulse.everyMs, async () => {
      const reachedAt = this.runner?.reachedAt ?? null;
      if (reachedAt !== null) pulse.beat(reachedAt);
    });
  }

  private feeds(): Feed[] {
    const { db, store, projections, effects, dispatch } = this.parts;
    const live = projections.async.map(
      (projection) => new Feed(db, store, projectionReader(projection, 1), () => this.liveReader(projection)),
    );
    if (!this.settings.hasEffects) return live;
    const relay = effectRelay(this.settings.rules, effects, (planned) => dispatch.send(planned));
    return [new Feed(db, store, relay), ...live];
  }

  private async sweepDue(): Promise<void> {
    const { db, clock, handlers, log } = this.parts;
    const failed = (key: string, err: unknown): void => log.error({ err, key }, 'something due could not be handled');
    this.sweeper = new DueSweeper(db, clock, handlers.due, {
      atOnce: this.settings.dueAtOnce,
      onFailure: failed,
      brake: this.brake,
    });
    if (this.brake) await this.watchBrake(this.brake, this.sweeper);
    this.every(500, () => this.sweepNow());
  }

  private async watchBrake(brake: Brake, sweeper: DueSweeper): Promise<void> {
    await sweeper.forecast();
    this.every(MINUTE_MS, async () => {
      if (brake.isPulled) this.parts.log.error(BRAKE_PULLED);
      else await sweeper.forecast();
    });
  }

  /** Monitoring hears of it at once, not with the next beat. */
  private brakePulled(): void {
    this.parts.log.error(BRAKE_PULLED);
    const beat = this.heartbeat
      .beat(true)
      .catch((err: unknown) => this.parts.log.error({ err }, 'the next beat tells it again'))
      .finally(() => this.running.delete(beat));
    this.running.add(beat);
  }

  private async compareClocks(): Promise<void> {
    const { clock, log } = this.parts;
    const skewMs = Math.round(await clock.compare());
    if (!clock.isTrusted)
      log.error(
        { skewMs },
        'the clock of this machine is wrong: nothing that falls due is done here until it is right',
      );
    else if (Math.abs(skewMs) > NOTICED_SKEW_MS)
      log.warn({ skewMs }, 'the clock of this machine differs from that of the database');
  }

  private clockMoved(): void {
    // A word not heeded is made up for by the next tick.
    this.parts.clock
      .follow()
      .then(() => this.sweepNow())
      .catch(() => undefined);
  }

  private async liveReader(projection: Projection): Promise<FeedReader> {
    const [live] = await this.parts.db.query<{ version: number; hash: string }>(
      `select version, tables_hash as hash from es.projections where name = $1 and status = 'live'`,
      [projection.name],
    );
    return projectionReader(projection, live?.version ?? 1, !live || live.hash === (await hashOf(projection)));
  }

  private async perform(effectIds: readonly string[]): Promise<void> {
    for (let next = 0; next < effectIds.length; next += EFFECTS_AT_ONCE) {
      if (effectIds.length > 1) await this.sweeper?.settled(DUE_FIRST_MS);
      const started = await this.parts.effects.start(
        effectIds.slice(next, next + EFFECTS_AT_ONCE),
        LEASE_MS,
        this.parts.handlers.kinds,
      );
      if (started.length > 0) crashPoint('after-effect-started');
      await Promise.all(started.map((effect) => this.performOne(effect)));
    }
  }

  private async performOne(effect: Effect): Promise<void> {
    const { effects, handlers, log } = this.parts;
    const { effectId } = effect;
    try {
      const performer = handlers.performerOf(effect.kind);
      const outcome = await this.whileLeased(effectId, () => performer.perform(effect));
      crashPoint('before-effect-settled');
      await effects.settle(effectId, outcome);
      crashPoint('after-effect-settled');
    } catch (err) {
      // It may have happened: from here on it is only asked about.
      log.warn(
        { err, effectId, kind: effect.kind, correlation: effect.correlation },
        'an effect ended without an answer',
      );
      await effects.settle(effectId, {
        state: 'unknown',
        retryInMs: 2_000,
        result: { error: withoutAddresses(String((err as Error)?.message ?? err)) },
      });
    }
  }

  /** Long work keeps its lease: one that runs out says that its worker is gone. */
  private async whileLeased<Result>(effectId: string, work: () => Promise<Result>): Promise<Result> {
    const { effects, log } = this.parts;
    const prolong = setInterval(() => {
      effects
        .prolong(effectId, LEASE_MS)
        .catch((err: unknown) => log.warn({ err, effectId }, 'a lease was not prolonged'));
    }, LEASE_MS / 3);
    try {
      return await work();
    } finally {
      clearInterval(prolong);
    }
  }

  private async sweepEffects(): Promise<void> {
    const { effects, handlers, log } = this.parts;
    await effects.giveUpLostLeases();
    // While a crowd is due, most jobs are late, not lost. The first to start an effect does it, a job or this sweep.
    // In a crowd one by one: a list would let go ahead what is due.
    if (this.sweeper?.isCrowded)
      for (const effectId of await effects.forgotten(FORGOTTEN_MS, handlers.urgent)) await this.perform([effectId]);
    else await this.perform(await effects.forgotten(FORGOTTEN_MS, handlers.kinds));
    const next = (): Promise<Effect | null> => effects.takeUnknown(LEASE_MS, handlers.kinds);
    for (let effect = await next(); effect; effect = await next()) {
      try {
        const { effectId } = effect;
        const performer = handlers.performerOf(effect.kind);
        await effects.settle(effectId, await this.whileLeased(effectId, () => performer.resolve(effect)));
      } catch (err) {
        log.warn(
          { err, effectId: effect.effectId, kind: effect.kind, correlation: effect.correlation },
          'an effect in doubt could not be cleared up yet',
        );
        await effects.settle(effect.effectId, {
          state: 'unknown',
          retryInMs: Math.min(3_600_000, 2_000 * 2 ** Math.min(effect.attempt, 11)),
        });
      }
    }
  }

  /** Runs something again and again, never twice at once. @returns how to run it without waiting for its time. */
  private every(milliseconds: number, task: () => Promise<unknown>): { now: () => void } {
    let busy = false;
    const now = (): void => {
      if (busy) return;
      busy = true;
      const run = task()
        .catch((err: unknown) => this.parts.log.error({ err }, 'periodic work failed and is tried again'))
        .finally(() => {
          busy = false;
          this.running.delete(run);
        });
      this.running.add(run);
    };
    this.ticks.push(setInterval(now, milliseconds));
    return { now };
  }
}
