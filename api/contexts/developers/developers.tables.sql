create table studios (
  developer_id uuid primary key,
  applicant_id uuid not null,
  name text not null,
  country text not null,
  state text not null,
  terms_version text not null,
  applied_at timestamptz not null,
  decide_by date not null,
  decided_at timestamptz,
  reason text
);
create index studios_of_applicant on studios (applicant_id);
create index studios_in_queue on studios (applied_at, developer_id) where state = 'applied';
create table members (
  person_id uuid not null,
  developer_id uuid not null,
  role text not null,
  since timestamptz not null,
  primary key (person_id, developer_id)
);
create index members_of_developer on members (developer_id);
create table invitations (
  invitation_id uuid primary key,
  developer_id uuid not null,
  role text not null,
  state text not null,
  invited_at timestamptz not null
);
create index invitations_open on invitations (developer_id, invited_at) where state = 'open';
