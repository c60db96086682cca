import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** When the release that a feed belongs to last looked at it, and the feeds that count now: a release that is gone leaves its relay behind. */
export class TwoReleases1763721100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table es.followers (feed text not null, version int not null, seen_at timestamptz not null default now(), primary key (feed, version));
      create view es.followed as
        select c.* from es.checkpoints c left join es.followers f using (feed, version)
         where not exists (select from es.projections p where p.name = c.feed and (p.mode = 'inline' or p.version = c.version and p.status <> 'live'))
           and not exists (select from es.followers o where o.feed = c.feed and o.version <> c.version and o.seen_at > coalesce(f.seen_at, '-infinity') + interval '1 minute'
                              and not exists (select from es.projections p where p.name = c.feed));
      grant select, insert, update on es.followers to ${APP_ROLE};
      grant select on es.followed to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view es.followed; drop table es.followers');
  }
}
