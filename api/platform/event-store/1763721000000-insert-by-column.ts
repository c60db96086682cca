import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** The application may not choose an event's place in the feed, nor when it was recorded. */
export class InsertByColumn1763721000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      revoke insert on es.events from ${APP_ROLE};
      grant insert (stream_id, version, id, type, schema_version, data, meta, effective_at) on es.events to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`grant insert on es.events to ${APP_ROLE}`);
  }
}
