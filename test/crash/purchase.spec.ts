import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minutes } from '../../api/kernel/instant.js';
import { aCode } from '../api/codes/codes.js';
import { expectInvariants } from '../support/invariants.js';
import { startShop, type Checkout, type Game, type Player, type Shop } from '../support/shop.js';

/** Where the server dies between cart and result, in the order in which a purchase meets them. */
const SERVER_POINTS = [
  'before-order-placed', 'after-order-placed', 'before-form-created', 'after-form-created', 'after-token-issued',
  'after-return-found', 'before-claim', 'after-claim', 'before-commit', 'after-commit', 'before-outcome-recorded', 'after-outcome-recorded',
];
/** Where the worker dies between the payment and the receipt in the mailbox. */
const WORKER_POINTS = ['before-effect-enqueued', 'after-effect-started', 'before-document-issued', 'after-document-issued', 'before-letter-sent', 'after-letter-sent', 'before-effect-settled', 'after-effect-settled', 'before-document-registered', 'after-document-registered'];
/** From here on the bank may hold a payment that nobody knows of; the buyer does nothing more. */
const CLAIMED = ['after-claim', 'before-commit', 'after-commit', 'before-outcome-recorded', 'after-outcome-recorded'];

/** Places beside the main road; their stories are told in test/api/checkout, and those of codes in code.spec.ts. */
const ELSEWHERE = [
  'before-form-given-up', 'after-form-given-up', 'before-code-claim', 'after-code-claim', 'before-code-recorded', 'after-code-recorded', 'before-retry-planned', 'after-retry-planned', 'before-free-order', 'after-free-order', 'before-free-claim', 'after-free-claim', 'before-second-commit', 'after-second-commit', 'before-status', 'after-status',
  'before-status-of-refused', 'after-status-of-refused', 'before-check', 'after-check', 'before-return-noted', 'after-return-noted', 'before-refund', 'after-refund',
  'before-refund-status', 'after-refund-status', 'before-refund-again', 'after-refund-again', 'before-refund-recorded', 'after-refund-recorded',
  'before-incident-opened', 'after-incident-opened', 'before-incident-resolved', 'after-incident-resolved',
];
const OF_ACCOUNTS = /account-mail|guardian|erasure|erased|certificate|export/;
/** Of money back; their stories are told in refund.spec.ts. */
const OF_REFUNDS = /money-back|balance-asked|refund-(asked|decided)/;
/** Saved cards and their charges have crash tests of their own. */
const OF_CARDS = /enrolment|card-changed|card-forgotten|card-secret-forgotten|cards-removed|card-payment|card-outcome|authorize|charge-asked|doubt-asked/;
/** Subscriptions too; what ends them and what codes give is told in test/api/subscriptions. */
const OF_SUBSCRIPTIONS = /subscription-(created|changed|ended)|plan-code-redeemed|renewal-step/;

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
    players = await Promise.all(Array.from({ length: SERVER_POINTS.length + WORKER_POINTS.length + 1 }, () => shop.aPlayer()));
    await shop.settles();
  }, 120_000);
  afterAll(() => expectInvariants(shop), 60_000);
  afterAll(() => shop.close());

  it.each(SERVER_POINTS.map((point, index) => [point, index] as const))('server, %s: the money and the game end up together', async (point, index) => {
    const player = players[index];
    const game = games[index % games.length];
    if (!player || !game) throw new Error('the test has no player or game left');

    await shop.api.diesAt(point);
    const checkout = await paysUntilItDies(shop, player, game, code);
    expect(await shop.api.ended).toBeNull();
    await shop.startApi();
    // Whoever saw nothing happen at the bank tries again, as people do.
    if (!CLAIMED.includes(point)) await goesOn(shop, player, game, checkout);
    await calms(shop);

    await expectMoneyAndGameTogether(shop, player, game);
    await expectInvariants(shop, { rebuild: false });
  });

  it.each(WORKER_POINTS.map((point, index) => [point, index] as const))('worker, %s: one receipt arrives', async (point, index) => {
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
  });

  it('is finished by the same buyer coming back with the same return', async () => {
    const player = players.at(-1);
    const game = games[3];
    if (!player || !game) throw new Error('the test has no player or game left');
    await shop.api.diesAt('before-commit');
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

  it('has a named place to die at before and after each append and each call to the bank', () => {
    const named = [...SERVER_POINTS, ...WORKER_POINTS, ...ELSEWHERE];
    const elsewhere = [OF_ACCOUNTS, OF_CARDS, OF_REFUNDS, OF_SUBSCRIPTIONS];
    const inCode = [...new Set(sources().flatMap((text) => [...text.matchAll(/crashPoint\([`'"]([\w-]+)[`'"]\)/g)].map((match) => match[1] ?? '')))].filter((name) => !elsewhere.some((others) => others.test(name)));
    expect(inCode.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !inCode.includes(name))).toEqual([]);

    const calls = ['checkout', 'refunding'].flatMap((part) => sources(`api/processes/${part}`)).flatMap((text) => unguarded(text));
    expect(calls).toEqual([]);
  });
});

async function paysUntilItDies(shop: Shop, player: Player, game: Game, code: string): Promise<Checkout | null> {
  try {
    const checkout = await player.checksOut([game], { discount_code: code });
    await shop.browserReturns(await shop.bank.play(checkout.token, 'pay'));
    return checkout;
  } catch {
    const [row] = (await shop.sql.query<{ token: string; orderId: string }>(
      `select token, order_id as "orderId" from payments.payments where player_id = $1 and token is not null order by planned_at desc limit 1`, [player.id])).rows;
    return row ? { ...row, url: '' } : null;
  }
}

/** With a form in hand the browser sends the return again; without one the buyer pays anew. */
async function goesOn(shop: Shop, player: Player, game: Game, checkout: Checkout | null): Promise<void> {
  if (!checkout) {
    await player.buys([game]);
    return;
  }
  const response = await fetch(`${shop.url}/v1/payment/webpay/return?token_ws=${checkout.token}`, { redirect: 'manual' });
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
       from payments.payments p join ordering.orders o using (order_id) where p.player_id = $1`, [player.id]);
  const charges = (await shop.bank.charges()).filter((charge) => charge.amount > charge.refunded);
  const charged = rows.filter((row) => charges.some((charge) => charge.buyOrder === row.buyOrder));
  const receipts = (await player.mailbox()).filter((mail) => /LT-/.test(mail.subject));

  expect(rows.filter((row) => row.paid).map((row) => row.buyOrder)).toEqual(charged.map((row) => row.buyOrder));
  expect(charged.length).toBeLessThanOrEqual(1);
  expect(await player.library()).toEqual(charged.length === 1 ? [game.slug] : []);
  expect(new Set(receipts.map((mail) => mail.messageId)).size).toBe(charged.length);
}

function sources(folder = 'api'): string[] {
  return readdirSync(join(process.cwd(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Calls of the bank or appends that have no named place within the lines around them. */
function unguarded(text: string): string[] {
  const lines = text.split('\n');
  const moves = /this\.bank\.(create|commit|status|refund)\(|this\.(store\.append|runner\.run)\(/;
  return lines.flatMap((line, index) => {
    if (!moves.test(line)) return [];
    const around = [lines.slice(Math.max(0, index - 8), index), lines.slice(index + 1, index + 22)];
    return around.every((part) => part.some((near) => near.includes('crashPoint('))) ? [] : [line.trim()];
  });
}
