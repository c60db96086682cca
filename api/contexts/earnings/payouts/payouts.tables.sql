create table payouts (
  payout_id uuid primary key,
  developer_id uuid not null,
  state text not null,
  amount bigint not null check (amount > 0),
  tax_document_kind text,
  withheld bigint not null,
  paid bigint not null,
  promised_for date not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  released_by uuid,
  released_at timestamptz,
  -- The file for the bank that it is in, or was in when it ended.
  bank_file_id uuid,
  reference text,
  paid_at timestamptz,
  why text,
  was_paid boolean,
  failed_at timestamptz
);
create index payouts_of_developer on payouts (developer_id, requested_at);
create index payouts_in_queue on payouts (requested_at, payout_id) where state in ('requested', 'approved', 'released');
create index payouts_for_the_bank on payouts (requested_at, payout_id) where state = 'released' and bank_file_id is null;
create table bank_files (
  file_id uuid primary key,
  number int not null,
  count int not null,
  sum bigint not null,
  made_by uuid not null,
  made_at timestamptz not null,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  withdrawn_because text
);
create index bank_files_by_number on bank_files (number);
-- All that a file holds, also after it was put back.
create table bank_file_payouts (
  file_id uuid not null,
  payout_id uuid not null,
  reference text not null,
  primary key (file_id, payout_id)
);
create table studios (
  developer_id uuid primary key,
  no_release_before timestamptz,
  tax_document_id uuid,
  tax_document_kind text,
  tax_document_expires_on date
);
