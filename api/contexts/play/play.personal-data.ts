import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { textOfKept, type KeptText } from './saves/saves.rules.js';

/** Saved games, and the tickets of games that are open. */
@Injectable()
export class PlayPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.holdSavedGames();
    this.holdPlayTime();
  }

  private holdSavedGames(): void {
    this.data.holds({
      name: 'saved-games',
      title: { es: 'Partidas guardadas', en: 'Saved games' },
      about: {
        es: 'Lo que los juegos guardan para que sigas donde quedaste. Se borra con tu cuenta.',
        en: 'What games keep so that you can go on where you left off. It is deleted with your account.',
      },
      isVerbatim: true,
      collect: async (personId) => {
        const saves = await this.db.query<KeptText>(
          `select g.slug as game, s.slot, s.saved_at as "savedAt", s.device_time as "deviceTime", s.data, s.is_json as "isJson" from play.saves s left join publishing.games g on g.id = s.game_id
            where s.person_id = $1 order by g.slug, s.arrival desc`,
          [personId],
        );
        return saves.map(({ isJson, ...save }) => ({ ...save, data: textOfKept({ data: save.data, isJson }) }));
      },
      erase: async (personId) => {
        await this.db.query('delete from play.saves where person_id = $1', [personId]);
        await this.db.query('delete from play.tickets where person_id = $1', [personId]);
      },
    });
  }

  private holdPlayTime(): void {
    this.data.holds({
      name: 'play-time',
      title: { es: 'Tiempo de juego', en: 'Play time' },
      about: {
        es: 'Cuánto jugaste, para tus estadísticas y para pagar a los estudios. Si borras tu cuenta, los segundos quedan sin tu nombre.',
        en: 'How long you played, for your statistics and to pay the studios. If you delete your account, the seconds stay without your name.',
      },
      collect: (personId) =>
        this.db.query(
          `select g.slug as game, to_char(d.played_on, 'YYYY-MM-DD') as "playedOn", d.seconds, d.contested_seconds as "contestedSeconds", d.source
             from play.days d left join publishing.games g on g.id = d.game_id where d.person_id = $1 order by d.played_on desc, g.slug`,
          [personId],
        ),
      erase: async (personId) => {
        await this.db.query('delete from play.openings where person_id = $1', [personId]);
        // A heartbeat under way holds its session: only a later statement sees the day that it writes.
        await this.db.query('delete from play.sessions where person_id = $1', [personId]);
        await this.db.query('update play.days set person_id = null where person_id = $1', [personId]);
      },
    });
  }
}
