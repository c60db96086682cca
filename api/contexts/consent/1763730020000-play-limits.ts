import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What a guardian allows of play; it goes with the guardian. Hours are minutes of the day on Chile's clocks. */
export class PlayLimits1763730020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consent.guardians
        add column minutes_a_day int check (minutes_a_day between 0 and 1440),
        add column allowed_from int check (allowed_from between 0 and 1439),
        add column allowed_until int check (allowed_until between 1 and 1440),
        add check (allowed_from < allowed_until and (allowed_from is null) = (allowed_until is null));
      create view consent.play_limits as
        select person_id, minutes_a_day, allowed_from, allowed_until from consent.guardians
         where minutes_a_day is not null or allowed_from is not null;
      grant select on consent.play_limits to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop view consent.play_limits;
      alter table consent.guardians drop column minutes_a_day, drop column allowed_from, drop column allowed_until;
    `);
  }
}
