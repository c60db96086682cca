import { isOnlyAnnounced } from '../../support/announced.js';
import { startShop, type Game, type Shop } from '../../support/shop.js';
import { aColleague, Staff } from '../backoffice/console.js';

const MOST = 6;
const REASON = 'Semana de la ciencia';

describe('the games that staff feature on the home page', () => {
  let shop: Shop;
  let staff: Staff;
  let playable: Game[];
  let announced: Game;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    const games = [...(await shop.games()), ...(await shop.games({ free: true }))];
    [announced, ...playable] = games as [Game, ...Game[]];
    await isOnlyAnnounced(shop, announced.id);
  });
  afterAll(() => shop?.close());
  beforeEach(async () => {
    for (const id of await shown()) await takesOff(id);
  });

  const at = (n: number): string => {
    const game = playable[n];
    if (!game) throw new Error('too few games can be played');
    return game.id;
  };
  const features = (id: string, place?: number) => staff.post(`games/${id}/feature`, { reason: REASON, place });
  const takesOff = (id: string) => staff.post(`games/${id}/unfeature`, { reason: REASON });
  const shown = async (): Promise<string[]> =>
    (await shop.get<{ games: Game[] }>('/v1/featured-games')).body.games.map(({ id }) => id);
  const home = async (): Promise<string> =>
    (await shop.get<string>('/', { headers: { 'accept-language': 'es' } })).body;

  it('are shown in the order that staff gave, at once, and no longer when taken off', async () => {
    expect(await home()).not.toContain('Elegidos por Ludoteca');
    await features(at(0));
    await features(at(1));
    const { status, body } = await features(at(2), 1);
    expect([status, body.featuredPlace]).toEqual([200, 1]);
    expect(await shown()).toEqual([at(2), at(0), at(1)]);
    expect(await home()).toContain('Elegidos por Ludoteca');

    await features(at(1), 1);
    expect(await shown()).toEqual([at(1), at(2), at(0)]);
    expect((await takesOff(at(2))).body.featuredPlace).toBeNull();
    expect(await shown()).toEqual([at(1), at(0)]);
    expect((await staff.get(`games/${at(0)}`)).body.featuredPlace).toBe(2);
  });

  it('are six at most, however many are chosen at once', async () => {
    const replies = await Promise.all(playable.slice(0, 8).map(({ id }) => features(id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MOST);
    expect(replies.filter(({ body }) => body.code === 'featured-too-many')).toHaveLength(2);
    expect(await shown()).toHaveLength(MOST);
    const [first] = await shown();
    expect((await features(first ?? '', 6)).status).toBe(200);
    expect((await shown())[5]).toBe(first);
  });

  it('are only games that can be bought and played', async () => {
    expect((await features(announced.id)).body).toMatchObject({ code: 'game-not-playable' });
    await staff.post(`games/${at(3)}/withdraw`, { reason: REASON });
    expect((await features(at(3))).body).toMatchObject({ code: 'game-not-playable' });
    await staff.post(`games/${at(3)}/restore`, { reason: REASON });
    expect((await features(at(3))).status).toBe(200);
    expect((await features('0198c0de-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('vanish when they are taken down, and leave their place to others', async () => {
    for (const n of [0, 1, 2, 3, 4, 5]) await features(at(n));
    await staff.post(`publishing/${at(1)}/take-down`, { reason: REASON });
    expect(await shown()).toEqual([0, 2, 3, 4, 5].map(at));
    expect((await staff.get(`games/${at(1)}`)).body.featuredPlace).toBeNull();

    expect((await features(at(6))).status).toBe(200);
    expect(await shown()).toEqual([0, 2, 3, 4, 5, 6].map(at));
  });

  it('are chosen by staff who may change games, each choice with its reason', async () => {
    const reader = await aColleague(shop, staff, 'Lee juegos', ['game:read']);
    const path = `/v1/admin/games/${at(0)}/feature`;
    expect((await reader.post(path, { reason: REASON })).status).toBe(403);
    expect((await staff.post(`games/${at(0)}/feature`, {})).status).toBe(422);
    expect((await features(at(0), 7)).status).toBe(422);
    expect(await shown()).toEqual([]);
  });

  it('leave no line in the audit log where no person chose them, as in a demonstration', async () => {
    await shop.sql.query(
      `insert into catalog.featured_changes (id, game_id, action, place) values (gen_random_uuid(), $1, 'GameFeatured', 1)`,
      [at(8)],
    );
    const { status, body } = await staff.list('audit', { filter: { subjectId: at(8) } });
    expect([status, body]).toEqual([200, []]);
  });

  it('leave a line in the audit log for each change, and none where nothing changed', async () => {
    await features(at(9));
    await features(at(9));
    await takesOff(at(9));
    await takesOff(at(9));
    const { body } = await staff.list<Record<string, unknown>>('audit', { filter: { subjectId: at(9) } });
    expect(body.filter(({ action }) => /Featured|Unfeatured/.test(String(action)))).toEqual([
      expect.objectContaining({ action: 'GameUnfeatured', actorName: 'Admin', reason: REASON, after: {} }),
      expect.objectContaining({ action: 'GameFeatured', actorName: 'Admin', reason: REASON, after: { place: 1 } }),
    ]);
  });
});
