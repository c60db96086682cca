import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';

/** Which builds a person uploaded. The builds are the studio's and stay; who uploaded them is forgotten. */
@Injectable()
export class BuildsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'builds',
      title: { es: 'Versiones que subiste', en: 'Builds you uploaded' },
      about: {
        es: 'Las versiones de juegos que subiste para tu estudio. El estudio las conserva; tu nombre se borra de ellas.',
        en: 'The builds of games that you uploaded for your studio. The studio keeps them; your name is removed.',
      },
      collect: (id) =>
        this.db.query(
          `select b.id as "buildId", g.slug as game, b.version, b.archive_name as "fileName", b.created_at as "createdAt"
             from publishing.builds b join publishing.games g on g.id = b.game_id where b.created_by = $1 order by b.created_at`,
          [id],
        ),
      erase: async (id) => {
        await this.db.query('update publishing.builds set created_by = null where created_by = $1', [id]);
        await this.db.query('update publishing.games set created_by = null where created_by = $1', [id]);
      },
    });
  }
}
