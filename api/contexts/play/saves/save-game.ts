import { createHash } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { BusinessClock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Problem } from '../../../platform/http/problem.js';
import { IDS } from '../../../platform/tokens.js';
import { PlayRights } from '../tickets/play-rights.js';
import { Saves, type StoredSave } from './saves.js';
import { hasRoomFor, keptText, knowsNewest, SAVE_BYTES, versionsToDrop } from './saves.rules.js';

/** What a device wants to be kept. */
interface DeviceSave {
  slot: string;
  data: string;
  /** What its clock says; null: it does not say. */
  deviceTime: Instant | null;
  /** The version that it goes on from; null: it knows of none; undefined: it does not say. */
  after?: string | null;
}

/** Keeps what a game saved for a person. */
export class SaveGame extends Command<StoredSave> {
  constructor(
    readonly personId: string,
    readonly slug: string,
    readonly save: DeviceSave,
  ) {
    super();
  }
}

@CommandHandler(SaveGame)
export class SaveGameHandler implements ICommandHandler<SaveGame> {
  constructor(
    private readonly db: Database,
    private readonly clock: BusinessClock,
    private readonly rights: PlayRights,
    private readonly saves: Saves,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ personId, slug, save }: SaveGame): Promise<StoredSave> {
    const { slot, data, deviceTime, after } = save;
    const size = Buffer.byteLength(data);
    if (size > SAVE_BYTES) throw new Problem(413, 'save-too-large');
    const gameId = await this.rights.playableGame(personId, slug);
    const kept = keptText(data);
    const sha256 = createHash('sha256').update(kept.data).digest('hex');

    return this.db.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`play.saves ${personId} ${gameId}`]);
      const versions = await this.saves.versionsOf(personId, gameId);
      const newest = versions.find((version) => version.slot === slot);
      if (newest?.sha256 === sha256) return newest;
      if (!knowsNewest(after, newest)) throw new Problem(409, 'save-conflict');
      if (!hasRoomFor(slot, versions)) throw new Problem(409, 'save-slots-full');

      const version = { id: this.ids.next(), slot, size, sha256, savedAt: new Date(this.clock.now()) };
      await sql.query(
        'insert into play.saves (id, person_id, game_id, slot, data, is_json, size, sha256, saved_at, device_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
        [version.id, personId, gameId, slot, kept.data, kept.isJson, size, sha256, version.savedAt, deviceTime],
      );
      await sql.query('delete from play.saves where id = any($1)', [versionsToDrop([version, ...versions])]);
      return { ...version, deviceTime: deviceTime ? new Date(deviceTime) : null };
    });
  }
}
