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
  reference text,
  paid_at timestamptz,
  why text,
  was_paid boolean,
  failed_at timestamptz
);
create index payouts_of_developer on payouts (developer_id, requested_at);
create index payouts_in_queue on payouts (requested_at, payout_id) where state in ('requested', 'approved', 'released');
create table studios (
  developer_id uuid primary key,
  no_release_before timestamptz,
  tax_document_id uuid,
  tax_document_kind text,
  tax_document_expires_on date
);
