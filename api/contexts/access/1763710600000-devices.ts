import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** From which device and roughly where a session was last used, and the history of sign-ins. */
export class Devices1763710600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table identity.sessions
        add column device text,
        add column device_kind text not null default 'other' check (device_kind in ('phone', 'tablet', 'computer', 'other')),
        add column network text;
      create table identity.sign_ins (
        id uuid primary key,
        person_id uuid not null references identity.persons on delete cascade,
        at timestamptz not null default now(),
        how text not null check (how in ('password', 'google')),
        succeeded boolean not null,
        device text,
        network text
      );
      create index sign_ins_of on identity.sign_ins (person_id, at desc);
      create index sign_ins_at on identity.sign_ins (at);
      grant select, insert, update, delete on identity.sign_ins to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table identity.sign_ins;
      alter table identity.sessions drop column device, drop column device_kind, drop column network;
    `);
  }
}
