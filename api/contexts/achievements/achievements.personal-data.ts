import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

const ERASED = ['progress', 'rate_windows', 'players', 'devices', 'passes'];

/** What people have earned in games, and the games that are connected to their account. */
@Injectable()
export class AchievementsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'achievements',
      title: { es: 'Logros', en: 'Achievements' },
      about: {
        es: 'Lo que ganaste en tus juegos y los juegos descargados que conectaste. Se borra con tu cuenta.',
        en: 'What you earned in your games, and the downloaded games that you connected. It is deleted with your account.',
      },
      collect: async (personId) => ({
        earned: await this.db.query(
          `select g.slug as game, d.key, p.value::float8 as value, d.target::float8 as target, p.unlocked_at as "unlockedAt"
             from achievements.progress p join achievements.definitions d on d.id = p.achievement_id
             left join catalog.games g on g.id = p.game_id where p.person_id = $1 order by g.slug, d.place`,
          [personId],
        ),
        connected: await this.db.query(
          `select g.slug as game, d.name as device, d.created_at as "connectedAt", d.last_used_at as "lastUsedAt" from achievements.devices d
             left join catalog.games g on g.id = d.game_id where d.person_id = $1 order by d.created_at`,
          [personId],
        ),
      }),
      erase: async (personId) => {
        for (const table of ERASED)
          await this.db.query(`delete from achievements.${table} where person_id = $1`, [personId]);
        await this.db.query('update achievements.server_keys set created_by = null where created_by = $1', [personId]);
      },
    });
  }
}
