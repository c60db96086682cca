import { createServer, type RequestListener, type Server } from 'node:http';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

interface Rate {
  clpPerUsd: number;
  asOf: string | null;
  source: string;
}
const FALLBACK = { clpPerUsd: 990, asOf: null, source: 'fallback' };

/** A rate service of the test; says how often it was called, and how often the shop waited no longer. */
async function service(
  answer: RequestListener,
): Promise<{ server: Server; url: string; requested: () => number; givenUp: () => number }> {
  let [requested, givenUp] = [0, 0];
  const server = createServer((request, response) => {
    requested += 1;
    response.on('close', () => (givenUp += response.writableEnded ? 0 : 1));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port was given');
  return { server, url: `http://127.0.0.1:${address.port}/rates`, requested: () => requested, givenUp: () => givenUp };
}

describe('seeing prices in dollars', () => {
  const open: { server: Server; shop: Shop }[] = [];
  afterAll(async () => {
    for (const { server, shop } of open) {
      await shop.close();
      server.closeAllConnections();
      server.close();
    }
  });

  const shopWith = async (answer: RequestListener) => {
    const { server, url, requested, givenUp } = await service(answer);
    const shop = await startShop({ env: { EXCHANGE_RATE_URL: url } });
    open.push({ server, shop });
    const footer = async () =>
      (await (await fetch(`${shop.url}/contact`, { headers: { 'accept-language': 'es' } })).text()).match(
        /<footer[^]*<\/footer>/,
      )?.[0] ?? '';
    return { requested, givenUp, footer, rate: async () => (await shop.get<Rate>('/v1/exchange-rate')).body };
  };

  it('shows the rate of the service, asked once for many pages', async () => {
    const { rate, requested, footer } = await shopWith(
      (_, response) =>
        void response.end(
          JSON.stringify({ base: 'USD', time_last_update_unix: 1_795_219_200, rates: { CLP: 941.27, EUR: 0.9 } }),
        ),
    );
    const first = await rate();
    const known = await eventually(rate, ({ source }) => source === 'service', 5_000, 'the rate');
    await Promise.all(Array.from({ length: 20 }, rate));

    expect(first).toEqual(FALLBACK);
    expect(known).toEqual({ clpPerUsd: 941.27, asOf: '2026-11-21T00:00:00.000Z', source: 'service' });
    expect(requested()).toBe(1);
    await eventually(footer, (words) => /941[^]*20 de noviembre de 2026/.test(words), 10_000, 'the day of the rate');
  });

  it.each<[string, RequestListener]>([
    ['silent', () => undefined],
    ['broken', (_, response) => void response.writeHead(500).end('{"rates":{"CLP":1}}')],
    ['talking nonsense', (_, response) => void response.end('<html>')],
    ['naming an impossible rate', (_, response) => void response.end('{"rates":{"CLP":-5}}')],
  ])('goes on at once with 990 while the service is %s', async (_, answer) => {
    const { rate, requested, givenUp } = await shopWith(answer);
    const first = await rate();
    // No visitor waits until the shop waits no longer.
    expect(givenUp()).toBe(0);
    const answers = [first, ...(await Promise.all(Array.from({ length: 19 }, rate)))];

    await eventually(
      async () => requested(),
      (times) => times > 0,
      5_000,
      'the question',
    );
    expect([...answers, await rate()]).toEqual(Array(21).fill(FALLBACK));
    expect(requested()).toBe(1);
  });
});
