import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minutes } from '../../api/kernel/instant.js';
import { aCode } from '../api/codes/codes.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../support/shop.js';

/** Where the server dies between cart and result, in the order in which a purchase meets them. */
const SERVER_POINTS = [
  'before-OrderPlaced',
  'after-OrderPlaced',
  'before-bank-create',
  'after-bank-create',
  'after-PaymentTokenIssued',
  'after-return-found',
  'before-CommitStarted',
  'after-CommitStarted',
  'before-bank-commit',
  'after-bank-commit',
  'before-PaymentApproved',
  'after-PaymentApproved',
];
/** Where the worker dies between the payment and the receipt in the mailbox. */
const WORKER_POINTS = [
  'before-effect-enqueued',
  'after-effect-started',
  'before-DocumentIssued',
  'after-DocumentIssued',
  'before-mail-sent',
  'after-mail-sent',
  'before-effect-settled',
  'after-effect-settled',
  'before-document-registered',
  'after-document-registered',
];
/** From here on the bank may hold a payment that the shop does not know; the buyer does nothing more. */
const CLAIMED = [
  'after-CommitStarted',
  'before-bank-commit',
  'after-bank-commit',
  'before-PaymentApproved',
  'after-PaymentApproved',
];

describe('a purchase whose processes are killed', () => {
  let shop: Shop;
  let games: Game[];
  let players: Player[];
  /** Ten percent off: a use of it lives and dies with each order. */
  let code: string;

  beforeAll(async () => {
    shop = await startShop({ apart: true });
    games = await shop.games();
    code = (await aCode(shop)).text;
    players = await Promise.all(
      Array.from({ length: SERVER_POINTS.length + WORKER_POINTS.length + 1 }, () => shop.aPlayer()),
    );
    await shop.settles();
  });
  afterAll(() => expectInvariants(shop));
  afterAll(() => shop.close());

  it.each(SERVER_POINTS.map((point, index) => [point, index] as const))(
    'server, %s: the money and the game end up together',
    async (point, index) => {
      const player = players[index];
      const game = games[index % games.length];
      if (!player || !game) throw new Error('the test has no player or game left');

      await shop.api.diesAt(point);
      const checkout = await paysUntilItDies(shop, player, game, code);
      expect(await shop.api.ended).toBeNull();
      await shop.startApi();
      // Buyers who saw nothing happen at the bank try again, as people do.
      if (!CLAIMED.includes(point)) await goesOn(shop, player, game, checkout);
      await calms(shop);

      await expectMoneyAndGameTogether(shop, player, game);
      await expectInvariants(shop, { rebuild: false });
    },
  );

  it.each(WORKER_POINTS.map((point, index) => [point, index] as const))(
    'worker, %s: one receipt arrives',
    async (point, index) => {
      const player = players[SERVER_POINTS.length + index];
      const game = games[index % games.length];
      if (!player || !game) throw new Error('the test has no player or game left');

      await shop.worker?.diesAt(point);
      await player.buys([game]);
      expect(await shop.worker?.ended).toBeNull();
      await shop.startWorker();
      await calms(shop);

      await expectMoneyAndGameTogether(shop, player, game);
      await expectInvariants(shop, { rebuild: false });
    },
  );

  it('is finished by the same buyer coming back with the same return', async () => {
    const player = players.at(-1);
    const game = games[3];
    if (!player || !game) throw new Error('the test has no player or game left');
    await shop.api.diesAt('before-bank-commit');
    const { token, orderId } = await player.checksOut([game]);
    const back = await shop.bank.play(token, 'pay');
    await shop.browserReturns(back).catch(() => undefined);
    await shop.api.ended;
    await shop.startApi();
    await shop.timePasses(minutes(1));

    await shop.browserReturns(back);

    expect(await player.state(orderId)).toBe('AUTHORIZED');
    await shop.settles();
    await expectMoneyAndGameTogether(shop, player, game);
  });

  it('has a place to die at before and after each call to the bank', () => {
    const clients = sources().flatMap((text) =>
      [...text.matchAll(/\S*\s*new (?:WebpayPlus|Oneclick)\.\w+\(/g)].map(([call]) => call),
    );

    expect(clients.length).toBeGreaterThan(0);
    expect(clients.filter((call) => !call.startsWith('bankLine('))).toEqual([]);
  });
});

async function paysUntilItDies(shop: Shop, player: Player, game: Game, code: string): Promise<Checkout | null> {
  try {
    const checkout = await player.checksOut([game], { discount_code: code });
    await shop.browserReturns(await shop.bank.play(checkout.token, 'pay'));
    return checkout;
  } catch {
    const [row] = (
      await shop.sql.query<{ token: string; orderId: string }>(
        `select token, order_id as "orderId" from payments.payments where person_id = $1 and token is not null order by planned_at desc limit 1`,
        [player.id],
      )
    ).rows;
    return row ? { ...row, url: '' } : null;
  }
}

/** With a form in hand the browser sends the return again; without one the buyer pays again. */
async function goesOn(shop: Shop, player: Player, game: Game, checkout: Checkout | null): Promise<void> {
  if (!checkout) {
    await player.buys([game]);
    return;
  }
  const response = await fetch(`${shop.url}/v1/payment/webpay/return?token_ws=${checkout.token}`, {
    redirect: 'manual',
  });
  await response.arrayBuffer();
  if ((await player.state(checkout.orderId)) !== 'AUTHORIZED') await player.buys([game]);
}

async function calms(shop: Shop): Promise<void> {
  for (const pass of [minutes(1), minutes(25)]) {
    await shop.leasesEnd();
    await shop.timePasses(pass);
    await shop.settles();
  }
}

async function expectMoneyAndGameTogether(shop: Shop, player: Player, game: Game): Promise<void> {
  const { rows } = await shop.sql.query<{ buyOrder: string; paid: boolean }>(
    `select p.buy_order as "buyOrder", o.status = 'paid' and o.payment_id = p.payment_id as paid
       from payments.payments p join ordering.orders o using (order_id) where p.person_id = $1`,
    [player.id],
  );
  const charges = (await shop.bank.charges()).filter((charge) => charge.amount > charge.refunded);
  const charged = rows.filter((row) => charges.some((charge) => charge.buyOrder === row.buyOrder));
  const receipts = (await player.mailbox()).filter((mail) => /LT-/.test(mail.subject));

  expect(rows.filter((row) => row.paid).map((row) => row.buyOrder)).toEqual(charged.map((row) => row.buyOrder));
  expect(charged.length).toBeLessThanOrEqual(1);
  expect(await player.library()).toEqual(charged.length === 1 ? [game.slug] : []);
  expect(new Set(receipts.map((mail) => mail.messageId)).size).toBe(charged.length);
}

function sources(): string[] {
  return readdirSync(join(process.cwd(), 'api'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
