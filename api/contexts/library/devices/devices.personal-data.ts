import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { LibraryRows } from '../library.queries.js';

/** What a person keeps beside the games; it leaves with the account. */
@Injectable()
export class DevicesPersonalData implements OnModuleInit {
  constructor(
    private readonly rows: LibraryRows,
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'library-devices',
      title: { es: 'Equipos y filtros', en: 'Devices and filters' },
      about: {
        es: 'Los equipos que informaron qué juegos tienen instalados, y los filtros de tu biblioteca que guardaste.',
        en: 'The devices that reported which games they have installed, and the filters of your library that you saved.',
      },
      collect: async (personId) => ({
        devices: await this.db.query(
          `select d.name, d.reported_at as "reportedAt",
                  (select coalesce(json_agg(l.title order by l.slug), '[]') from library.labels l where l.game_id = any(d.installed)) as games
             from library.devices d where d.person_id = $1 order by d.reported_at`,
          [personId],
        ),
        filters: await this.rows.presetsOf(personId),
      }),
      erase: async (personId) => {
        await this.db.query('delete from library.devices where person_id = $1', [personId]);
        await this.db.query('delete from library.presets where person_id = $1', [personId]);
      },
    });
  }
}
