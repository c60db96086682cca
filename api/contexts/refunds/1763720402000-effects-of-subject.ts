import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells of one order at once whether its confirmation was sent, without reading the whole ledger of effects. */
export class EffectsOfSubject1763720402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index effects_of_subject on es.effects (subject)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index es.effects_of_subject');
  }
}
