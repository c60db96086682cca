create table subscriptions (
  subscription_id uuid primary key,
  person_id uuid not null,
  plan_id text not null check (plan_id in ('monthly', 'yearly')),
  price bigint not null check (price >= 0),
  status text not null check (status in ('incomplete', 'active', 'in-grace', 'ended')),
  ended_because text,
  auto_renew boolean not null default false,
  card_id uuid,
  -- Since when the latest activation gives access.
  active_since timestamptz,
  anchor date,
  -- The first day that is neither paid nor granted.
  covered_until date,
  grace_until date,
  -- The instant until which the latest period, or grace for the next one, lasts.
  access_until timestamptz,
  next_try_on date,
  -- How the bank's last no is taken while a renewal is owed.
  last_decline text check (last_decline in ('hard', 'soft')),
  -- The day that the announcements of the next charge named.
  charge_on date,
  -- An order whose charge has no answer yet.
  charging_order_id uuid,
  last_order_id uuid,
  hidden boolean not null default false,
  superseded_by uuid,
  lapses_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Free periods from before were lost when the agreement ended.
  free_since timestamptz not null default '-infinity'
);
create index subscriptions_of_person on subscriptions (person_id, created_at desc);
create index subscriptions_by_time on subscriptions (created_at desc);

-- Periods that a code will still pay for: one row per use of a code.
create table free_periods (
  subscription_id uuid not null,
  use_id uuid not null,
  code_id uuid not null,
  periods int not null check (periods > 0),
  added_at timestamptz not null,
  primary key (subscription_id, use_id)
);

-- What is paid or granted; the database itself refuses two that overlap.
create table paid_periods (
  subscription_id uuid not null,
  period int not null,
  during daterange not null check (not isempty(during)),
  -- Null where a code paid.
  order_id uuid unique,
  use_id uuid,
  amount bigint not null check (amount >= 0),
  paid_at timestamptz not null,
  -- Checked when the append ends: a rebuild may write the period after a refunded one before it removes that one.
  primary key (subscription_id, during without overlaps) deferrable initially deferred,
  unique (subscription_id, period)
);
create index paid_periods_of_use on paid_periods (subscription_id, use_id) where use_id is not null;

-- Who may play by a plan: published, so that nothing else decides it. A running subscription gives access while it renews
-- by money or by a free period, because no person loses a day when the shop is late, and else until access_until.
create view access as
  select subscription_id, person_id, active_since, access_until, free_periods_left,
         status = 'active' and (auto_renew or free_periods_left > 0) as renews
    from (select s.*, (select coalesce(sum(f.periods), 0) from free_periods f
                        where f.subscription_id = s.subscription_id and f.added_at >= s.free_since)::int
                    - (select count(*) from paid_periods p
                        where p.subscription_id = s.subscription_id and p.use_id is not null and p.paid_at >= s.free_since)::int
                      as free_periods_left
            from subscriptions s where s.status in ('active', 'in-grace')) as running;
