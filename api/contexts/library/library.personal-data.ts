import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data.js';
import { LibraryQueries } from './library.queries.js';
import type { Instant } from '../../kernel/instant.js';
import { timer } from '../../platform/event-store/due.js';
import type { RowChange } from '../../platform/event-store/row-changes.js';

/** What a person may play follows from the books and stays with them; it knows an id. */
@Injectable()
export class LibraryPersonalData implements OnModuleInit {
  constructor(
    private readonly library: LibraryQueries,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'library',
      title: { es: 'Biblioteca', en: 'Library' },
      about: {
        es: 'Los juegos que puedes jugar y desde cuándo. Quedan junto a la contabilidad, sin tu nombre; si borras tu cuenta, nadie puede volver a abrirlos.',
        en: 'The games that you may play, and since when. They stay with the books, without your name; if you delete your account, nobody can open them again.',
      },
      collect: async (personId) =>
        (await this.library.libraryOf(personId)).map(({ title, grantedAt, because, playMinutes }) => ({
          title,
          grantedAt,
          because,
          playMinutes,
        })),
      erase: null,
    });
  }
}

/** Handled where play is counted. */
export const FORGET_PLAY = 'library.forget-play';

/** To be written together with the end of an entitlement: what was played is forgotten then, unless the game came back. */
export function playForgottenAt(personId: string, gameId: string, at: Instant): RowChange {
  return timer(`play-${personId}-${gameId}`, FORGET_PLAY, at);
}
