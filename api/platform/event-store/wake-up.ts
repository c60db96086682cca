import type pg from 'pg';
import { singleConnection } from '../database/connections.js';
import type { Database } from '../database/database.js';

const QUIET_MS = 25;

/**
 * Tells other processes that the log has grown, and hears it from them. Only a hint: feeds poll anyway.
 * The NOTIFY is sent outside every append, because inside it all commits would queue behind one lock.
 */
export class WakeUp {
  private listener: pg.Client | null = null;
  private pending: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly db: Database,
    private readonly url: string,
    /** What to do on each channel's word, and once after every connection: a word may have been missed. */
    private readonly heard: Readonly<Record<string, () => void>>,
  ) {}

  /** Soon, and at most every 25 ms, the others hear of it. */
  announce(): void {
    this.pending ??= setTimeout(() => {
      this.pending = null;
      this.db.query('notify es').catch(() => undefined);
    }, QUIET_MS);
  }

  async listen(): Promise<void> {
    const client = singleConnection({
      connectionString: this.url,
      application_name: 'ludoteca-listen',
      keepAlive: true,
    });
    client.on('error', () => this.again(client));
    client.on('end', () => this.again(client));
    client.on('notification', ({ channel }) => this.heard[channel]?.());
    this.listener = client;
    try {
      await client.connect();
      for (const channel of Object.keys(this.heard)) await client.query(`listen ${channel}`);
    } catch {
      this.again(client);
      return;
    }
    this.heartbeat ??= setInterval(() => void this.listener?.query('select 1').catch(() => undefined), 30_000);
    for (const hear of Object.values(this.heard)) hear();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.pending) clearTimeout(this.pending);
    if (this.heartbeat) clearInterval(this.heartbeat);
    await this.listener?.end().catch(() => undefined);
  }

  private again(client: pg.Client): void {
    if (this.stopped || this.listener !== client) return;
    this.listener = null;
    client.end().catch(() => undefined);
    setTimeout(() => {
      if (!this.stopped) void this.listen();
    }, 500);
  }
}
