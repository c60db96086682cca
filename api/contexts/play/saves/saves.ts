import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { SaveVersion } from './saves.rules.js';

export interface StoredSave extends SaveVersion {
  size: number;
  sha256: string;
}

const VERSION = `id, slot, octet_length(data) as size, sha256, to_char(saved_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "savedAt"`;

/** What games keep for their players. */
@Injectable()
export class Saves {
  constructor(private readonly db: Database) {}

  /** The id of a web game; null for none. */
  async gameOf(slug: string): Promise<string | null> {
    const [game] = await this.db.query<{ id: string }>('select id from publishing.games where slug = $1', [slug]);
    return game?.id ?? null;
  }

  /** Every version, the newest first. */
  versionsOf(personId: string, gameId: string): Promise<StoredSave[]> {
    return this.db.query<StoredSave>(
      `select ${VERSION} from play.saves where person_id = $1 and game_id = $2 order by saved_at desc, id desc`,
      [personId, gameId],
    );
  }

  /** The newest version of a slot, or the one that is named; null for none. */
  async read(
    personId: string,
    gameId: string,
    slot: string,
    version: string | null,
  ): Promise<(StoredSave & { data: string }) | null> {
    const [save] = await this.db.query<StoredSave & { data: string }>(
      `select ${VERSION}, data from play.saves where person_id = $1 and game_id = $2 and slot = $3 and ($4::uuid is null or id = $4)
        order by saved_at desc, id desc limit 1`,
      [personId, gameId, slot, version],
    );
    return save ?? null;
  }
}
