import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { days, later } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { timer } from '../../../platform/event-store/due.js';
import { setTimers } from '../../../platform/event-store/timers.js';
import { PRIVATE_FILES, type FileStore } from '../../../platform/files/file-store.js';
import { Problem } from '../../../platform/http/problem.js';
import { WorkHandlers } from '../../../platform/jobs/work.js';
import { IDS } from '../../../platform/tokens.js';
import type { UploadedBuild } from './upload-metadata.rules.js';

export type Upload = UploadedBuild & { id: string; personId: string; size: number; isFinished: boolean };

const LIFETIME = days(2);
const EXPIRY = 'upload-expiry';
/** What one studio may upload within a day. */
const A_DAY = { bytes: 20_000_000_000, uploads: 60 };

/** Where the bytes of an upload lie among the private files. */
export const uploadKey = (id: string): string => `uploads/${id}`;

/** What is being uploaded, by whom. */
@Injectable()
export class Uploads implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly work: WorkHandlers,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(PRIVATE_FILES) private readonly files: FileStore,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue({ what: EXPIRY, handle: (key) => this.expire(key.slice(EXPIRY.length + 1)) });
  }

  /** @returns its id. @throws Problem 429 `uploads-used-up`. */
  async begin(build: UploadedBuild, by: { personId: string; developerId: string; size: number }): Promise<string> {
    const [id, now] = [this.ids.next(), this.clock.now()];
    await this.db.rows.transaction(async (rows) => {
      // One at a time per studio: many at once would each find room.
      await rows.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [`uploads-of-${by.developerId}`]);
      const [today] = await rows.query<{ bytes: number; uploads: number }[]>(
        `select coalesce(sum(size), 0)::float8 as bytes, count(*)::int as uploads from publishing.uploads where developer_id = $1 and created_at > $2`,
        [by.developerId, later(now, -days(1))],
      );
      if (today && (today.bytes + by.size > A_DAY.bytes || today.uploads >= A_DAY.uploads))
        throw new Problem(429, 'uploads-used-up');
      // Together with the row: no bytes lie here that no timer deletes.
      await setTimers(rows, [timer(`${EXPIRY}-${id}`, EXPIRY, later(now, LIFETIME))]);
      await rows.query(
        `insert into publishing.uploads (id, person_id, developer_id, game_id, kind, platform, version, file_name, size, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          id,
          by.personId,
          by.developerId,
          build.gameId,
          build.kind,
          build.platform,
          build.version,
          build.fileName,
          by.size,
          now,
        ],
      );
    });
    return id;
  }

  async find(id: string): Promise<Upload | null> {
    const [upload] = await this.db.query<Upload>(
      `select id, person_id as "personId", game_id as "gameId", kind, platform, version, file_name as "fileName",
              size::float8 as size, finished_at is not null as "isFinished" from publishing.uploads where id = $1`,
      [id],
    );
    return upload ?? null;
  }

  /** Deletes the bytes; the row stays until it expires, so that a repeated request still hears how it ended. */
  async clear(id: string): Promise<void> {
    for (const ending of ['', '.json', '.info', '.part']) await this.files.delete(`${uploadKey(id)}${ending}`);
  }

  /** Deletes the bytes of one whose last part never came: in a bucket the parts before it lie by themselves. */
  async abandon(id: string): Promise<void> {
    await this.clear(id);
    await this.files.deleteParts(uploadKey(id));
  }

  private async expire(id: string): Promise<void> {
    await this.abandon(id);
    await this.db.query('delete from publishing.uploads where id = $1', [id]);
    await setTimers(this.db, [timer(`${EXPIRY}-${id}`, EXPIRY, null)]);
  }
}
