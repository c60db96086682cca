create table releases (
  game_id uuid primary key,
  developer_id uuid not null,
  state text not null default 'draft',
  review text,
  submitted_revision int,
  submitted_at timestamptz,
  decide_by date,
  approved_revision int,
  price bigint,
  released_at timestamptz,
  -- Who took it off sale; a reason where staff did.
  withdrawn_by text,
  withdrawn_because text,
  appealed_at timestamptz,
  -- Of the present takedown; its buyers read them.
  taken_down_at timestamptz,
  takedown_reason text
);
create index releases_in_review on releases (submitted_at, game_id) where review = 'waiting';
create index releases_appealed on releases (appealed_at, game_id) where appealed_at is not null;
create table channels (
  game_id uuid not null,
  channel text not null,
  kind text not null,
  -- Empty for web builds.
  platform text not null default '',
  build_id uuid not null,
  since timestamptz not null,
  primary key (game_id, channel, kind, platform)
);
create index channels_of_build on channels (build_id);
-- What waits for a decision, for reviewers; a channel is `review` or `review-demo`.
create table submitted_builds (
  game_id uuid not null,
  channel text not null,
  kind text not null,
  platform text not null default '',
  build_id uuid not null,
  primary key (game_id, channel, kind, platform)
);
create index submitted_builds_of_build on submitted_builds (build_id);
create table approved_builds (
  game_id uuid not null,
  build_id uuid not null,
  approved_at timestamptz not null,
  primary key (game_id, build_id)
);
create table price_changes (
  change_id uuid primary key,
  game_id uuid not null,
  price bigint not null,
  applies_at timestamptz not null,
  state text not null
);
create index price_changes_of_game on price_changes (game_id, applies_at);
