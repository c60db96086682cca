import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Games were sold by facts of their own, on `game-<id>`, beside those of publishing. From here on publishing alone decides.
 * No shop was open yet, so the log is rewritten as if it always had; the demonstration keeps its games, prices and orders.
 */
export class OneMaster1763800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table publishing.notices add column about uuid');
    for (const statement of [SOLD, GAMES, DRAFTS, SUBMISSIONS, ADOPTED, LABELLED, AGREED, GONE])
      await runner.query(statement);
    await runner.query('alter table catalog.games drop column in_plan');
  }

  async down(): Promise<void> {
    throw new Error('the facts of the catalogue are gone; go back by a backup');
  }
}

/** What the last facts of the catalogue say of each game, and the first; `hasRelease`: publishing had released it too. */
const SOLD = `
  create temp table sold on commit drop as
    select substr(e.stream_id, 6)::uuid as id, 'release-' || substr(e.stream_id, 6) as stream, first_value(e.id) over listed as listed,
           e.data->>'developerId' as developer_id, e.effective_at,
           latest.label || jsonb_build_object('inPlan', latest.in_plan) as shown, e.data as shown_first, latest.price, latest.on_sale,
           (select count(*) from es.events r where r.stream_id = 'release-' || substr(e.stream_id, 6)) as release_facts,
           exists (select from es.events r where r.stream_id = 'release-' || substr(e.stream_id, 6) and r.type = 'GameReleased') as has_release
      from es.events e
      cross join lateral (
        select (array_agg(f.data order by f.version desc) filter (where f.data ? 'slug'))[1] as label,
               (array_agg((f.data->>'inPlan')::boolean order by f.version desc) filter (where f.data ? 'inPlan'))[1] as in_plan,
               (array_agg((f.data->>'price')::bigint order by f.version desc) filter (where f.data ? 'price'))[1] as price,
               (array_agg(f.type = 'GameListed' order by f.version desc) filter (where f.type in ('GameListed', 'GameUnlisted')))[1] as on_sale
          from es.events f where f.stream_id = e.stream_id) latest
     where e.stream_id like 'game-%' and e.version = 1 and e.type = 'GameListed'
    window listed as (partition by e.stream_id)`;

const GAMES = `
  insert into publishing.games (id, developer_id, slug, created_by, created_at)
    select s.id, s.developer_id::uuid, s.shown->>'slug', null, s.effective_at from sold s on conflict (id) do nothing`;

const DRAFTS = `
  insert into publishing.drafts (game_id, revision, content, updated_by, updated_at)
    select g.id, 1, jsonb_build_object(
             'title', g.title, 'summary', g.summary, 'description', g.description, 'teaches', g.teaches, 'requirements', g.requirements,
             'subjects', to_jsonb(g.subjects), 'grades', jsonb_build_object('from', g.grade_from, 'to', g.grade_to),
             'objectives', coalesce(g.facts->'objectives', '[]'), 'ageRating', g.age_rating, 'languages', to_jsonb(g.languages),
             'accessibility', coalesce(g.facts->'accessibility', '[]'), 'price', s.price, 'inPlan', s.shown->'inPlan',
             'media', (select jsonb_object_agg(l.language, jsonb_build_object(
                'cover', g.cover, 'guide', null,
                'screenshots', (select coalesce(jsonb_agg(jsonb_build_object('name', shot->'url', 'alt', shot->'alt'->l.language)), '[]')
                                  from jsonb_array_elements(g.screenshots) shot))) from (values ('es'), ('en')) as l(language))), null, s.effective_at
      from catalog.games g join sold s using (id) on conflict (game_id) do nothing`;

/** What is sold without a release is approved as it is. */
const SUBMISSIONS = `
  insert into publishing.submissions (game_id, revision, content, submitted_at)
    select d.game_id, 1, d.content, d.updated_at from publishing.drafts d join sold s on s.id = d.game_id
     where not s.has_release and d.revision = 1 on conflict do nothing`;

/** Games that only the catalogue knew: each of their facts becomes that of publishing. */
const ADOPTED = `
  update es.events e set stream_id = s.stream, version = s.release_facts + e.version, schema_version = 1,
    type = case e.type when 'GameListed' then case when e.id = s.listed then 'GameReleased' else 'GameRestored' end
                       when 'GamePriced' then 'PriceChangeApplied' when 'GameUnlisted' then 'GameWithdrawn' else e.type end,
    data = case e.type
      when 'GameListed' then case when e.id = s.listed
        then e.data || jsonb_build_object('revision', 1, 'releasedAt', at.text)
        else jsonb_build_object('gameId', s.id, 'because', 'staff', 'restoredAt', at.text) end
      when 'GamePriced' then e.data || jsonb_build_object('changeId', e.id, 'appliedAt', at.text)
      when 'GameUnlisted' then e.data || jsonb_build_object('by', 'staff', 'withdrawnAt', at.text)
      else e.data end
    from sold s cross join lateral (select id, to_char(effective_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text from es.events) at
   where e.stream_id = 'game-' || s.id and at.id = e.id and not s.has_release`;

/** Games that both knew: their release names what it shows. */
const LABELLED = `
  update es.events e set data = e.data || coalesce(
      (select jsonb_build_object('slug', s.shown_first->'slug', 'title', s.shown_first->'title', 'cover', s.shown_first->'cover', 'inPlan', s.shown_first->'inPlan')
         from sold s where s.stream = e.stream_id),
      (select jsonb_build_object('slug', g.slug, 'title', d.content->'title', 'inPlan', d.content->'inPlan',
                'cover', '/media/studios/' || (d.content->'media'->'es'->>'cover'))
         from publishing.games g join publishing.drafts d on d.game_id = g.id where e.stream_id = 'release-' || g.id))
   where e.type = 'GameReleased' and not e.data ? 'slug'`;

/** Where the catalogue says otherwise at the end, it is what people saw: publishing says so now. What is taken down stays so. */
const AGREED = `
  insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
    select s.stream, release.version + row_number() over (partition by s.id order by fact.place), gen_random_uuid(), fact.type, 1,
           jsonb_build_object('gameId', s.id) || fact.data,
           jsonb_build_object('command', gen_random_uuid(), 'actor', jsonb_build_object('kind', 'system', 'id', 'one-master'),
             'correlation', gen_random_uuid(), 'causation', gen_random_uuid()), now()
      from sold s
      cross join lateral (select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text) at
      cross join lateral (
        select max(r.version) as version,
               (array_agg((r.data->>'price')::bigint order by r.version desc) filter (where r.type in ('GameReleased', 'PriceChangeApplied')))[1] as price,
               (array_agg(r.data->'inPlan' order by r.version desc) filter (where r.type in ('GameReleased', 'GamePlanChanged')))[1] as in_plan,
               (array_agg(jsonb_build_array(r.data->'slug', r.data->'title', r.data->'cover') order by r.version desc)
                 filter (where r.type in ('GameReleased', 'GameRelabelled')))[1] as label,
               (array_agg(r.type order by r.version desc)
                 filter (where r.type in ('GameReleased', 'GameRestored', 'GameWithdrawn', 'GameTakenDown')))[1] as sale
          from es.events r where r.stream_id = s.stream) release
      cross join lateral (values
        (1, 'GameRelabelled', jsonb_build_object('slug', s.shown->'slug', 'title', s.shown->'title', 'cover', s.shown->'cover'),
            jsonb_build_array(s.shown->'slug', s.shown->'title', s.shown->'cover') <> release.label),
        (2, 'GamePlanChanged', jsonb_build_object('inPlan', s.shown->'inPlan'), s.shown->'inPlan' <> release.in_plan),
        (3, 'PriceChangeApplied', jsonb_build_object('changeId', gen_random_uuid(), 'price', s.price, 'previously', release.price, 'appliedAt', at.text),
            s.price <> release.price),
        (4, 'GameWithdrawn', jsonb_build_object('by', 'staff', 'withdrawnAt', at.text), release.sale in ('GameReleased', 'GameRestored') and not s.on_sale),
        (5, 'GameRestored', jsonb_build_object('because', 'staff', 'restoredAt', at.text), release.sale = 'GameWithdrawn' and s.on_sale)
      ) as fact(place, type, data, is_needed)
     where fact.is_needed`;

const GONE = `
  with gone as (delete from es.events e using sold s where e.stream_id = 'game-' || s.id)
  delete from es.event_types where type in ('GameListed', 'GamePriced', 'GameUnlisted', 'GameReleased')`;
