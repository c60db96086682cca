import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { Export } from './export.entity.js';
import { ExportFiles } from './export-files.js';

const EXPIRY = 'export-expiry';

/** Keeps finished exports for seven days. */
@Injectable()
export class ExportShelf implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly files: ExportFiles,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue({ what: EXPIRY, handle: (key) => this.expire(key.slice(EXPIRY.length + 1)) });
  }

  asked(id: string): Promise<Export | null> {
    return this.db.rows.findOneBy(Export, { id, state: 'asked' });
  }

  /** The timer comes first: nothing lies here that nobody will clear away. */
  async keep(id: string, content: Buffer, until: string): Promise<void> {
    await setTimers(this.db, [timer(`${EXPIRY}-${id}`, EXPIRY, until)]);
    await this.files.put(id, content);
  }

  async clear(id: string): Promise<void> {
    await this.files.delete(id);
    await setTimers(this.db, [timer(`${EXPIRY}-${id}`, EXPIRY, null)]);
  }

  async giveUp(id: string): Promise<void> {
    await this.clear(id);
    await this.db.rows.update(Export, { id, state: 'asked' }, { state: 'failed' });
  }

  private async expire(id: string): Promise<void> {
    await this.files.delete(id);
    await this.db.rows.update(Export, { id, state: 'ready' }, { state: 'expired' });
  }
}
