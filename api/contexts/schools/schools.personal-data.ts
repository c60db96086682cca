import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data.js';
import { ClassDeletion } from './classes/class-deletion.js';

/** A teacher's classes. Pupils have no account: what is held about them goes with their class. */
@Injectable()
export class SchoolsPersonalData implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly deletion: ClassDeletion,
    private readonly data: PersonalData,
  ) {}

  onModuleInit(): void {
    this.data.holds({
      name: 'classes',
      title: { es: 'Tus cursos', en: 'Your classes' },
      about: {
        es: 'Los cursos que creaste y sus juegos. Si borras tu cuenta, se borran con todo lo de sus estudiantes.',
        en: 'The classes that you made and their games. If you delete your account, they are deleted with everything of their pupils.',
      },
      collect: (teacherId) => this.collect(teacherId),
      erase: (teacherId) => this.deletion.deleteClassesOf(teacherId),
      phase: 'first',
    });
  }

  private async collect(teacherId: string): Promise<unknown> {
    const classes = await this.db.query<object>(
      `select c.name, c.grade, c.code, c.created_at as "madeAt", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
              (select count(*)::int from schools.pupils u where u.class_id = c.id) as pupils,
              (select coalesce(json_agg(l.slug order by l.slug), '[]') from schools.class_games g join catalog.games l on l.id = g.game_id
                where g.class_id = c.id) as games
         from schools.classes c where c.teacher_id = $1 order by c.created_at`,
      [teacherId],
    );
    const plans = await this.db.query<object>(
      `select p.school, t.joined_at as "joinedAt" from school_plans.teachers t join school_plans.plans p using (plan_id)
        where t.person_id = $1 order by t.joined_at`,
      [teacherId],
    );
    return classes.length + plans.length > 0 ? { classes, plans } : null;
  }
}
