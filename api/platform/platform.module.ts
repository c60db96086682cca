import { Global, Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import type { Config } from '../config.js';
import { EVENT_SHAPES } from '../event-shapes.js';
import { BusinessClock } from './clock.js';
import type { ContextParts } from './context.js';
import { appDataSource } from './database/data-source.js';
import { Database } from './database/database.js';
import { AdvisoryLocks } from './database/advisory-locks.js';
import { CommandRunner } from './event-store/command-runner.js';
import { Effects } from './event-store/effects.js';
import { EventStore } from './event-store/event-store.js';
import { Projections } from './event-store/projection.js';
import { EventTypes } from './event-store/upcasting.js';
import { randomIds } from './event-store/uuid.js';
import { fileStores } from './files/file-stores.js';
import { Dispatch } from './jobs/dispatch.js';
import { EffectPlanner } from './jobs/effect-planner.js';
import { JobQueue } from './jobs/queue.js';
import { Work, WorkHandlers, WorkParts, type WorkSettings } from './jobs/work.js';
import { Draining } from './http/draining.js';
import { Health } from './observability/health.js';
import { BankBudgets } from './bank/bank-budgets.js';
import { BankWatch } from './bank/bank-watch.js';
import { Metrics } from './observability/metrics.js';
import { PersonalData } from './personal-data.js';
import { PlatformPersonalData } from './platform-personal-data.js';
import { PublishedTexts } from './published-texts.js';
import { ReturnAddresses } from './return-addresses.js';
import { SecondErasure } from './second-erasure.js';
import { CONFIG, IDS, LOGGER } from './tokens.js';

/** Gathers what the contexts bring into one list of event types. */
export function eventTypesOf(contexts: readonly ContextParts[]): EventTypes {
  const types = contexts.flatMap(({ streams = [] }) => streams.flatMap(({ eventTypes }) => eventTypes));
  return new EventTypes(
    types.map((type) => ({ ...type, shape: EVENT_SHAPES[type.type] })),
    contexts.flatMap((context) => context.upcasts ?? []),
  );
}

export function projectionsOf(contexts: readonly ContextParts[]): Projections {
  return new Projections(contexts.flatMap((context) => context.projections ?? []));
}

/** More would only lengthen the queues inside. */
const MOST_DUE_AT_ONCE = 64;

/** Plumbing that every context may use; knows no business word. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: Config, log: Logger, contexts: readonly ContextParts[]): DynamicModule {
    const schema = { entities: contexts.flatMap((context) => [...(context.entities ?? [])]), migrations: [] };
    const { database, databasePoolSize, databaseWaitMs } = config;
    const settings = workSettings(config, contexts);
    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: LOGGER, useValue: log },
      { provide: IDS, useValue: randomIds },
      { provide: EventTypes, useValue: eventTypesOf(contexts) },
      { provide: Projections, useValue: projectionsOf(contexts) },
      ...madeFrom(config),
      ...fileStores(config),
      ...[EventStore, CommandRunner, Effects, Dispatch, EffectPlanner, Draining, BankWatch, WorkHandlers],
      ...[PersonalData, PlatformPersonalData, SecondErasure, PublishedTexts, ReturnAddresses],
      WorkParts,
      { provide: Work, useFactory: (parts: WorkParts) => new Work(parts, settings), inject: [WorkParts] },
    ];
    return {
      module: PlatformModule,
      imports: [
        CqrsModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({}),
          dataSourceFactory: async () =>
            appDataSource(database.app, schema, databasePoolSize, databaseWaitMs).initialize(),
        }),
      ],
      providers,
      exports: [...providers.map((provider) => ('provide' in provider ? provider.provide : provider)), CqrsModule],
    };
  }
}

const madeFrom = ({ database, redisUrl, healthKeptMs, clockSkewMs, transbank, production }: Config) => [
  { provide: Database, useFactory: (source: DataSource) => new Database(source), inject: [getDataSourceToken()] },
  { provide: AdvisoryLocks, useFactory: () => new AdvisoryLocks(database.app) },
  { provide: JobQueue, useFactory: () => new JobQueue(database.app, redisUrl) },
  {
    provide: BusinessClock,
    useFactory: async (db: Database) => {
      const clock = new BusinessClock(db, () => Date.now() + clockSkewMs);
      // First timers are set while the process starts, and a clock that a test moved must not charge anybody early.
      if (!production) await clock.follow();
      return clock;
    },
    inject: [Database],
  },
  { provide: Health, useFactory: (db: Database) => new Health(db, healthKeptMs), inject: [Database] },
  {
    provide: Metrics,
    useFactory: (health: Health, clock: BusinessClock) => new Metrics(health, clock),
    inject: [Health, BusinessClock],
  },
  { provide: BankBudgets, useFactory: () => new BankBudgets(transbank.breaker, transbank.inquiriesPerSecond) },
];

const workSettings = (config: Config, contexts: readonly ContextParts[]): WorkSettings => ({
  databaseUrl: config.database.app,
  rules: contexts.flatMap((context) => [...(context.effectRules ?? [])]),
  dueAtOnce: Math.min(config.databasePoolSize * 2, MOST_DUE_AT_ONCE),
  production: config.production,
  chargesBeyondDue: config.chargesBeyondDue,
  hasEffects: config.effects,
});
