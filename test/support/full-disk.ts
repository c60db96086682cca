import type { OwnPostgres } from './own-postgres.js';
import { eventually } from './process.js';
import type { Shop } from './shop.js';

/** More than half a segment of the log. */
const LOG_BYTES = 9_000_000;
/** Tables in whose way the triggers stand. */
const GROWING = ['es.events', 'es.effects', 'es.checkpoints', 'es.due'];

/** A full disk under the database of a shop: truly full where its server has a small one of its own, else pretended by triggers. */
export class FullDisk {
  private wasKilled = false;

  /** @param postgres null where the server is shared with others. */
  constructor(
    private readonly shop: Shop,
    private readonly postgres: OwnPostgres | null,
  ) {}

  get isReal(): boolean {
    return this.postgres?.hasSmallDisk ?? false;
  }

  async fills(): Promise<void> {
    if (!this.isReal) return this.triggersStart();
    // Its log keeps a segment to write to and no checkpoint comes due: for want of either the server ends, as after a kill.
    for (const preparation of ['checkpoint', 'select pg_switch_wal()']) await this.shop.sql.query(preparation);
    await this.postgres?.diskFills();
  }

  /** Leaves no room for the log of the server either, at which it ends; where the disk is not real, the server is killed. */
  async logFills(): Promise<void> {
    if (!this.isReal) {
      this.wasKilled = true;
      return this.postgres?.isKilled();
    }
    await this.fills();
    const refused = async (): Promise<boolean> =>
      this.shop.sql.query(`select pg_logical_emit_message(false, 'test', repeat('x', $1))`, [LOG_BYTES]).then(
        () => false,
        () => true,
      );
    await eventually(refused, Boolean, 30_000, 'the log without room');
  }

  /** Makes room again. Resolves when the database answers. */
  async isFreed(): Promise<void> {
    if (this.isReal) await this.postgres?.diskIsFreed();
    if (this.wasKilled) await this.postgres?.startsAgain();
    this.wasKilled = false;
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
    if (!this.isReal) await this.triggersEnd();
  }

  private async triggersStart(): Promise<void> {
    await this.shop.sql.query(`
      create or replace function public.disk_is_full() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`);
    for (const table of GROWING)
      await this.shop.sql.query(
        `create trigger disk_is_full before insert or update on ${table} execute function public.disk_is_full()`,
      );
  }

  private async triggersEnd(): Promise<void> {
    for (const table of GROWING) await this.shop.sql.query(`drop trigger if exists disk_is_full on ${table}`);
  }
}
