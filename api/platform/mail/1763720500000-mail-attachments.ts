import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** The files that came with caught mails; they go with their mail. */
export class MailAttachments1763720500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail.attachments (
        message_id uuid not null references mail.captured on delete cascade,
        name text not null,
        type text not null,
        content bytea not null,
        primary key (message_id, name)
      );
      grant select, insert, update, delete on mail.attachments to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mail.attachments');
  }
}
