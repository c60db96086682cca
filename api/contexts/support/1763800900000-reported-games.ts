import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports about the content of a game; and when the file of a report was deleted. */
export class ReportedGames1763800900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table support.reports
        add column game_id uuid,
        add column game_reason text check (game_reason in ('unsuitable', 'wrong-facts', 'copied', 'harmful', 'does-not-work', 'other')),
        add column attachment_deleted_at timestamptz,
        add constraint game_with_reason check ((game_id is null) = (game_reason is null));
      create index reports_of_game on support.reports (game_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table support.reports drop column game_id, drop column game_reason, drop column attachment_deleted_at',
    );
  }
}
