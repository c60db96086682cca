create table entries (
  position bigint not null,
  line smallint not null,
  event_id uuid not null,
  event_type text not null,
  account text not null,
  sub_account text,
  -- A debit above zero, a credit below; whole pesos.
  amount bigint not null check (amount <> 0),
  order_id uuid,
  payment_id uuid,
  refund_id uuid,
  -- Of a developer's part.
  game_id uuid,
  -- The day on Chile's calendar, and the business instant.
  occurred_on date not null,
  occurred_at timestamptz not null,
  primary key (position, line)
);
create index entries_of_order on entries (order_id);
create index entries_of_developer on entries (sub_account, occurred_on) where account = 'developer-payable';
create index entries_by_day on entries (occurred_on, account) include (sub_account, amount);

-- What later entries follow from: who gets what of an order, which attempts are open, who made a game.
create table sales (
  order_id uuid primary key,
  vat bigint not null check (vat >= 0),
  split_version int not null,
  lines jsonb not null
);
create table open_payments (
  payment_id uuid primary key,
  amount bigint not null check (amount >= 0)
);
create table developers (
  game_id uuid primary key,
  developer_id text not null
);
