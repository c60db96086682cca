import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What people and staff write about a refund is erasable, so it is no fact. */
export class Refunds1763720400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists refunds;
      create table refunds.words (
        refund_id uuid primary key,
        person_id uuid not null,
        words text not null,
        written_at timestamptz not null
      );
      create index words_of_player on refunds.words (person_id);
      create table refunds.notes (
        id uuid primary key,
        refund_id uuid not null,
        person_id uuid not null,
        author_id uuid not null,
        note text not null,
        written_at timestamptz not null
      );
      create index notes_of_refund on refunds.notes (refund_id, written_at);
      create index notes_of_player on refunds.notes (person_id);
      grant usage on schema refunds to ${APP_ROLE};
      grant select, insert, update, delete on refunds.words, refunds.notes to ${APP_ROLE};
      -- Finds at once whether the confirmation of an order was sent.
      create index effects_of_subject on es.effects (subject);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index es.effects_of_subject; drop table refunds.notes, refunds.words');
  }
}
