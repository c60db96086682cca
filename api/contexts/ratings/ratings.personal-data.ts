import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

/** What a person said of games. */
@Injectable()
export class RatingsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'ratings',
      title: { es: 'Opiniones', en: 'Reviews' },
      about: {
        es: 'Lo que dijiste de los juegos, público con tu nombre de usuario. Se borra con tu cuenta.',
        en: 'What you said of games, public with your username. It is deleted with your account.',
      },
      collect: (personId) =>
        this.db.query(
          `select g.slug as game, r.stars, r.text, r.state, r.reason, r.written_at as "writtenAt", r.answer, r.answered_at as "answeredAt"
             from ratings.ratings r left join catalog.games g on g.id = r.game_id where r.person_id = $1 order by r.written_at`,
          [personId],
        ),
      erase: async (personId) => {
        await this.db.query('delete from ratings.ratings where person_id = $1', [personId]);
      },
      ids: async (personId) =>
        (await this.db.query<{ id: string }>('select id from ratings.ratings where person_id = $1', [personId])).map(
          ({ id }) => id,
        ),
    });
  }
}
