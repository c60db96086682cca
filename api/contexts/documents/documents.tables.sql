create table documents (
  document_id uuid primary key,
  series text not null check (series in ('receipt', 'credit-note')),
  number int not null check (number > 0),
  order_id uuid not null,
  refund_id uuid,
  person_id uuid not null,
  total bigint not null check (total >= 0),
  net bigint not null check (net >= 0),
  vat bigint not null check (vat >= 0),
  issued_at timestamptz not null,
  unique (series, number)
);
create index documents_of_order on documents (order_id);
