import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Lock, Locker, RequestRelease } from '@tus/server';
import type pg from 'pg';
import type { Config } from '../../../config.js';
import { singleConnection } from '../../../platform/database/connections.js';
import { CONFIG } from '../../../platform/tokens.js';

const AGAIN_MS = 200;
const PATIENCE_MS = 20_000;

/**
 * One request at a time writes to an upload, over all processes. One connection holds all locks of this process: a chunk
 * may take minutes, and a connection for each would use them up.
 */
@Injectable()
export class UploadLocker implements OnModuleDestroy {
  private connection: Promise<pg.Client> | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async open(): Promise<Locker> {
    const { MemoryLocker } = await import('@tus/server');
    const here = new MemoryLocker();
    return { newLock: (id) => this.everywhere(id, here.newLock(id)) };
  }

  private everywhere(id: string, inProcess: Lock): Lock {
    return {
      lock: async (signal: AbortSignal, cancelReq: RequestRelease) => {
        await inProcess.lock(signal, cancelReq);
        try {
          await this.take(id, signal);
        } catch (error) {
          await inProcess.unlock();
          throw error;
        }
      },
      unlock: async () => {
        await this.run('select pg_advisory_unlock(hashtextextended($1, 1))', id).catch(() => undefined);
        await inProcess.unlock();
      },
    };
  }

  async onModuleDestroy(): Promise<void> {
    await (await this.connection?.catch(() => null))?.end();
  }

  /** Another process gives a lock back when its client has gone, or its chunk has come. */
  private async take(id: string, signal: AbortSignal): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      if (await this.run('select pg_try_advisory_lock(hashtextextended($1, 1)) as taken', id)) return;
      if (signal.aborted || Date.now() > until) throw { status_code: 423, body: 'Another request is writing\n' };
      await pause(AGAIN_MS);
    }
  }

  private async run(text: string, id: string): Promise<boolean> {
    const { rows } = await (await this.connected()).query<{ taken?: boolean }>(text, [`upload-${id}`]);
    return rows[0]?.taken === true;
  }

  private connected(): Promise<pg.Client> {
    this.connection ??= this.connect().catch((error: unknown) => {
      this.connection = null;
      throw error;
    });
    return this.connection;
  }

  private async connect(): Promise<pg.Client> {
    const client = singleConnection({
      connectionString: this.config.database.app,
      application_name: 'ludoteca-uploads',
    });
    client.on('end', () => (this.connection = null));
    await client.connect();
    return client;
  }
}
