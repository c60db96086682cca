import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** Where old effects go, since when a projection's version is out of use, and what makes a look at both as quick in ten years as today. */
export class Growth1763721200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table es.effects_archive (like es.effects including defaults including constraints, primary key (effect_id));
      create index effects_archive_of_subject on es.effects_archive (subject);
      create index effects_archive_by_correlation on es.effects_archive (correlation);
      create view es.all_effects as select * from es.effects union all select * from es.effects_archive;
      grant select, insert on es.effects_archive to ${APP_ROLE};
      grant select on es.all_effects to ${APP_ROLE};
      create index effects_done on es.effects (settled_at) where state = 'done';
      create index effects_not_done on es.effects (state, planned_at) where state <> 'done';

      alter table es.projections add column retired_at timestamptz;
      update es.projections set retired_at = now() where status = 'retired';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into es.effects select * from es.effects_archive;
      drop view es.all_effects; drop table es.effects_archive; drop index es.effects_done, es.effects_not_done;
      alter table es.projections drop column retired_at`);
  }
}
