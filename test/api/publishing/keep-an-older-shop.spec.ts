import { aStudio } from '../../support/applications.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

const CHECKLIST = ['plays', 'texts', 'pictures', 'age', 'learning', 'privacy', 'rights'];

type ListedGame = Game & { inPlan: boolean };

/** As it was written before publishing alone decided: what is on sale on `game-<id>`, and games of studios on `release-<id>` too. */
const AS_BEFORE = [
  // It sold games that had no build.
  `delete from es.events e where e.type in ('GameSubmitted', 'ReviewApproved', 'BuildChannelSet') and e.stream_id in (
     select stream_id from es.events where type = 'GameReleased' and meta->'actor'->>'id' = 'demo')`,
  `create temp table told as select e.stream_id as release, 'game-' || substr(e.stream_id, 9) as stream, e.data, e.meta, e.effective_at,
     (select count(*) > 1 from es.events o where o.stream_id = e.stream_id) as is_of_studio
     from es.events e where e.type = 'GameReleased'`,
  `update es.events e set stream_id = t.stream, type = 'GameListed', data = e.data - 'revision' - 'releasedAt'
     from told t where e.stream_id = t.release and not t.is_of_studio`,
  `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
     select stream, 1, gen_random_uuid(), 'GameListed', 1, data - 'revision' - 'releasedAt',
            meta || jsonb_build_object('command', gen_random_uuid()), effective_at from told where is_of_studio`,
  `update es.events set data = data - 'slug' - 'title' - 'cover' - 'inPlan' where type = 'GameReleased'`,
  `delete from es.event_types where type in ('GameReleased', 'PriceChangeApplied', 'GameWithdrawn', 'GameRestored')`,
  `delete from publishing.build_files f using publishing.builds b, told t where b.id = f.build_id and 'game-' || b.game_id = t.stream and not t.is_of_studio`,
  ...['drafts', 'submissions', 'notices', 'builds'].map(
    (table) =>
      `delete from publishing.${table} d using told t where 'game-' || d.game_id = t.stream and not t.is_of_studio`,
  ),
  `delete from publishing.games g using told t where 'game-' || g.id = t.stream and not t.is_of_studio`,
  'alter table catalog.games add column in_plan boolean not null default false',
  'update catalog.games g set in_plan = p.in_plan from catalog_prices.prices p where p.game_id = g.id',
  'alter table publishing.notices drop column about',
  `delete from migrations where name = 'OneMaster1763800600000'`,
  // The release before kept other rows: what this one made of the log is made again.
  `update es.projections set tables_hash = 'before' where name in ('catalog_prices', 'library', 'ordering', 'publishing', 'earnings', 'books', 'audit')`,
];

describe('a shop from before publishing alone decided about games', () => {
  let shop: Shop;
  let staff: Staff;
  let owner: StudioOwner;
  let ana: Player;
  let volcano: string;
  let games: ListedGame[];
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    const maker = await shop.aPlayer({ language: 'en' });
    owner = StudioOwner.inStudio(shop, maker, await aStudio(shop, staff, maker));
    ana = await shop.aPlayer();
    volcano = await released('volcan');
    games = (await shop.games()) as ListedGame[];
    await ana.buys([at(0)]);
    await shop.settles();
    await shop.api.stop();
    for (const statement of AS_BEFORE) await shop.sql.query(statement);
    await saidByTheCatalogue(at(0).id, 'GamePriced', { price: 1_230, previously: at(0).price });
    await saidByTheCatalogue(at(1).id, 'GameUnlisted', {});
    await saidByTheCatalogue(at(2).id, 'GameUnlisted', {});
    await saidByTheCatalogue(at(2).id, 'GameListed', { inPlan: !at(2).inPlan });
    await saidByTheCatalogue(volcano, 'GamePriced', { price: 7_770, previously: 4_990 });
    await saidByTheCatalogue(volcano, 'GameUnlisted', {});
    await shop.start();
    await givesOut(others());
    staff = await Staff.signsIn(shop);
    await shop.settles();
  });
  afterAll(() => shop?.close());

  const others = (): ListedGame[] => games.filter(({ id }) => id !== volcano);
  const at = (place: number): ListedGame => {
    const game = others()[place];
    if (!game) throw new Error('too little is on sale');
    return game;
  };
  const released = async (slug: string): Promise<string> => {
    const { id } = await owner.completes(await owner.begins(slug));
    const builds = [{ channel: 'live', buildId: await owner.uploads(id) }];
    const { revision } = (await owner.player.get<{ revision: number }>(`/v1/developer/games/${id}`)).body;
    await owner.posts(id, 'submit', { revision, builds });
    await staff.post(`publishing/${id}/approve`, { ...(await staff.submission(id)), revision, checklist: CHECKLIST });
    await shop.settles();
    return id;
  };
  const saidByTheCatalogue = async (gameId: string, type: string, more: object): Promise<void> => {
    await shop.sql.query(
      `insert into es.events (stream_id, version, id, type, schema_version, data, meta, effective_at)
         select e.stream_id, max(e.version) + 1, gen_random_uuid(), $2, 1,
                case $2 when 'GameListed' then (array_agg(e.data order by e.version))[1] else '{}' end || $3::jsonb,
                (array_agg(e.meta))[1] || jsonb_build_object('command', gen_random_uuid()), now()
           from es.events e where e.stream_id = $1 group by e.stream_id`,
      [`game-${gameId}`, type, JSON.stringify({ ...more, gameId })],
    );
  };
  /** What has no build is only announced; these are no events, so a rebuild takes them away. */
  const givesOut = async (some: readonly Game[]): Promise<void> => {
    await shop.sql.query(
      `insert into publishing.channels (game_id, channel, kind, build_id, since) select id, 'live', 'web', gen_random_uuid(), now() from unnest($1::uuid[]) as g(id)`,
      [some.map(({ id }) => id)],
    );
    await shop.sql.query('update catalog_prices.stamp set event = gen_random_uuid()');
  };
  const facts = async (gameId: string): Promise<string[]> =>
    (await shop.facts(`release-${gameId}`)).map(({ type }) => type);

  it('sells what it sold, at the last prices, and nothing that was taken off sale', async () => {
    const now = new Map((await shop.games()).map((game) => [game.id, game]));
    expect([...now.keys()].sort()).toEqual(
      others()
        .map(({ id }) => id)
        .filter((id) => id !== at(1).id)
        .sort(),
    );
    expect(now.get(at(0).id)?.price).toBe(1_230);
    const kept = others().slice(3);
    expect(kept.map(({ id }) => now.get(id))).toEqual(kept);
  });

  it('keeps what was bought, and sells on', async () => {
    expect(await ana.library()).toEqual([at(0).slug]);
    const bea = await shop.aPlayer();
    const { orderId } = await bea.buys([at(0), at(2)]);
    expect(await bea.state(orderId)).toBe('AUTHORIZED');
    expect((await bea.post('/v1/payment', { cart: [at(1).id] })).status).toBe(404);
  });

  it('tells the story of each game on one stream', async () => {
    expect((await shop.facts(`game-${at(0).id}`)).length).toBe(0);
    expect(await facts(at(0).id)).toEqual(['GameReleased', 'PriceChangeApplied']);
    expect(await facts(at(1).id)).toEqual(['GameReleased', 'GameWithdrawn']);
    expect(await facts(at(2).id)).toEqual(['GameReleased', 'GameWithdrawn', 'GameRestored', 'GamePlanChanged']);
    expect((await facts(volcano)).slice(-2)).toEqual(['PriceChangeApplied', 'GameWithdrawn']);
    expect((await shop.sql.query(`select from es.events where stream_id like 'game-%'`)).rows).toEqual([]);
  });

  it('lets staff and studios decide as about any other game', async () => {
    const reason = 'Así lo pidió el estudio';
    const restored = await staff.post(`games/${at(1).id}/restore`, { reason });
    expect(restored).toMatchObject({ status: 200, body: { listed: true, price: at(1).price } });
    const summary = { es: 'Otro resumen', en: 'Another summary' };
    const corrected = await staff.put(`games/${at(3).id}/texts`, { summary, reason });
    expect(corrected).toMatchObject({ status: 200, body: { summary, title: at(3).title } });
    expect((await shop.get(`/v1/games/${at(3).slug}`)).body).toMatchObject({ summary, slug: at(3).slug });
    expect(await owner.posts(volcano, 'restore')).toMatchObject({
      status: 409,
      body: { code: 'game-withdrawn-by-staff' },
    });
    expect((await staff.post(`games/${volcano}/restore`, { reason })).body).toMatchObject({ price: 7_770 });
  });

  it('gives the same rows when all of them are built from the log again', async () => {
    await shop.settles();
    await shop.sql.query('delete from publishing.channels where game_id <> $1', [volcano]);
    await expectInvariants(shop);
  });
});
