import { createPostgresBackend, createRedisBackend, Queue, Worker, type Job, type BackendFactory, type ConnectionOptions, type IQueueBackend } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { APP_ROLE } from '../database/data-source.js';
import { QUEUE_SCHEMA } from '../database/prepare.js';
import { within } from '../patience.js';

/** A job says which effect; whoever takes it reads the rest, so that an erased person is erased here too. */
export interface EffectJob {
  effectId: string;
}

const QUEUE = 'effects';
const DAY_SECONDS = 86_400;
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
  private readonly queue: Queue<EffectJob, void, string, EffectJob, void, string, IQueueBackend>;

  constructor(databaseUrl: string, redisUrl: string | null) {
    this.prefix = `bull-${new URL(databaseUrl).pathname.slice(1)}`;
    if (redisUrl) {
      const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
      this.closers.push(async () => redis.disconnect());
      this.connection = redis;
      this.backend = createRedisBackend as BackendFactory;
    } else {
      const pool = new pg.Pool({ connectionString: databaseUrl, max: 6, application_name: 'ludoteca-jobs', options: `-c role=${APP_ROLE} -c search_path=${QUEUE_SCHEMA}` });
      pool.on('error', () => undefined);
      this.closers.push(() => pool.end());
      this.connection = pool as unknown as ConnectionOptions;
      this.backend = createPostgresBackend as unknown as BackendFactory;
    }
    this.queue = new Queue<EffectJob, void, string, EffectJob, void, string, IQueueBackend>(QUEUE, { connection: this.connection, prefix: this.prefix }, this.backend);
    this.queue.on('error', () => undefined);
  }

  /** Asks for effects to be done soon. Losing the whole queue loses nothing: the ledger asks again. @throws Error when the queue cannot be reached */
  async add(effects: readonly { effectId: string; kind: string }[]): Promise<void> {
    await within(ADD_MS, this.queue.addBulk(
      effects.map(({ effectId, kind }) => ({
        name: kind,
        data: { effectId },
        // The ledger is the guard against doing a thing twice; the job id only saves needless work.
        opts: { jobId: `effect-${effectId}`, removeOnComplete: { age: DAY_SECONDS }, removeOnFail: { age: 7 * DAY_SECONDS } },
      })),
    ));
  }

  /** Starts taking jobs. @returns how to stop, waiting a little for those under way; the ledger knows of what is left. */
  work(perform: (effectId: string) => Promise<void>, onError: (error: Error) => void): () => Promise<void> {
    const worker = new Worker(QUEUE, (job: Job<EffectJob>) => perform(job.data.effectId), { connection: this.connection, prefix: this.prefix, concurrency: 4 }, this.backend);
    worker.on('error', onError);
    worker.on('failed', (_job, error) => onError(error));
    return () => within(CLOSE_MS, worker.close()).catch(() => undefined);
  }

  /** Jobs that BullMQ counts as failed; an answer also proves that the queue is reachable. */
  async failed(): Promise<number> {
    return (await this.queue.getJobCounts('failed')).failed ?? 0;
  }

  async close(): Promise<void> {
    await within(CLOSE_MS, this.queue.close()).catch(() => undefined);
    for (const close of this.closers) await close();
  }
}
