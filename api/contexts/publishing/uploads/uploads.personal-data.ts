import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/personal-data.js';
import { Uploads } from './uploads.js';

/** Uploads that a person began in the last days. */
@Injectable()
export class UploadsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly uploads: Uploads,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'uploads',
      title: { es: 'Archivos que estás subiendo', en: 'Files you are uploading' },
      about: {
        es: 'Los archivos de juegos que empezaste a subir. Se borran a los dos días.',
        en: 'The files of games that you began to upload. They are deleted after two days.',
      },
      collect: (id) =>
        this.db.query(
          `select file_name as "fileName", version, size::float8 as size, created_at as "createdAt", finished_at as "finishedAt"
             from publishing.uploads where person_id = $1 order by created_at`,
          [id],
        ),
      erase: async (id) => {
        // What is whole already is the studio's build, and its check deletes the bytes.
        const deleted = await this.db.query<{ id: string; isWhole: boolean }>(
          'delete from publishing.uploads where person_id = $1 returning id, finished_at is not null as "isWhole"',
          [id],
        );
        for (const upload of deleted) if (!upload.isWhole) await this.uploads.abandon(upload.id);
      },
      ids: (id) =>
        this.db
          .query<{ id: string }>('select id from publishing.uploads where person_id = $1', [id])
          .then((found) => found.map((one) => one.id)),
    });
  }
}
