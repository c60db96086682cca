import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';

/** Who wrote drafts and notes: the games stay with their studio, without the person. */
@Injectable()
export class PublishingPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'publishing',
      title: { es: 'Juegos que publicas', en: 'Games that you publish' },
      about: {
        es: 'Los juegos que empezaste o cambiaste y lo que escribiste al equipo de revisión. Si borras tu cuenta, los juegos quedan en el estudio sin tu nombre y tus mensajes se borran.',
        en: 'The games that you began or changed and what you wrote to the reviewers. If you delete your account, the games stay with the studio without your name and your messages are erased.',
      },
      collect: (personId) => this.collect(personId),
      erase: (personId) => this.erase(personId),
    });
  }

  private collect(personId: string): Promise<unknown> {
    return this.db.query(
      `select g.slug, g.created_at as "createdAt", d.content->'title' as title,
              (select jsonb_agg(jsonb_build_object('about', n.about, 'note', n.note, 'at', n.written_at) order by n.written_at)
                 from publishing.notes n where n.game_id = g.id and n.author_id = $1) as "notes"
         from publishing.games g left join publishing.drafts d on d.game_id = g.id
        where g.created_by = $1 or d.updated_by = $1 or exists (select from publishing.notes n where n.game_id = g.id and n.author_id = $1)
        order by g.created_at`,
      [personId],
    );
  }

  private async erase(personId: string): Promise<void> {
    await this.db.query('update publishing.games set created_by = null where created_by = $1', [personId]);
    await this.db.query('update publishing.drafts set updated_by = null where updated_by = $1', [personId]);
    await this.db.query('delete from publishing.notes where author_id = $1', [personId]);
    await this.db.query('delete from publishing.notices where person_id = $1', [personId]);
  }
}
