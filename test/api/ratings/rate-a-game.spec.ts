import { playedFor } from '../../support/play-time.js';
import { startShop, type Answer, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

const OF_STUDIO = 'el-taller-de-fuerzas';

interface Shown {
  average: number | null;
  count: number;
  stars: number[];
  pages: number;
  ratings: {
    id: string;
    stars: number;
    text: string;
    username: string;
    hoursPlayed: number;
    answer: { text: string } | null;
  }[];
}
interface Own {
  bar: string | null;
  minutesMissing: number;
  rating: { id: string; stars: number; text: string; state: string; reason: string | null } | null;
  mayAnswer: boolean;
}
interface Item {
  id: string;
  text: string;
  version: number;
  state: string;
}

describe('a rating', () => {
  let shop: Shop;
  let staff: Staff;
  let games: Game[];
  let given = 0;
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
    games = (await shop.games()).filter(({ slug }) => slug !== OF_STUDIO);
  });
  afterAll(() => shop?.close());

  const aGame = (): Game => games[given++] as Game;
  const shown = async ({ slug }: { slug: string }, page = 1): Promise<Shown> =>
    (await shop.get<Shown>(`/v1/games/${slug}/ratings?page=${page}`)).body;
  const own = async ({ token }: { token: string }, { slug }: { slug: string }): Promise<Own> =>
    (await shop.get<Own>(`/v1/games/${slug}/ratings/mine`, { token })).body;
  const rates = (
    player: { token: string },
    { slug }: { slug: string },
    stars: number,
    text = '',
  ): Promise<Answer<Own>> =>
    shop.call<Own>('PUT', `/v1/games/${slug}/ratings/mine`, { token: player.token, body: { stars, text } });
  const anOwner = async (game: Game, minutes = 61): Promise<Player> => {
    const player = await shop.aPlayer();
    await player.buys([game]);
    await playedFor(shop, player.id, game.id, minutes);
    return player;
  };
  const queued = async (text: string): Promise<Item> => {
    const { body } = await staff.list<Item & Record<string, unknown>>('ratings', { filter: { q: text } });
    return body.find((item) => item.text === text) as Item;
  };
  const decides = async (text: string, verdict: string, message = ''): Promise<Answer<Item>> => {
    const { id, version } = await queued(text);
    return staff.post<Item>(`ratings/${id}/decide`, { verdict, version, message });
  };

  it('is for owners who played for an hour', async () => {
    const game = aGame();
    const [stranger, ana] = [await shop.aPlayer(), await anOwner(game, 58)];

    expect(await own(stranger, game)).toMatchObject({ bar: 'rating-needs-game', rating: null, mayAnswer: false });
    expect((await rates(stranger, game, 5)).status).toBe(409);
    expect(await own(ana, game)).toMatchObject({ bar: 'rating-needs-play', minutesMissing: 2 });
    expect((await rates(ana, game, 5)).status).toBe(409);
    expect(await shown(game)).toEqual({ average: null, count: 0, stars: [0, 0, 0, 0, 0], ratings: [], pages: 0 });
    await playedFor(shop, ana.id, game.id, 60);
    expect((await rates(ana, game, 5)).body).toMatchObject({ bar: null, rating: { stars: 5, state: 'published' } });
  });

  it('counts at once with stars alone, once for each person, and goes when it is deleted', async () => {
    const game = aGame();
    const [ana, bruno] = [await anOwner(game), await anOwner(game)];
    await rates(ana, game, 1);
    await rates(ana, game, 2);
    await rates(bruno, game, 5);
    expect(await shown(game)).toMatchObject({ average: 3.5, count: 2, stars: [0, 1, 0, 0, 1], ratings: [] });
    await shop.call('DELETE', `/v1/games/${game.slug}/ratings/mine`, { token: ana.token });
    expect(await shown(game)).toMatchObject({ average: 5, count: 1 });
  });

  it('shows words once staff have read them, and other words wait again', async () => {
    const game = aGame();
    const ana = await anOwner(game, 125);
    await rates(ana, game, 4, '  Mi curso lo entendió.\nLo recomiendo. ');
    const text = 'Mi curso lo entendió.\nLo recomiendo.';
    expect((await own(ana, game)).rating).toMatchObject({ text, state: 'waiting' });
    expect(await shown(game)).toMatchObject({ count: 0, ratings: [] });

    expect((await decides(text, 'published')).body).toMatchObject({ state: 'published' });
    const [{ username } = { username: '' }] = (await shown(game)).ratings;
    expect(username).not.toBe('');
    expect(await shown(game)).toMatchObject({
      average: 4,
      ratings: [{ stars: 4, text, hoursPlayed: 2, answer: null }],
    });

    await rates(ana, game, 3, text);
    expect(await shown(game)).toMatchObject({ average: 3, count: 1 });
    await rates(ana, game, 3, 'Otra cosa.');
    expect(await shown(game)).toMatchObject({ count: 0 });
  });

  it('is refused with a reason, which the person reads by mail', async () => {
    const game = aGame();
    const ana = await anOwner(game);
    const text = 'Llámame al 912345678.';
    await rates(ana, game, 5, text);
    expect((await decides(text, 'refused')).status).toBe(422);
    expect((await own(ana, game)).rating).toMatchObject({ state: 'waiting' });
    await decides(text, 'refused', 'Quita el teléfono.');
    await shop.settles();

    expect((await own(ana, game)).rating).toMatchObject({ state: 'refused', reason: 'Quita el teléfono.' });
    expect((await ana.mailbox()).filter((mail) => mail.text.includes('Quita el teléfono.'))).toHaveLength(1);
    expect((await shown(game)).count).toBe(0);
    expect((await rates(ana, game, 5)).body.rating).toMatchObject({ state: 'published', reason: null });
  });

  it('is not published with words that staff did not read', async () => {
    const game = aGame();
    const ana = await anOwner(game);
    await rates(ana, game, 5, 'Amable.');
    const { id, version } = await queued('Amable.');
    await rates(ana, game, 5, 'Grosero.');

    expect((await staff.post(`ratings/${id}/decide`, { verdict: 'published', version, message: '' })).status).toBe(409);
    expect((await shown(game)).count).toBe(0);
  });

  it('is answered by the studio alone, which the person hears of once', async () => {
    const { body: game } = await shop.get<Game>(`/v1/games/${OF_STUDIO}`);
    const maker = await Staff.signsIn(shop, 'developer@ludoteca.test');
    const ana = await shop.aPlayer();
    const answers = (token: string, id: string, text: string) =>
      shop.call<Shown>('PUT', `/v1/developer/ratings/${id}/answer`, { token, body: { text } });
    await ana.buys([game]);
    await playedFor(shop, ana.id, game.id, 90);
    await rates(ana, game, 3, 'Falta una pista.');
    const { id } = await queued('Falta una pista.');
    expect((await answers(maker.token, id, 'Gracias.')).status).toBe(404);
    await decides('Falta una pista.', 'published');

    expect(await own(maker, game)).toMatchObject({ bar: 'rating-own-game', mayAnswer: true });
    expect((await answers(ana.token, id, 'Yo misma.')).status).toBe(404);
    expect((await answers(maker.token, id, 'Gracias.')).body.ratings[0]?.answer).toMatchObject({ text: 'Gracias.' });
    await shop.call('DELETE', `/v1/developer/ratings/${id}/answer`, { token: maker.token });
    expect((await shown(game)).ratings[0]?.answer).toBeNull();
    await answers(maker.token, id, 'Gracias, ya está.');
    await shop.settles();
    expect((await ana.mailbox()).filter(({ subject }) => subject.includes('Estudio Quiltro'))).toHaveLength(1);

    await staff.post(`ratings/${id}/remove-answer`, {});
    await staff.post(`ratings/${id}/remove-answer`, {});
    expect((await shown(game)).ratings[0]?.answer).toBeNull();
    const { body: log } = await staff.list<{ action: string; actorName: string; gameTitle: { es: string } }>('audit', {
      filter: { subjectId: game.id },
      range: [0, 9],
      sort: ['at', 'DESC'],
    });
    const steps = log.filter(({ action }) => action.startsWith('Rating'));
    expect(steps.map(({ action }) => action)).toEqual(['RatingAnswerRemoved', 'RatingPublished']);
    expect(steps[0]).toMatchObject({ actorName: 'Admin', gameTitle: { es: game.title.es } });
  });

  it('is nothing that a child makes public', async () => {
    const game = aGame();
    const child = await shop.aPlayer({ birthYear: new Date().getUTCFullYear() - 10 });
    await playedFor(shop, child.id, game.id, 90);
    expect(await own(child, game)).toMatchObject({ bar: 'rating-by-child' });
    expect((await rates(child, game, 5)).status).toBe(409);
    expect((await shown(game)).count).toBe(0);
  });

  it('is not heard of a blocked person', async () => {
    const game = aGame();
    const ana = await anOwner(game);
    await rates(ana, game, 1);
    await shop.sql.query('update access.persons set blocked_at = now() where id = $1', [ana.id]);
    expect((await shown(game)).count).toBe(0);
  });

  it('is one although it is sent twice at once', async () => {
    const game = aGame();
    const ana = await anOwner(game);
    const answers = await Promise.all([1, 2, 3, 4].map((stars) => rates(ana, game, stars)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await shown(game)).count).toBe(1);
  });

  it.each([
    ['no star', { stars: 0, text: '' }],
    ['six stars', { stars: 6, text: '' }],
    ['half a star', { stars: 4.5, text: '' }],
    ['a text for stars', { stars: '5', text: '' }],
    ['no text', { stars: 5 }],
    ['too long a text', { stars: 5, text: 'a'.repeat(2_001) }],
  ])('of %s is refused and changes nothing', async (_, body) => {
    const game = aGame();
    const ana = await anOwner(game);
    const { status } = await shop.call('PUT', `/v1/games/${game.slug}/ratings/mine`, { token: ana.token, body });
    expect(status).toBe(422);
    expect((await own(ana, game)).rating).toBeNull();
  });
});
