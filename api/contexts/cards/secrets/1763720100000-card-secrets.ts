import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../../platform/database/data-source.js';

/** What the bank calls a card, sealed; it leaves with the card. */
export class CardSecrets1763720100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema if not exists cards;
      grant usage on schema cards to ${APP_ROLE};
      create table cards.secrets (
        card_id uuid primary key,
        key_id text not null,
        sealed text not null
      );
      create index secrets_by_key on cards.secrets (key_id, card_id);
      grant select, insert, update, delete on cards.secrets to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cards.secrets');
  }
}
