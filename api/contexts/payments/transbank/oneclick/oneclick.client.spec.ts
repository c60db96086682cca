import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../../config.js';
import { BankWatch } from '../../../../platform/bank/bank-watch.js';
import type { Health } from '../../../../platform/observability/health.js';
import { createLogger } from '../../../../platform/observability/logger.js';
import { Metrics } from '../../../../platform/observability/metrics.js';
import { OneclickClient } from './oneclick.client.js';

const card = { username: 'u', tbkUser: 't' };
const charge = { buyOrder: 'B1', childBuyOrder: 'C1', storeCode: '597055555542', amount: 4990 };
const approval = {
  buy_order: 'B1',
  card_detail: { card_number: '6623' },
  transaction_date: '2026-03-09T15:00:00.000Z',
  details: [
    {
      amount: 4990,
      status: 'AUTHORIZED',
      authorization_code: '1213',
      payment_type_code: 'VN',
      response_code: 0,
      installments_number: 0,
      commerce_code: '597055555542',
      buy_order: 'C1',
    },
  ],
};

describe('a charge of a saved card', () => {
  let bank: Server;
  let port: number;
  let checked: string[];
  let hangsUp: boolean;
  let waited: number[];
  let client: OneclickClient;
  const listens = (on = 0): Promise<void> => new Promise((ready) => bank.listen(on, '127.0.0.1', ready));
  const shuts = (): Promise<void> => {
    bank.closeAllConnections();
    return new Promise((closed) => bank.close(() => closed()));
  };

  beforeEach(async () => {
    [checked, waited, hangsUp] = [[], [], false];
    bank = createServer((request, reply) => {
      let body = '';
      request
        .on('data', (chunk) => (body += String(chunk)))
        .on('end', () => {
          checked.push((JSON.parse(body) as { buy_order: string }).buy_order);
          if (hangsUp) reply.destroy();
          else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(approval));
        });
    });
    await listens();
    port = (bank.address() as AddressInfo).port;
    client = new OneclickClient(
      readConfig({ DATABASE_URL: 'postgres://unused', TRANSBANK_URL: `http://127.0.0.1:${port}` }),
      new BankWatch(new Metrics({} as Health, { skewMs: 0 }), createLogger('silent')),
    );
    client.wait = async (milliseconds) => waited.push(milliseconds);
  });
  afterEach(async () => {
    if (bank.listening) await shuts();
  });

  it('that never left is sent again under its buy order, with growing pauses', async () => {
    await shuts();
    client.wait = async (milliseconds) => {
      waited.push(milliseconds);
      if (waited.length === 2) await listens(port);
    };

    expect(await client.authorize(card, charge)).toMatchObject({ seen: 'authorized' });
    expect(checked).toEqual(['B1']);
    expect(waited).toEqual([250, 1_000]);
  });

  it('that never left at all is told so: nothing can have been charged', async () => {
    await shuts();

    expect(await client.authorize(card, charge)).toMatchObject({
      seen: 'not-sent',
      why: expect.stringContaining('ECONNREFUSED'),
    });
    expect(waited).toEqual([250, 1_000, 3_000]);
  });

  it('whose answer was lost is not sent again', async () => {
    hangsUp = true;

    expect(await client.authorize(card, charge)).toMatchObject({ seen: 'no-answer' });
    expect([checked, waited]).toEqual([['B1'], []]);
  });

  it('that the SDK refuses to send is our fault: no doubt of the bank, and no further try', async () => {
    expect(await client.authorize(card, { ...charge, buyOrder: 'B'.repeat(27) })).toEqual({
      seen: 'turned-away',
      message: "Not sent: 'parentBuyOrder' is too long, the maximum length is 26",
    });
    expect([checked, waited]).toEqual([[], []]);
  });
});
