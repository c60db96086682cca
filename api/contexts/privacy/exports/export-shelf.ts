import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { PersonalData, type PersonalDataSource } from '../../../platform/personal-data.js';
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
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds(this.personalData());
    this.work.handlesDue({ what: EXPIRY, handle: (key) => this.expire(key.slice(EXPIRY.length + 1)) });
  }

  private personalData(): PersonalDataSource {
    return {
      name: 'exports',
      title: { es: 'Archivos con tus datos', en: 'Files with your data' },
      about: {
        es: 'Cuándo pediste un archivo como este. Cada archivo se borra a los siete días.',
        en: 'When you asked for a file like this one. Each file is deleted after seven days.',
      },
      tell: (id) =>
        this.db.query(
          'select state, asked_at as "askedAt", ready_at as "readyAt", expires_at as "expiresAt", size from identity.exports where person_id = $1 order by asked_at',
          [id],
        ),
      erase: async (id) => {
        for (const { id: exportId } of await this.db.rows.findBy(Export, { personId: id })) await this.clear(exportId);
        await this.db.rows.delete(Export, { personId: id });
      },
      ids: (id) => this.db.rows.findBy(Export, { personId: id }).then((found) => found.map((one) => one.id)),
    };
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
