import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

/** Saved games, and the tickets of games that are open. */
@Injectable()
export class PlayPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'saved-games',
      title: { es: 'Partidas guardadas', en: 'Saved games' },
      about: {
        es: 'Lo que los juegos guardan para que sigas donde quedaste. Se borra con tu cuenta.',
        en: 'What games keep so that you can go on where you left off. It is deleted with your account.',
      },
      tell: (personId) =>
        this.db.query(
          `select g.slug as game, s.slot, s.saved_at as "savedAt", s.data from play.saves s left join publishing.games g on g.id = s.game_id
            where s.person_id = $1 order by g.slug, s.saved_at desc`,
          [personId],
        ),
      erase: async (personId) => {
        await this.db.query('delete from play.saves where person_id = $1', [personId]);
        await this.db.query('delete from play.tickets where person_id = $1', [personId]);
      },
    });
  }
}
