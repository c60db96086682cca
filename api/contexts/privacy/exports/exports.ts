import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Column, Entity, MoreThan, PrimaryColumn } from 'typeorm';
import { days, instant, later } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Refusal } from '../../../kernel/refusal.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database, sqlStateOf } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { type FileStore, PRIVATE_FILES } from '../../../platform/files/file-store.js';
import { Problem } from '../../../platform/http/problem.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { EffectPlanner } from '../../../platform/jobs/effect-planner.js';
import { PersonalData, type PersonalDataSource } from '../../../platform/personal-data.js';
import { IDS } from '../../../platform/tokens.js';

/** A file with all that is held about a person; the file itself lies in ExportFiles under the same id. */
@Entity({ schema: 'privacy', name: 'exports' })
export class Export {
  @PrimaryColumn('uuid')
  id: string;
  @Column('uuid', { name: 'person_id' })
  personId: string;
  @Column('text')
  state: 'requested' | 'ready' | 'expired' | 'failed';
  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;
  @Column('timestamptz', { name: 'ready_at', nullable: true })
  readyAt: Date | null;
  /** From here on the file is gone. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;
  /** In bytes. */
  @Column('int', { nullable: true })
  size: number | null;
}

/** Where finished exports lie: among the files that no address leads to. */
@Injectable()
export class ExportFiles {
  constructor(@Inject(PRIVATE_FILES) private readonly files: FileStore) {}

  /** Keeps a whole file, or none. */
  async put(id: string, content: Buffer): Promise<void> {
    await this.files.put(nameOf(id), content, 'application/zip');
  }

  /** Null when there is none. */
  async read(id: string): Promise<Buffer | null> {
    const file = await this.files.read(nameOf(id));
    return file && buffer(file.content);
  }

  /** Deleting what is not there is fine. */
  async delete(id: string): Promise<void> {
    await this.files.delete(nameOf(id));
  }
}

function nameOf(id: string): string {
  return `exports/${id}.zip`;
}

const EXPIRY = 'export-expiry';

/** Keeps finished exports for seven days. */
@Injectable()
export class ExportStore implements OnModuleInit {
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
      collect: (id) =>
        this.db.query(
          'select state, requested_at as "requestedAt", ready_at as "readyAt", expires_at as "expiresAt", size from privacy.exports where person_id = $1 order by requested_at',
          [id],
        ),
      erase: async (id) => {
        for (const { id: exportId } of await this.db.rows.findBy(Export, { personId: id })) await this.clear(exportId);
        await this.db.rows.delete(Export, { personId: id });
      },
      ids: (id) => this.db.rows.findBy(Export, { personId: id }).then((found) => found.map((one) => one.id)),
    };
  }

  request(id: string): Promise<Export | null> {
    return this.db.rows.findOneBy(Export, { id, state: 'requested' });
  }

  /** The timer comes first: no file lies here that no timer deletes. */
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
    await this.db.rows.update(Export, { id, state: 'requested' }, { state: 'failed' });
  }

  private async expire(id: string): Promise<void> {
    await this.files.delete(id);
    await this.db.rows.update(Export, { id, state: 'ready' }, { state: 'expired' });
  }
}

export const MAKE_EXPORT = 'export:make';
/** How many one person may ask for within a day. */
const A_DAY = 3;
const SHOWN = 10;

/** What people asked to be told about themselves. */
@Injectable()
export class Exports {
  constructor(
    private readonly db: Database,
    private readonly planner: EffectPlanner,
    private readonly clock: BusinessClock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Asks for one; a worker makes it. @throws Refusal `export-under-way`, Problem 429 `exports-used-up`. */
  async ask(personId: string, correlation: string): Promise<Export> {
    const now = this.clock.now();
    const today = await this.db.rows.countBy(Export, {
      personId,
      requestedAt: MoreThan(new Date(later(now, -days(1)))),
    });
    if (await this.db.rows.existsBy(Export, { personId, state: 'requested' })) throw new Refusal('export-under-way');
    if (today >= A_DAY) throw new Problem(429, 'exports-used-up');

    const request: Export = {
      id: this.ids.next(),
      personId,
      state: 'requested',
      requestedAt: new Date(now),
      readyAt: null,
      expiresAt: null,
      size: null,
    };
    await this.planner
      .together(correlation, async (rows, plan) => {
        await rows.insert(Export, request);
        await plan(MAKE_EXPORT, request.id);
      })
      .catch(refuseTwo);
    return request;
  }

  /** A person's newest exports, newest first. */
  async of(personId: string): Promise<Export[]> {
    const found = await this.db.rows.find(Export, { where: { personId }, order: { requestedAt: 'desc' }, take: SHOWN });
    return found.map((one) => ({ ...one, state: this.isOver(one) ? 'expired' : one.state }));
  }

  /** One that can be downloaded now. @throws Problem 404 `export-not-found`: not theirs, not ready, or over. */
  async ready(personId: string, id: string): Promise<Export> {
    const found = await this.db.rows.findOneBy(Export, { id, personId, state: 'ready' });
    if (!found || this.isOver(found)) throw new Problem(404, 'export-not-found');
    return found;
  }

  private isOver({ expiresAt }: Export): boolean {
    return expiresAt !== null && instant(expiresAt) <= this.clock.now();
  }
}

/** Two clicks at once: the second finds the first. */
function refuseTwo(error: unknown): never {
  if (sqlStateOf(error) === '23505') throw new Refusal('export-under-way');
  throw error;
}
