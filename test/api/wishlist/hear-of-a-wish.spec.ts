import { isOnlyAnnounced } from '../../support/announced.js';
import { MailServer } from '../../support/mail-server.js';
import { eventually } from '../../support/process.js';
import { startShop, type Game, type Mail, type Player, type Shop } from '../../support/shop.js';
import { StudioOwner } from '../../support/studios.js';
import { Staff } from '../backoffice/console.js';

interface Card extends Game {
  developer: { id: string };
}
interface Kind {
  name: string;
  /** Before it is wished for. */
  prepare?: (game: Card) => Promise<void>;
  happen: (game: Card) => Promise<void>;
  subjects: { es: RegExp; en: RegExp };
  says: { es: RegExp; en: RegExp };
}

const wishes = async (player: Player, game: { id: string }): Promise<void> => {
  const { status } = await player.put(`/v1/wishlist/games/${game.id}`, {});
  if (status !== 200) throw new Error(`a wish was answered ${status}`);
};
const wantsMails = async (player: Player): Promise<boolean> =>
  (await player.get<{ mails: boolean }>('/v1/wishlist')).body.mails;

async function costs(shop: Shop, staff: Staff, game: { id: string }, price: number): Promise<void> {
  const { status, body } = await staff.post(`games/${game.id}/price`, { price, reason: 'Así lo pidió el estudio' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await shop.settles();
}

describe('a mail about a wished game', () => {
  let shop: Shop;
  let staff: Staff;
  const taken = new Set<string>();
  beforeAll(async () => {
    shop = await startShop();
    staff = await Staff.signsIn(shop);
  });
  afterAll(() => shop?.close());

  const aGame = async (): Promise<Card> => {
    const { body } = await shop.get<{ games: Card[] }>('/v1/games?price=paid&sort=-price&size=100');
    const game = body.games.find(({ id }) => !taken.has(id));
    if (!game) throw new Error('no such game');
    taken.add(game.id);
    return game;
  };
  const mailsAbout = async (player: Player, { slug }: Card): Promise<Mail[]> =>
    (await player.mailbox()).filter(({ text }) => text.includes(`/games/${slug}`) && text.includes('/unsubscribe'));
  const studioOf = ({ developer }: Card): Promise<StudioOwner> => StudioOwner.of(shop, developer.id);

  const planned = async (game: Card, inPlan: boolean): Promise<void> => {
    const studio = await studioOf(game);
    const { revision } = (await studio.player.get<{ revision: number }>(`/v1/developer/games/${game.id}`)).body;
    const saved = await studio.saves(game.id, { revision, inPlan });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    await studio.hasApproved(staff, game.id, null);
  };

  const KINDS: Kind[] = [
    {
      name: 'that it costs less',
      happen: (game) => costs(shop, staff, game, game.price - 1_000),
      subjects: { es: /bajó de precio$/, en: /costs less now$/ },
      says: { es: /Ahora cuesta \$.*; antes costaba \$/, en: /It costs CLP.* now; it was CLP.* before/ },
    },
    {
      name: 'that it is released',
      prepare: ({ id }) => isOnlyAnnounced(shop, id),
      happen: async (game) => {
        const studio = await studioOf(game);
        await studio.hasApproved(staff, game.id, await studio.uploads(game.id));
      },
      subjects: { es: /ya está en Ludoteca$/, en: /is at Ludoteca now$/ },
      says: { es: /Ya se puede comprar por \$/, en: /You can buy it for CLP/ },
    },
    {
      name: 'that the plans have it now',
      prepare: (game) => planned(game, false),
      happen: (game) => planned(game, true),
      subjects: { es: /ahora viene con los planes$/, en: /comes with the plans now$/ },
      says: { es: /Con una suscripción lo juegas sin comprarlo/, en: /With a subscription you play it/ },
    },
  ];

  it.each(KINDS)('says $name once, in the language of each who waits, and to no one else', async (kind) => {
    const game = await aGame();
    const [camila, owner, forgoing, ended] = (await Promise.all(Array.from({ length: 4 }, () => shop.aPlayer()))) as [
      Player,
      Player,
      Player,
      Player,
    ];
    const george = await shop.aPlayer({ language: 'en' });
    const child = await shop.aPlayer({ birthYear: Number((await shop.now()).slice(0, 4)) - 10 });
    await owner.buys([game]);
    await kind.prepare?.(game);
    for (const player of [camila, owner, forgoing, ended, george, child]) await wishes(player, game);
    await forgoing.remove(`/v1/wishlist/games/${game.id}`);
    await ended.put('/v1/wishlist/mails', { mails: false });

    await kind.happen(game);
    const [spanish, english] = [await mailsAbout(camila, game), await mailsAbout(george, game)];
    expect(spanish).toHaveLength(1);
    expect(english).toHaveLength(1);
    expect([spanish[0]?.subject, spanish[0]?.text]).toEqual([
      expect.stringMatching(kind.subjects.es),
      expect.stringMatching(kind.says.es),
    ]);
    expect([english[0]?.subject, english[0]?.text]).toEqual([
      expect.stringMatching(kind.subjects.en),
      expect.stringMatching(kind.says.en),
    ]);
    expect(spanish[0]?.subject).toContain(game.title.es);
    expect(english[0]?.subject).toContain(game.title.en);
    for (const player of [owner, forgoing, ended, child]) expect(await mailsAbout(player, game)).toEqual([]);
  });

  it('comes again when a price went up and comes down once more, and says what it was just before', async () => {
    const [camila, game] = [await shop.aPlayer(), await aGame()];
    await wishes(camila, game);
    for (const price of [game.price - 500, game.price, game.price - 500]) await costs(shop, staff, game, price);
    const mails = await mailsAbout(camila, game);
    const said = mails.map(({ text }) => text.replace(/\D+/g, ' '));
    expect(said).toHaveLength(2);
    const digits = (price: number): string => price.toLocaleString('es-CL').replace('.', ' ');
    for (const text of said) expect(text).toContain(`${digits(game.price - 500)} ${digits(game.price)}`);
  });
});

describe('the way out that a mail about a wished game brings', () => {
  let shop: Shop;
  let staff: Staff;
  let server: MailServer;
  beforeAll(async () => {
    server = await MailServer.away();
    await server.opens();
    shop = await startShop({ env: { SMTP_URL: server.url, MAIL_FROM: 'Ludoteca <shop@example.test>' } });
    staff = await Staff.signsIn(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await server?.closes();
  });

  /** A price falls, and its mail is taken by the mail server. @returns its headers by their names. */
  const hearsOfADrop = async (player: Player, game: Game, price: number): Promise<Map<string, string>> => {
    const before = mailsTo(player).length;
    await costs(shop, staff, game, price);
    const [mail] = await eventually(
      async () => mailsTo(player).slice(before),
      (mails) => mails.length > 0,
      10_000,
      'the mail',
    );
    const head = (mail?.text.split('\n\n')[0] ?? '').replace(/\n[ \t]+/g, ' ');
    return new Map(
      head
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    );
  };
  const mailsTo = ({ email }: Player) => server.mails.filter(({ to }) => to === email);
  const pathOf = (headers: Map<string, string>): string => {
    const { pathname, search } = new URL((headers.get('list-unsubscribe') ?? '').slice(1, -1));
    return pathname + search;
  };
  const oneClick = (): FormData => {
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    return form;
  };

  it.each([
    ['plain', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['of parts', oneClick],
  ])(
    'is a POST of a mail program with a form %s, without session or cookie; a scanner ends nothing',
    async (_, form) => {
      const [camila, bruno] = [await shop.aPlayer(), await shop.aPlayer()];
      const [game] = (await shop.games()) as [Game];
      for (const player of [camila, bruno]) await wishes(player, game);
      const headers = await hearsOfADrop(camila, game, game.price - 500);
      expect(headers.get('list-unsubscribe')).toMatch(/^<https?:\/\/\S+\/v1\/wishlists\/unsubscribe\?token=[\w.-]+>$/);
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

      const path = pathOf(headers);
      for (const method of ['GET', 'HEAD']) {
        const opened = await shop.call(method, path);
        expect([opened.status, opened.headers.get('set-cookie')]).toEqual([303, null]);
      }
      expect(await wantsMails(camila)).toBe(true);
      for (let n = 0; n < 2; n++) {
        const answer = await fetch(shop.url + path, { method: 'POST', body: form(), redirect: 'manual' });
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
      }
      expect([await wantsMails(camila), await wantsMails(bruno)]).toEqual([false, true]);

      const mails = mailsTo(camila).length;
      await hearsOfADrop(bruno, game, game.price - 1_000);
      expect(mailsTo(camila)).toHaveLength(mails);
    },
  );
});
