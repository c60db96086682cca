import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** Which settlement files were compared, by whom, when and with what result; the files themselves are not kept. */
export class SettlementImports1763721320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema if not exists settlement');
    await runner.query(`
      create table settlement.imports (
        import_id uuid primary key,
        file_name text,
        digest text not null,
        from_day date not null,
        through_day date not null,
        movements int not null,
        matched int not null,
        differences jsonb not null,
        imported_at timestamptz not null,
        imported_by uuid not null
      )`);
    await runner.query('create index imports_by_time on settlement.imports (imported_at desc, import_id)');
    await runner.query('create index imports_by_digest on settlement.imports (digest, imported_at desc)');
    await runner.query(`grant usage on schema settlement to ${APP_ROLE}`);
    await runner.query(`grant select, insert on settlement.imports to ${APP_ROLE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema if exists settlement cascade');
  }
}
