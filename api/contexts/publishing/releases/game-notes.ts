import { Inject, Injectable } from '@nestjs/common';
import type { Instant } from '../../../kernel/instant.js';
import type { Ids } from '../../../kernel/ports.js';
import { Database } from '../../../platform/database/database.js';
import { put, type RowChange } from '../../../platform/event-store/row-changes.js';
import { IDS } from '../../../platform/tokens.js';

export interface GameNote {
  author: 'studio' | 'staff';
  about: 'submission' | 'review' | 'appeal';
  note: string;
  at: Date;
}

export interface NewNote extends Omit<GameNote, 'at'> {
  authorId: string;
  at: Instant;
}

/** What studios and staff write to each other about a game. */
@Injectable()
export class GameNotes {
  constructor(
    private readonly db: Database,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** To be written together with what was decided; none for no words. */
  rows(gameId: string, { authorId, author, about, note, at }: NewNote): RowChange[] {
    if (note.trim() === '') return [];
    const row = { game_id: gameId, author_id: authorId, author, about, note: note.trim(), written_at: at };
    return [put('publishing.notes', { id: this.ids.next() }, row)];
  }

  /** Oldest first. */
  of(gameId: string): Promise<GameNote[]> {
    return this.db.query(
      'select author, about, note, written_at as at from publishing.notes where game_id = $1 order by written_at, id',
      [gameId],
    );
  }

  /** The newest of staff about a review; null where there is none. */
  async ofReview(gameId: string): Promise<string | null> {
    const [row] = await this.db.query<{ note: string }>(
      `select note from publishing.notes where game_id = $1 and author = 'staff' and about = 'review' order by written_at desc limit 1`,
      [gameId],
    );
    return row?.note ?? null;
  }
}
