import { FullDisk } from '../support/full-disk.js';
import { connectionsEnd, type OwnPostgres } from '../support/own-postgres.js';
import { eventually } from '../support/process.js';
import type { Shop } from '../support/shop.js';

/** What can befall the database under a shop: connections that break, a server that is killed, a disk that is full. */
export class Outages {
  private readonly disk: FullDisk;

  /** @param postgres null where the server is shared with others, who would notice. */
  constructor(
    private readonly shop: Shop,
    private readonly postgres: OwnPostgres | null,
  ) {
    this.disk = new FullDisk(shop, postgres);
  }

  get mayKill(): boolean {
    return this.postgres !== null;
  }

  /** How `fillDisk` does it here, for the list of faults. */
  get wayOfFilling(): string {
    return this.disk.isReal ? 'for real' : 'pretended by triggers';
  }

  /** Ends every connection, again and again while something goes on. */
  async breakConnections(during: Promise<unknown>): Promise<void> {
    let lasts = true;
    const over = during
      .finally(() => {
        lasts = false;
      })
      .catch(() => undefined);
    while (lasts) await connectionsEnd(this.shop.database.url);
    await over;
  }

  /** Kills the server in the middle of something, which ends without it, and starts it again. */
  async killServer(during: Promise<unknown>): Promise<void> {
    await this.postgres?.isKilled();
    await during.catch(() => undefined);
    await this.postgres?.startsAgain();
    await eventually(
      () =>
        this.shop.sql.query('select 1').then(
          () => true,
          () => false,
        ),
      Boolean,
      30_000,
      'the database being back',
    );
  }

  /** Whatever grows finds the disk full while something goes on. */
  async fillDisk(during: () => Promise<unknown>): Promise<void> {
    await this.disk.fills();
    try {
      await during();
    } finally {
      await this.disk.isFreed();
    }
  }
}
