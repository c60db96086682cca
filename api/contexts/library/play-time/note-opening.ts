import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '../../../kernel/instant.js';
import { Database } from '../../../platform/database/database.js';

/** Remembers that a person has just opened a game of theirs: the library shows it first. It counts as no time played. */
export class NoteOpening extends Command<void> {
  constructor(
    readonly personId: string,
    readonly gameId: string,
    readonly now: Instant,
  ) {
    super();
  }
}

@CommandHandler(NoteOpening)
export class NoteOpeningHandler implements ICommandHandler<NoteOpening> {
  constructor(private readonly db: Database) {}

  async execute({ personId, gameId, now }: NoteOpening): Promise<void> {
    await this.db.query(
      `insert into library.play_time (player_id, game_id, minutes, last_played_at) values ($1, $2, 0, $3)
       on conflict (player_id, game_id) do update set last_played_at = greatest(play_time.last_played_at, excluded.last_played_at)`,
      [personId, gameId, now],
    );
  }
}
