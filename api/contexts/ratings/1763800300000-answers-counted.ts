import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An answer that was taken back before its mail left was never heard of: which one it was, and whether one was mailed. */
export class AnswersCounted1763800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ratings.ratings
        add column answers int not null default 0,
        add column answer_mailed boolean not null default false;
      update ratings.ratings set answer_mailed = true where answered_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ratings.ratings drop column answers, drop column answer_mailed');
  }
}
