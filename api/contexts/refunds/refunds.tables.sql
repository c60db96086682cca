create table refunds (
  refund_id uuid primary key,
  order_id uuid not null,
  payment_id uuid not null,
  person_id uuid not null,
  basis text not null,
  lines jsonb not null,
  amount bigint not null check (amount > 0),
  state text not null,
  answer_by date,
  automatic boolean not null default false,
  needs_second_approval boolean not null default false,
  reason text,
  approved_by uuid,
  approved_again_by uuid,
  denied_because text,
  how text,
  whole boolean,
  why text,
  requested_at timestamptz not null,
  approved_at timestamptz,
  started_at timestamptz,
  decided_at timestamptz
);
create index refunds_of_order on refunds (order_id);
create index refunds_of_person on refunds (person_id, requested_at desc);
create index refunds_approved on refunds (approved_by, approved_at) where approved_by is not null;
create index refunds_by_time on refunds (requested_at desc);
create index refunds_open on refunds (requested_at) where state not in ('completed', 'denied');
