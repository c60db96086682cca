import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a timeline find its mails, and the dashboard what failed, without reading the whole ledger of effects. */
export class EffectIndexes1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index effects_by_correlation on es.effects (correlation);
      create index effects_given_up on es.effects (settled_at desc) where state in ('failed', 'manual');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index es.effects_by_correlation, es.effects_given_up');
  }
}
