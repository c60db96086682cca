import { createHash } from 'node:crypto';
import { expectInvariants } from '../../support/invariants.js';
import { gamesOfPlan } from '../../support/owners.js';
import { patient } from '../../support/patience.js';
import { playedOn } from '../../support/play-time.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { Subscriber } from '../../support/subscriber.js';
import { Staff } from '../backoffice/console.js';
import { aCode, requests } from '../codes/codes.js';
import { requestsRefund } from '../refunds/returning.js';
import { StudioReads, type Line, type Statement } from './studio-reads.js';

/*
 * By hand, in pesos. The game costs 4,990, of which 2,935 are its studio's; a month's plan brings 4,706 and accrues in one month.
 *   January:  Carla buys, Dora gets the game by a code of 100 %, Ana plays, and on the 20th the game is withdrawn from sale:
 *             2,935 + 4,706 = 7,641. Nothing of Dora.
 *   February: Carla returns the game, Ana plays on: −2,935 + 4,706 = 1,771
 */
const JANUARY = [
  ['plan', 4_706],
  ['sale', 2_935],
];
const FEBRUARY = [
  ['plan', 4_706],
  ['sale-refund', -2_935],
];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As a studio's accountant does it from the published lines, without any code of the shop. */
function linesHashOf(lines: readonly Line[]): string {
  return sha256(
    lines
      .map(
        ({ lineId, source, orderId, gameId, month, day, seconds, amount, ruleVersion }) =>
          `${lineId}|${source}|${orderId}|${gameId ?? ''}|${month}|${day}|${seconds}|${amount}|${ruleVersion}\n`,
      )
      .join(''),
  );
}

/** The same of a statement: its figures in their order, the hash of its lines, and that of the statement before. */
function hashOf(statement: Statement, linesHash: string, previousHash: string | null): string {
  const { number, developerId, month, bySource, earned, carriedIn, gross, rate, taxKind } = statement;
  const { withheld, paid, carriedOut, lines } = statement;
  const sums = ['sale', 'sale-refund', 'plan', 'plan-refund', 'plan-rest'].map((source) => bySource[source]);
  const figures = [earned, carriedIn, gross, rate, taxKind, withheld, paid, carriedOut, lines];
  return sha256([number, developerId, month, ...sums, ...figures, linesHash, previousHash ?? ''].join('|'));
}

describe('the hashes of two statements that follow each other', () => {
  let shop: Shop;
  let admin: Staff;
  let game: Game;
  let studio: StudioReads;
  let ana: Subscriber;
  let [carla, dora] = [] as unknown as [Player, Player];
  const at = (day: string): Promise<void> => shop.clockReaches(`2027-${day}T15:00:00.000Z`);
  const plays = (day: string): Promise<void> =>
    playedOn(shop, `2027-${day}`, { personId: ana.player.id, gameId: game.id, minutes: 40 });

  beforeAll(async () => {
    shop = await startShop({ begins: '2027-01-01T15:00:00.000Z' });
    admin = await Staff.signsIn(shop);
    [game] = await gamesOfPlan(shop);
    studio = await StudioReads.of(shop, admin, { owner: await shop.aPlayer(), game, price: 4_990 });
    ana = await Subscriber.withPlan(shop);
    [carla, dora] = [await shop.aPlayer(), await shop.aPlayer()];
    const code = await aCode(shop, { percent: 100, uses: 1 });
    expect((await requests(dora, [game.id], code.text)).status).toBe(200);
    await at('01-20');
    const { orderId } = await carla.buys([game]);
    await shop.settles();
    await admin.post(`games/${game.id}/withdraw`, { reason: 'Así lo pidió el estudio' });
    await at('01-31');
    await plays('01-25');
    await at('02-01');
    expect((await requestsRefund(carla, orderId)).body).toMatchObject({ state: 'completed' });
    await at('02-28');
    await plays('02-10');
    await at('03-01');
  }, patient(600_000));
  afterAll(() => shop?.close());

  /** Both months as a reader outside gets them. */
  async function read(): Promise<{ january: Statement; february: Statement; lines: [Line[], Line[]] }> {
    const [january, february] = (await studio.statements()) as [Statement, Statement];
    return { january, february, lines: [await studio.lines('2027-01'), await studio.lines('2027-02')] };
  }

  it('cover lines of sales, of play of a withdrawn game and of refunds, but no free copy', async () => {
    const { january, february, lines } = await read();
    const [first, second] = lines.map((month) => month.map(({ source, amount }) => [source, amount]).sort());
    expect([first, second]).toEqual([JANUARY, FEBRUARY]);
    expect([january.earned, february.earned]).toEqual([7_641, 1_771]);
    expect((await dora.library()).includes(game.slug)).toBe(true);
  });

  it('are what anyone computes from the published lines and figures', async () => {
    const { january, february, lines } = await read();
    const [first, second] = lines.map(linesHashOf) as [string, string];
    expect([first, second]).toEqual([january.linesHash, february.linesHash]);
    const hash = hashOf(january, first, null);
    expect(hash).toBe(january.hash);
    expect(hashOf(february, second, hash)).toBe(february.hash);
  });

  it('show a peso that was moved in a line afterwards, in its month and in the one after it', async () => {
    const change = (pesos: number) =>
      shop.sql.query(
        `update earnings.lines set amount = amount + $2 where developer_id = $1 and month = '2027-01' and source = 'sale'`,
        [studio.id, pesos],
      );
    await change(1);
    const { january, february, lines } = await read();
    const [changed, second] = lines.map(linesHashOf) as [string, string];
    await change(-1);

    expect(lines[0].find(({ source }) => source === 'sale')?.amount).toBe(2_936);
    expect(changed).not.toBe(january.linesHash);
    const hash = hashOf(january, changed, null);
    expect(hash).not.toBe(january.hash);
    expect(hashOf(february, second, hash)).not.toBe(february.hash);
  });

  it('show a figure that was changed afterwards, though its lines stayed as they were', async () => {
    const { january, february, lines } = await read();
    const [first, second] = lines.map(linesHashOf) as [string, string];
    const hash = hashOf({ ...january, paid: january.paid + 1, withheld: january.withheld - 1 }, first, null);
    expect(hash).not.toBe(january.hash);
    expect(hashOf(february, second, hash)).not.toBe(february.previousHash);
    expect(february.previousHash).toBe(january.hash);
  });

  it(
    'are the same after everything was written again',
    async () => {
      const before = await studio.statements();
      await expectInvariants(shop);
      const after = await studio.statements();
      for (const [n, { number, hash }] of before.entries())
        process.stdout.write(`statement ${number}: hash ${hash}\n  written again: ${' '.repeat(7)}${after[n]?.hash}\n`);
      expect(before).toHaveLength(2);
      expect(after).toEqual(before);
    },
    patient(120_000),
  );
});
