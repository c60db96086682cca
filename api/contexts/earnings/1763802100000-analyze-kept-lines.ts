import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** The shop writes 100,000 of these lines at once and reads them in the same second: it has to tell the planner itself. */
export class AnalyzeKeptLines1763802100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`grant maintain on earnings.so_far_lines to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke maintain on earnings.so_far_lines from ${APP_ROLE}`);
  }
}
