import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** The texts of codes, which the log must not know: words that were chosen, and the codes that people keep. */
export class CodeTexts1763720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema code_texts;
      grant usage on schema code_texts to ${APP_ROLE};
      create table code_texts.chosen (code_id uuid primary key, text text not null);
      create table code_texts.claims (
        person_id uuid not null,
        code_id uuid not null,
        text text not null,
        claimed_at timestamptz not null,
        primary key (person_id, code_id)
      );
      grant select, insert, update, delete on all tables in schema code_texts to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema code_texts cascade');
  }
}
