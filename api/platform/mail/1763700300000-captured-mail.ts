import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../database/data-source.js';

/** The mailbox that catches all mail where no SMTP server is configured. */
export class CapturedMail1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema mail;
      create table mail.captured (
        message_id uuid primary key,
        recipient text not null,
        subject text not null,
        html text not null,
        text text not null,
        language text not null,
        kind text not null,
        times int not null default 1,
        sent_at timestamptz not null default clock_timestamp()
      );
      create index captured_of on mail.captured (recipient, sent_at desc);
      create index captured_newest on mail.captured (sent_at desc);
      grant usage on schema mail to ${APP_ROLE};
      grant select, insert, update, delete on mail.captured to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema mail cascade');
  }
}
