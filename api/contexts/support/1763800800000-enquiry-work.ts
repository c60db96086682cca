import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What studios say of their game, what staff do with an enquiry, and by which key its sender reads its number. */
export class EnquiryWork1763800800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table support.enquiries
        add column web_address text,
        add column game_stage text check (game_stage in ('idea', 'prototype', 'finished', 'published')),
        add column game_kind text check (game_kind in ('web', 'download')),
        add column assigned_to uuid,
        add column sender_key uuid;
      create index enquiries_by_sender_key on support.enquiries (sender_key) where sender_key is not null;
      create table support.enquiry_entries (
        id uuid primary key,
        enquiry_id uuid not null references support.enquiries (id) on delete cascade,
        kind text not null check (kind in ('answer', 'note', 'status', 'assignment')),
        text text not null,
        status text,
        staff_id uuid not null,
        at timestamptz not null
      );
      create index enquiry_entries_of on support.enquiry_entries (enquiry_id, at);
      grant select, insert, update, delete on support.enquiry_entries to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table support.enquiry_entries;
      alter table support.enquiries drop column web_address, drop column game_stage, drop column game_kind,
        drop column assigned_to, drop column sender_key;
    `);
  }
}
