import { playedFor } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

describe('the author of a rating', () => {
  let shop: Shop;
  let staff: Staff;
  let maker: Staff;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop({ apart: true });
    staff = await Staff.signsIn(shop);
    maker = await Staff.signsIn(shop, 'developer@ludoteca.test');
    game = (await shop.get<Game>('/v1/games/el-taller-de-fuerzas')).body;
  });
  afterAll(() => shop?.close());

  const rates = async (player: Player, text: string): Promise<{ id: string; version: number }> => {
    await shop.call('PUT', `/v1/games/${game.slug}/ratings/mine`, {
      token: player.token,
      body: { stars: 3, text },
    });
    const { body } = await staff.list<{ id: string; text: string; version: number }>('ratings', {
      filter: { q: text },
    });
    return body.find((rating) => rating.text === text) as { id: string; version: number };
  };
  const decides = ({ id, version }: { id: string; version: number }, verdict: string, message = '') =>
    staff.post(`ratings/${id}/decide`, { verdict, version, message });
  const answers = (id: string, text: string) =>
    shop.call('PUT', `/v1/developer/ratings/${id}/answer`, { token: maker.token, body: { text } });
  const withdraws = (id: string) => shop.call('DELETE', `/v1/developer/ratings/${id}/answer`, { token: maker.token });
  const anAuthor = async (): Promise<Player> => {
    const player = await shop.aPlayer();
    await player.buys([game]);
    await playedFor(shop, player.id, game.id, 90);
    return player;
  };
  /** What happens before any mail can leave. */
  const beforeMailsLeave = async (happens: () => Promise<unknown>): Promise<void> => {
    await shop.settles();
    await shop.worker?.stop();
    await happens();
    await shop.startWorker();
    await shop.settles();
  };
  const textsOf = async (player: Player): Promise<string[]> =>
    (await player.mailbox())
      .filter(({ subject }) => subject.includes(game.title.es))
      .flatMap(({ text }) => text.split('\n').filter((line) => /^(?:Answer|Reason) /.test(line)));

  it('hears once of the answer that stands when the mail leaves', async () => {
    const ana = await anAuthor();
    const rating = await rates(ana, 'Falta una pista.');
    await decides(rating, 'published');
    await beforeMailsLeave(async () => {
      await answers(rating.id, 'Answer taken back');
      await withdraws(rating.id);
      await answers(rating.id, 'Answer with a fault');
      await answers(rating.id, 'Answer put right');
    });
    expect(await textsOf(ana)).toEqual(['Answer put right']);

    await withdraws(rating.id);
    await answers(rating.id, 'Answer given once more');
    await shop.settles();
    expect(await textsOf(ana)).toEqual(['Answer put right']);
  });

  it('hears of the answer to other words too', async () => {
    const ana = await anAuthor();
    const first = await rates(ana, 'Muy corto.');
    await decides(first, 'published');
    await answers(first.id, 'Answer to the first words');
    await shop.settles();
    await decides(await rates(ana, 'Con la nueva versión, mejor.'), 'published');
    await answers(first.id, 'Answer to the other words');
    await shop.settles();
    expect((await textsOf(ana)).toSorted()).toEqual(['Answer to the first words', 'Answer to the other words']);
  });

  it('hears of nothing that was taken back, and of the answer that follows', async () => {
    const ana = await anAuthor();
    const rating = await rates(ana, 'Se cierra sola.');
    await decides(rating, 'published');
    await beforeMailsLeave(async () => {
      await answers(rating.id, 'Answer taken back');
      await withdraws(rating.id);
    });
    expect(await textsOf(ana)).toEqual([]);

    await answers(rating.id, 'Answer that stands');
    await shop.settles();
    expect(await textsOf(ana)).toEqual(['Answer that stands']);
  });

  it('is sent one reason for what was refused twice, the one that holds', async () => {
    const ana = await anAuthor();
    await beforeMailsLeave(async () => {
      await decides(await rates(ana, 'Llámame al 912345678.'), 'refused', 'Reason for the first words');
      await decides(await rates(ana, 'Llámame al 987654321.'), 'refused', 'Reason for the other words');
    });
    expect(await textsOf(ana)).toEqual(['Reason for the other words']);
  });

  it('hears of an answer that the release before planned', async () => {
    const ana = await anAuthor();
    const rating = await rates(ana, 'Buena música.');
    await decides(rating, 'published');
    await beforeMailsLeave(async () => {
      await answers(rating.id, 'Answer planned before');
      await shop.sql.query('update es.effects set subject = $1 where subject = $2', [rating.id, `${rating.id}:1`]);
    });
    expect(await textsOf(ana)).toEqual(['Answer planned before']);
  });
});
