import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { textOfKept, type KeptText, type SaveVersion } from './saves.rules.js';

export interface StoredSave extends SaveVersion {
  size: number;
  sha256: string;
  /** When it arrived. */
  savedAt: Date;
  /** What the device's clock said, right or wrong; null: it did not say. */
  deviceTime: Date | null;
}

// The release before writes no size.
const VERSION = `id, slot, coalesce(size, octet_length(data)) as size, sha256, saved_at as "savedAt", device_time as "deviceTime"`;

/** What games keep for their players. */
@Injectable()
export class Saves {
  constructor(private readonly db: Database) {}

  /** Every version, the newest first. */
  versionsOf(personId: string, gameId: string): Promise<StoredSave[]> {
    return this.db.query<StoredSave>(
      `select ${VERSION} from play.saves where person_id = $1 and game_id = $2 order by arrival desc`,
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
    const [save] = await this.db.query<StoredSave & KeptText>(
      `select ${VERSION}, data, is_json as "isJson" from play.saves where person_id = $1 and game_id = $2 and slot = $3 and ($4::uuid is null or id = $4)
        order by arrival desc limit 1`,
      [personId, gameId, slot, version],
    );
    if (!save) return null;
    const { isJson, ...found } = save;
    return { ...found, data: textOfKept({ data: found.data, isJson }) };
  }
}
