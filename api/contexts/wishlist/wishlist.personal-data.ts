import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

/** What a person wants, and what was told of it. */
@Injectable()
export class WishlistPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'wishlist',
      title: { es: 'Lista de deseos', en: 'Wishlist' },
      about: {
        es: 'Los juegos que quieres y si te escribimos sobre ellos. Se borra con tu cuenta.',
        en: 'The games that you want, and whether we write to you about them. It is deleted with your account.',
      },
      collect: (personId) =>
        this.db.query(
          `select g.slug as game, w.added_at as "addedAt", coalesce(s.mails, true) as mails, s.share_token is not null as shared
             from wishlist.games w left join catalog.games g on g.id = w.game_id left join wishlist.settings s on s.person_id = w.person_id
            where w.person_id = $1 order by w.added_at`,
          [personId],
        ),
      erase: async (personId) => {
        for (const table of ['games', 'settings', 'news'])
          await this.db.query(`delete from wishlist.${table} where person_id = $1`, [personId]);
      },
      ids: async (personId) =>
        (await this.db.query<{ id: string }>('select id from wishlist.news where person_id = $1', [personId])).map(
          ({ id }) => id,
        ),
    });
  }
}
