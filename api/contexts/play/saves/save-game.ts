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
import { hasRoomFor, SAVE_BYTES, versionsToDrop } from './saves.rules.js';

/** Keeps what a game saved for a person. @param savedAt when a guest's browser kept it; null: now. */
export class SaveGame extends Command<StoredSave> {
  constructor(
    readonly personId: string,
    readonly slug: string,
    readonly slot: string,
    readonly data: string,
    readonly savedAt: Instant | null,
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

  async execute(command: SaveGame): Promise<StoredSave> {
    const size = Buffer.byteLength(command.data);
    if (size > SAVE_BYTES) throw new Problem(413, 'save-too-large');
    const gameId = await this.playableGame(command.personId, command.slug);
    const { personId, slot, data } = command;
    const now = this.clock.now();
    // A browser's clock may be wrong: a save from the future would hide every later one.
    const savedAt = command.savedAt && command.savedAt < now ? command.savedAt : now;
    const save = { id: this.ids.next(), slot, size, savedAt, sha256: createHash('sha256').update(data).digest('hex') };

    return this.db.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`play.saves ${personId} ${gameId}`]);
      const versions = await this.saves.versionsOf(personId, gameId);
      const same = versions.find((version) => version.slot === slot);
      if (same?.sha256 === save.sha256) return same;
      if (!hasRoomFor(slot, versions)) throw new Problem(409, 'save-slots-full');

      await sql.query(
        'insert into play.saves (id, person_id, game_id, slot, data, sha256, saved_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [save.id, personId, gameId, slot, data, save.sha256, savedAt],
      );
      await sql.query('delete from play.saves where id = any($1)', [versionsToDrop([save, ...versions])]);
      return save;
    });
  }

  private async playableGame(personId: string, slug: string): Promise<string> {
    const game = await this.rights.buildsOf(slug);
    if (!game) throw new Problem(404, 'game-not-found');
    for (const channel of game.builds.keys())
      if (await this.rights.reasonFor(personId, game.gameId, channel)) return game.gameId;
    throw new Problem(403, 'play-not-entitled');
  }
}
