import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { LibraryQueries } from './library.queries.js';

/** What somebody may play follows from the books and stays with them; it knows an id. */
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
