import type { MigrationInterface, QueryRunner } from 'typeorm';
import { APP_ROLE } from '../../platform/database/data-source.js';

/** What people write to the shop: enquiries and problem reports; and the passages that the help search reads. */
export class Support1763723600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema support;
      grant usage on schema support to ${APP_ROLE};
      create sequence support.enquiry_numbers start 1001;
      create sequence support.report_numbers start 1001;
      create table support.enquiries (
        id uuid primary key,
        number text not null unique default 'C-' || nextval('support.enquiry_numbers'),
        template text not null,
        name text not null,
        company text not null,
        email text not null,
        phone text not null check (phone ~ '^[0-9]{1,9}$'),
        message text not null,
        language text not null check (language in ('es', 'en')),
        -- Filled in by a program, as it seems: kept for staff to see, without any mail.
        is_suspicious boolean not null default false,
        status text not null default 'open' check (status in ('open', 'answered', 'closed')),
        received_at timestamptz not null,
        promised_on date not null,
        reply text,
        replied_at timestamptz,
        replied_by uuid
      );
      create index enquiries_by_date on support.enquiries (received_at desc);
      create index enquiries_of on support.enquiries (lower(email));
      create table support.reports (
        id uuid primary key,
        number text not null unique default 'R-' || nextval('support.report_numbers'),
        category text not null check (category in ('bug', 'feature-request', 'account', 'payment', 'performance', 'ui-ux', 'other')),
        person_id uuid,
        email text,
        description text not null,
        steps text not null default '',
        -- Only with the consent of the reporter.
        browser_facts jsonb,
        language text not null check (language in ('es', 'en')),
        status text not null default 'received' check (status in ('received', 'in-progress', 'needs-reply', 'solved', 'closed')),
        assigned_to uuid,
        received_at timestamptz not null,
        promised_on date not null,
        first_answered_at timestamptz,
        closed_at timestamptz,
        attachment_file text,
        attachment_name text,
        attachment_type text,
        attachment_size int,
        attachment_scan text check (attachment_scan in ('clean', 'unscanned'))
      );
      create index reports_by_date on support.reports (received_at desc);
      create index reports_of_person on support.reports (person_id);
      create index reports_of_address on support.reports (lower(email));
      create table support.report_entries (
        id uuid primary key,
        report_id uuid not null references support.reports (id) on delete cascade,
        kind text not null check (kind in ('answer', 'note', 'status', 'assignment')),
        text text not null,
        status text,
        staff_id uuid not null,
        at timestamptz not null
      );
      create index entries_of on support.report_entries (report_id, at);
      create function support.plain(text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, $1)), '[^[:alnum:]]+', ' ', 'g') $$;
      create table support.help_passages (
        edition text not null,
        language text not null,
        place int not null,
        address text not null,
        title text not null,
        heading text not null,
        body text not null,
        document tsvector not null generated always as (
          setweight(to_tsvector('simple'::regconfig, support.plain(title)), 'A')
          || setweight(to_tsvector('simple'::regconfig, support.plain(heading)), 'B')
          || setweight(to_tsvector('simple'::regconfig, support.plain(body)), 'D')) stored,
        filled_at timestamptz not null default now(),
        primary key (edition, language, place)
      );
      create index help_by_words on support.help_passages using gin (document);
      grant select, insert, update, delete on all tables in schema support to ${APP_ROLE};
      grant usage on all sequences in schema support to ${APP_ROLE};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema support cascade');
  }
}
