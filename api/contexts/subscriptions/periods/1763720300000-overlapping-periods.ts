import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the database compare a subscription and a range of days in one key: it refuses periods that overlap. */
export class OverlappingPeriods1763720300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists btree_gist with schema public');
  }

  async down(): Promise<void> {
    // The projections' tables need it as long as they stand, and it takes no room.
  }
}
