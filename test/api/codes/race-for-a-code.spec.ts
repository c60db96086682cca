import { Agent, request } from 'node:http';
import { eventually } from '../../support/process.js';
import { expectInvariants } from '../../support/invariants.js';
import { startShop, type Game, type Player, type Shop } from '../../support/shop.js';
import { aCode, usesOf, type CodeRequest } from './codes.js';

const BUYERS = 200;
const USES = 10;

describe(`${BUYERS} buyers and a code with ${USES} uses`, () => {
  let shop: Shop;
  let game: Game;
  beforeAll(async () => {
    shop = await startShop();
    game = (await shop.games())[0] as Game;
  });
  afterAll(() => shop?.close());

  it(`lets exactly ${USES} buy, tells the others why not, and keeps nothing`, async () => {
    const code = await aCode(shop, { uses: USES, percent: 30 });
    const buyers: Player[] = [];
    for (let n = 0; n < BUYERS; n += 20)
      buyers.push(...(await Promise.all(Array.from({ length: 20 }, () => shop.aPlayer()))));

    const answers = await allAtOnce(buyers, { cart: [game.id], discount_code: code.text });

    const refused = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([USES, BUYERS - USES]);
    expect([...new Set(refused.map(({ body }) => `${body.code}: ${body.message}`))]).toEqual([
      'code-exhausted: Ese código ya se usó todas las veces que se podía.',
    ]);
    expect(await usesOf(shop, code.id)).toEqual({ reserved: USES });
    const { rows: orders } = await shop.sql.query('select order_id from ordering.orders');
    expect(orders).toHaveLength(USES);

    const backs = await Promise.all(
      answers.filter(({ body }) => body.token).map(({ body }) => shop.bank.play(body.token, 'pay')),
    );
    await Promise.all(backs.map((back) => shop.browserReturns(back)));
    await shop.settles();
    expect(await usesOf(shop, code.id)).toEqual({ used: USES });
    const locks = async (): Promise<number> =>
      (
        await shop.sql.query(
          `select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        )
      ).rowCount ?? 0;
    await eventually(locks, (held) => held <= 1, 5_000, 'the locks of the race to be gone');
    await expectInvariants(shop);
  });

  /** Every buyer on a connection of their own, all requests written before any answer is read. */
  function allAtOnce(buyers: readonly Player[], body: unknown): Promise<{ status: number; body: CodeRequest }[]> {
    const text = JSON.stringify(body);
    return Promise.all(
      buyers.map(
        ({ token }) =>
          new Promise<{ status: number; body: CodeRequest }>((resolve, reject) => {
            const asking = request(
              `${shop.url}/v1/payment`,
              {
                method: 'POST',
                agent: new Agent({ keepAlive: false }),
                headers: {
                  'content-type': 'application/json',
                  'content-length': Buffer.byteLength(text),
                  authorization: `Bearer ${token}`,
                  'accept-language': 'es',
                },
              },
              (response) => {
                const parts: Buffer[] = [];
                response.on('data', (part: Buffer) => parts.push(part));
                response.on('end', () =>
                  resolve({
                    status: response.statusCode ?? 0,
                    body: JSON.parse(Buffer.concat(parts).toString()) as CodeRequest,
                  }),
                );
              },
            );
            asking.on('error', reject);
            asking.end(text);
          }),
      ),
    );
  }
});
