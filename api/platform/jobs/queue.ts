import {
  createPostgresBackend,
  createRedisBackend,
  Queue,
  Worker,
  type Job,
  type JobsOptions,
  type BackendFactory,
  type ConnectionOptions,
  type IQueueBackend,
} from 'bullmq';
import { Redis } from 'ioredis';
import { ConnectionPool } from '../database/connections.js';
import { CONNECTION_WAIT_MS } from '../database/data-source.js';
import { QUEUE_SCHEMA } from '../database/prepare.js';
import { within } from '../patience.js';

/** A job says which effects; its worker reads the rest, so that an erased person is erased here too. */
interface EffectJob {
  effectIds: string[];
}

type EffectJobs = { name: string; data: EffectJob; opts: JobsOptions }[];
type EffectQueue = Queue<EffectJob, void, string, EffectJob, void, string, IQueueBackend>;

const DAY_SECONDS = 86_400;
/** Single effects, and effects of many at once: bulk work takes no places from a person who waits for a mail. */
const QUEUES = [
  { name: 'effects', concurrency: 4 },
  { name: 'bulk', concurrency: 3 },
] as const;
/** Effects of one job at most. */
const TOGETHER = 20;
/** So many jobs go in faster one by one: for a list, PostgreSQL is made to create two tables each time. */
const FEW = 6;
/** Redis that is away must hold up neither the feed that asks for work nor the end of the process. */
const ADD_MS = 2_000;
const CLOSE_MS = 5_000;

/** Where the jobs wait: Redis when there is one, else PostgreSQL. One switch, the same queue. */
export class JobQueue {
  private readonly connection: ConnectionOptions;
  private readonly backend: BackendFactory;
  private readonly closers: (() => Promise<unknown>)[] = [];
  /** Keeps the jobs of several shops on one Redis apart. */
  private readonly prefix: string;
  private readonly queues: Readonly<Record<(typeof QUEUES)[number]['name'], EffectQueue>>;

  constructor(databaseUrl: string, redisUrl: string | null) {
    this.prefix = `bull-${new URL(databaseUrl).pathname.slice(1)}`;
    if (redisUrl) {
      const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
      this.closers.push(async () => redis.disconnect());
      this.connection = redis;
      this.backend = createRedisBackend as BackendFactory;
    } else {
      const pool = new ConnectionPool({
        connectionString: databaseUrl,
        max: 8,
        application_name: 'ludoteca-jobs',
        connectionTimeoutMillis: CONNECTION_WAIT_MS,
        options: `-c search_path=${QUEUE_SCHEMA}`,
      });
      this.closers.push(() => pool.end());
      this.connection = pool as unknown as ConnectionOptions;
      this.backend = createPostgresBackend as unknown as BackendFactory;
    }
    this.queues = { effects: this.open('effects'), bulk: this.open('bulk') };
  }

  /** Asks for effects to be done soon. Losing the whole queue loses nothing: the ledger asks again. @throws Error when the queue cannot be reached */
  async add(effects: readonly { effectId: string; kind: string }[]): Promise<void> {
    const jobs = together(effects).map(({ kind, effectIds }) => ({
      name: kind,
      data: { effectIds },
      // The ledger is the guard against doing a thing twice; the job id only saves needless work.
      opts: {
        jobId: `effect-${effectIds[0]}`,
        removeOnComplete: { age: DAY_SECONDS },
        removeOnFail: { age: 7 * DAY_SECONDS },
      },
    }));
    const [alone, bulk] = [
      jobs.filter(({ data }) => data.effectIds.length === 1),
      jobs.filter(({ data }) => data.effectIds.length > 1),
    ];
    if (alone.length > 0) await within(ADD_MS, put(this.queues.effects, alone));
    if (bulk.length > 0) await within(ADD_MS, put(this.queues.bulk, bulk));
  }

  /** Starts taking jobs. @returns how to stop, waiting a little for those under way; the ledger knows of what is left. */
  work(perform: (effectIds: readonly string[]) => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
    const workers = QUEUES.map(({ name, concurrency }) => {
      const worker = new Worker(
        name,
        (job: Job<EffectJob>) => perform(job.data.effectIds),
        { connection: this.connection, prefix: this.prefix, concurrency },
        this.backend,
      );
      worker.on('error', onError);
      worker.on('failed', (_job, error) => onError(error));
      return worker;
    });
    return async () => {
      await Promise.all(workers.map((worker) => within(CLOSE_MS, worker.close()).catch(() => undefined)));
    };
  }

  /** Looks for one job that is not there: the same work however many there are. @throws Error when the queue cannot be reached. */
  async answers(): Promise<void> {
    await this.queues.effects.getJobState('none');
  }

  /** Jobs that BullMQ counts as failed; an answer also proves that the queue is reachable. */
  async failed(): Promise<number> {
    const counts = await Promise.all(Object.values(this.queues).map((queue) => queue.getJobCounts('failed')));
    return counts.reduce((sum, { failed = 0 }) => sum + failed, 0);
  }

  async close(): Promise<void> {
    await Promise.all(
      Object.values(this.queues).map((queue) => within(CLOSE_MS, queue.close()).catch(() => undefined)),
    );
    for (const close of this.closers) await close();
  }

  private open(name: string): EffectQueue {
    const queue: EffectQueue = new Queue(name, { connection: this.connection, prefix: this.prefix }, this.backend);
    queue.on('error', () => undefined);
    return queue;
  }
}

function put(queue: EffectQueue, jobs: EffectJobs): Promise<unknown> {
  return jobs.length > FEW
    ? queue.addBulk(jobs)
    : Promise.all(jobs.map(({ name, data, opts }) => queue.add(name, data, opts)));
}

/** Effects of one kind in lists that make a job each. */
function together(effects: readonly { effectId: string; kind: string }[]): { kind: string; effectIds: string[] }[] {
  const jobs: { kind: string; effectIds: string[] }[] = [];
  const open = new Map<string, string[]>();
  for (const { effectId, kind } of effects) {
    const list = open.get(kind);
    if (list && list.length < TOGETHER) {
      list.push(effectId);
      continue;
    }
    const effectIds = [effectId];
    open.set(kind, effectIds);
    jobs.push({ kind, effectIds });
  }
  return jobs;
}
