import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Options, WebpayPlus } from 'transbank-sdk';
import { patient } from '../../../../../test/support/patience.js';
import { readConfig } from '../../../../config.js';
import { BankWatch } from '../../../../platform/bank/bank-watch.js';
import { isUnsendable, readFailure } from '../../../../platform/bank/read-failure.js';
import type { Health } from '../../../../platform/observability/health.js';
import { createLogger } from '../../../../platform/observability/logger.js';
import { Metrics } from '../../../../platform/observability/metrics.js';
import { WebpayPlusClient } from './webpay.client.js';

const token = `01ab${'0'.repeat(60)}`;
/** How long a silent bank is waited for, and one that answers. */
const [SHORT_MS, LONG_MS] = [200, patient(10_000)];

/** A bank that answers every call alike; the official SDK puts its failures into words. */
type Answer = (reply: ServerResponse) => void;
const json =
  (status: number, body: unknown): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const html =
  (status: number): Answer =>
  (reply) =>
    void reply.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>');
const silence: Answer = () => undefined;
const hangUp: Answer = (reply) => reply.destroy();

let bank: Server;
let url: string;
let answer: Answer;
let client: WebpayPlusClient;

beforeAll(async () => {
  bank = createServer((_request, reply) => answer(reply));
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
  // The calls are counted, and the count is not read.
  client = new WebpayPlusClient(
    readConfig({ DATABASE_URL: 'postgres://unused', TRANSBANK_URL: url }),
    new BankWatch(new Metrics({} as Health, { skewMs: 0 }), createLogger('silent')),
  );
});
afterAll(async () => {
  bank.closeAllConnections();
  await new Promise((closed) => bank.close(closed));
});

/** What the SDK throws when the bank answers so, as the shop reads it. */
async function failureOf(how: Answer, at = url): Promise<ReturnType<typeof readFailure>> {
  answer = how;
  const options = new Options('597055555532', 'secret', at, how === silence ? SHORT_MS : LONG_MS);
  return new WebpayPlus.Transaction(options)
    .status(token)
    .then(() => Promise.reject(new Error('the call did not fail')), readFailure);
}

describe('a call that the bank refuses', () => {
  it.each([
    [401, 'Not Authorized'],
    [404, 'Not found'],
    [422, 'Invalid value for parameter: token'],
    [422, 'Transaction has an invalid finished state: aborted'],
    [422, "The transactions's date has passed max time (7 days) to recover the status"],
    [422, 'Api mismatch error, required version is 1.3'],
  ])("%d %s is a refusal in the bank's words", async (status, message) => {
    expect(await failureOf(json(status, { error_message: message }))).toEqual({ is: 'refused', status, message });
  });
  it('is a refusal without words when it gave none', async () =>
    expect(await failureOf(json(400, {}))).toEqual({ is: 'refused', status: 400, message: 'Unexpected error' }));
  it('is a refusal whatever a gateway wrote about it', async () =>
    expect(await failureOf(html(404))).toMatchObject({ is: 'refused', status: 404 }));
});

describe('a call of which nobody knows what it did', () => {
  it.each([
    ['fails inside the bank', json(500, { description: 'Internal server error' })],
    ['fails inside the bank, which says why', json(500, { error_message: 'Unexpected' })],
    ['fails at a gateway with 502', html(502)],
    ['fails at a gateway with 503', html(503)],
    ['fails at a gateway with 504', html(504)],
    ['takes too long', silence],
    ['loses its line', hangUp],
  ])('%s', async (_, how) => expect(await failureOf(how)).toMatchObject({ is: 'no-answer' }));
  it('finds nobody at the address', async () => {
    const closed = createServer();
    await new Promise<void>((ready) => closed.listen(0, '127.0.0.1', ready));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));

    expect(await failureOf(silence, `http://127.0.0.1:${port}`)).toMatchObject({
      is: 'no-answer',
      why: expect.stringContaining('ECONNREFUSED'),
    });
  });
  it('tells a lost answer from a refusal in the reason it gives', async () => {
    expect(await failureOf(silence)).toEqual({ is: 'no-answer', why: `AxiosError: timeout of ${SHORT_MS}ms exceeded` });
    expect(await failureOf(html(502))).toEqual({
      is: 'no-answer',
      why: 'AxiosError: Request failed with status code 502',
    });
  });
  it.each([undefined, null, 'a text', new Error('')])('is anything else that was thrown: %p', (thrown) =>
    expect(readFailure(thrown)).toMatchObject({ is: 'no-answer' }),
  );
});

describe('opening a form', () => {
  const opened = (how: Answer): ReturnType<WebpayPlusClient['create']> => {
    answer = how;
    return client.create('B1', 'S1', 4990, 'https://shop.test/return');
  };

  it('gives the token and where to send the buyer', async () =>
    expect(await opened(json(200, { token, url: 'https://bank.test/form' }))).toEqual({
      is: 'issued',
      token,
      formUrl: 'https://bank.test/form',
    }));
  it.each([{}, null, { token }, { token: 'short', url: 'https://bank.test' }, { token, url: 'nowhere' }])(
    'has no answer when the bank writes %p',
    async (body) => expect(await opened(json(200, body))).toEqual({ is: 'no-answer', why: 'the answer had no token' }),
  );
  it.each([
    ['too long', `http://shop.test/${'x'.repeat(250)}`, "'returnUrl' is too long, the maximum length is 255"],
    ['blank', ' ', "'returnUrl' can't be null or white space"],
  ])('is our fault where the SDK sends nothing: a way back that is %s', async (_, wayBack, why) => {
    let requests = 0;
    answer = (reply) => {
      requests += 1;
      reply.destroy();
    };
    const refused = await client.create('ORDER', 'session', 4_990, wayBack);

    expect(refused).toMatchObject({ is: 'refused', message: `Not sent: ${why}` });
    expect([isUnsendable(refused as { is: string }), requests]).toEqual([true, 0]);
  });
  it("is refused in the bank's words", async () =>
    expect(await opened(json(422, { error_message: 'amount is required!' }))).toEqual({
      is: 'refused',
      status: 422,
      message: 'amount is required!',
    }));
});

describe('committing', () => {
  const committed = (how: Answer): ReturnType<WebpayPlusClient['commit']> => {
    answer = how;
    return client.commit(token);
  };

  it('what the bank has ended already is refused in its own words, for the rules to judge', async () => {
    const error_message = 'Transaction has an invalid finished state: aborted';
    expect(await committed(json(422, { error_message }))).toEqual({ seen: 'refused', message: error_message });
  });
  it('a form that is still open is refused', async () => {
    const error_message =
      "Invalid status '0' for transaction while authorizing. Commerce will be notified by webpay to authorize";
    expect(await committed(json(422, { error_message }))).toEqual({ seen: 'refused', message: error_message });
  });
  it('while another does it is refused', async () =>
    expect(
      await committed(json(422, { error_message: 'Transaction already locked by another process' })),
    ).toMatchObject({ seen: 'refused' }));
  it('leaves a doubt when the line is lost', async () =>
    expect(await committed(hangUp)).toMatchObject({ seen: 'no-answer' }));
  it('leaves a doubt when a gateway answers for the bank', async () =>
    expect(await committed(html(502))).toMatchObject({ seen: 'no-answer' }));
});

describe('giving money back', () => {
  const refunded = (how: Answer): ReturnType<WebpayPlusClient['refund']> => {
    answer = how;
    return client.refund(token, 4990);
  };

  it.each([
    [{ type: 'REVERSED' }, { is: 'returned', how: 'reversed' }],
    [
      { type: 'NULLIFIED', response_code: 0, balance: 0 },
      { is: 'returned', how: 'nullified' },
    ],
    [
      { type: 'NULLIFIED', response_code: -1 },
      { is: 'refused', message: 'response code -1' },
    ],
    [{ type: 'NULLIFIED' }, { is: 'refused', message: 'response code undefined' }],
    [{}, { is: 'no-answer', why: 'the answer had no type' }],
    [null, { is: 'no-answer', why: 'the answer had no type' }],
  ])('%p', async (body, reply) => expect(await refunded(json(200, body))).toEqual(reply));
  it("is refused in the bank's words", async () =>
    expect(await refunded(json(422, { error_message: 'Transaction already fully refunded' }))).toEqual({
      is: 'refused',
      message: 'Transaction already fully refunded',
    }));
  it('leaves a doubt when the line is lost', async () =>
    expect(await refunded(hangUp)).toMatchObject({ is: 'no-answer' }));
});
