import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { LibraryQueries } from './library.queries.js';
import type { Instant } from '../../kernel/instant.js';
import { timer, type DueHandler } from '../../platform/event-store/due.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';
import { WorkHandlers } from '../../platform/jobs/work.js';

/** What a person may play follows from the books and stays with them; it knows an id. */
@Injectable()
export class LibraryPersonalData implements OnModuleInit {
  constructor(
    private readonly library: LibraryQueries,
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'library',
      title: { es: 'Biblioteca', en: 'Library' },
      about: {
        es: 'Los juegos que puedes jugar y desde cuándo. Quedan junto a la contabilidad, sin tu nombre; si borras tu cuenta, nadie puede volver a abrirlos y lo que jugaste se olvida.',
        en: 'The games that you may play, and since when. They stay with the books, without your name; if you delete your account, nobody can open them again and what you played is forgotten.',
      },
      tell: async (personId) =>
        (await this.library.shelfOf(personId)).map(({ title, grantedAt, because, playMinutes }) => ({
          title,
          grantedAt,
          because,
          playMinutes,
        })),
      erase: async (personId) =>
        void (await this.db.query('delete from library.play_time where player_id = $1', [personId])),
    });
  }
}

const FORGET_PLAY = 'library.forget-play';
const KEY = /^play-([0-9a-f-]{36})-([0-9a-f-]{36})$/;

/** To be written together with the end of an entitlement: what was played is forgotten then, unless the game came back. */
export function playForgottenAt(playerId: string, gameId: string, at: Instant): RowChange {
  return timer(`play-${playerId}-${gameId}`, FORGET_PLAY, at);
}

@Injectable()
export class ForgetPlay implements OnModuleInit, DueHandler {
  readonly what = FORGET_PLAY;

  constructor(
    private readonly db: Database,
    private readonly work: WorkHandlers,
  ) {}

  onModuleInit(): void {
    this.work.handlesDue(this);
  }

  async handle(key: string): Promise<void> {
    const [, playerId, gameId] = KEY.exec(key) ?? [];
    await this.db.query(
      `delete from library.play_time p where p.player_id = $1 and p.game_id = $2
         and not exists (select from library.entitlements e where e.player_id = p.player_id and e.game_id = p.game_id)`,
      [playerId, gameId],
    );
  }
}
