import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a person's time has been counted, over all players: a session without it was begun by an earlier release. */
export class CountedUntil1763801800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table play.sessions add column counted_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table play.sessions drop column counted_until');
  }
}
