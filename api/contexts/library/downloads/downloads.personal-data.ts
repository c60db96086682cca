import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';

/** Who downloaded what; the number of completed downloads stays without the person. */
@Injectable()
export class DownloadsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'downloads',
      title: { es: 'Descargas', en: 'Downloads' },
      about: {
        es: 'Qué juegos bajaste y cuándo. Si borras tu cuenta solo queda cuántas descargas hubo, sin decir de quién.',
        en: 'Which games you downloaded and when. If you delete your account only the number of downloads stays, not whose they were.',
      },
      collect: (personId) =>
        this.db.query(
          `select l.title, d.started_at as "startedAt", d.completed_at as "completedAt"
             from library.downloads d join library.labels l on l.game_id = d.game_id
            where d.person_id = $1 order by d.started_at`,
          [personId],
        ),
      erase: async (personId) => {
        await this.db.query('delete from library.downloads where person_id = $1 and completed_at is null', [personId]);
        await this.db.query('update library.downloads set person_id = null where person_id = $1', [personId]);
      },
    });
  }
}
