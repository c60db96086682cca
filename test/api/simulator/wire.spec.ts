import { BACK, TestBank } from './bank.js';

const PATH = '/webpay/v1.2/transactions';
const good = { buy_order: 'order-1', session_id: 'session-1', amount: 4990, return_url: BACK };

describe('the wire', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  afterAll(() => bank.simulator.close());

  it.each([
    ['the wrong secret', { 'Tbk-Api-Key-Secret': 'wrong' }],
    ['an unknown commerce', { 'Tbk-Api-Key-Id': '597055555500' }],
    ['the code of another product', { 'Tbk-Api-Key-Id': '597055555541' }],
    ['the code of the deferred product', { 'Tbk-Api-Key-Id': '597055555540' }],
  ])('does not authorize %s', async (_case, headers) => {
    expect(await bank.rest('POST', PATH, good, headers)).toEqual({
      status: 401,
      body: { error_message: 'Not Authorized' },
    });
  });

  it('does not authorize a caller without headers, in either product', async () => {
    const naked = await fetch(`${bank.simulator.url}/rswebpaytransaction/api${PATH}/abc`);
    expect(naked.status).toBe(401);
    expect(
      (await bank.rest('POST', '/oneclick/v1.2/inscriptions', {}, { 'Tbk-Api-Key-Id': '597055555532' })).status,
    ).toBe(401);
  });

  it.each([
    ['malformed JSON', '{"buy_order": '],
    ['JSON that is no object', '[1]'],
    ['an unexpected field', { ...good, currency: 'CLP' }],
  ])('answers 400 to %s', async (_case, body) => {
    expect((await bank.rest('POST', PATH, body)).status).toBe(400);
  });

  it('answers 405 when the token is empty, so that the collection is hit', async () => {
    expect(await bank.rest('PUT', `${PATH}/`, {})).toEqual({
      status: 405,
      body: { error_message: "Request method 'PUT' is not supported" },
    });
    expect(await bank.rest('PUT', PATH, {})).toEqual({
      status: 405,
      body: { error_message: "Request method 'PUT' is not supported" },
    });
  });

  it('answers 406 and 415 to formats it does not speak', async () => {
    expect((await bank.rest('POST', PATH, good, { Accept: 'text/xml' })).status).toBe(406);
    expect((await bank.rest('POST', PATH, good, { 'Content-Type': 'text/xml' })).status).toBe(415);
  });

  it('knows version 1.2 only', async () => {
    expect((await bank.rest('POST', '/webpay/v1.3/transactions', good)).status).toBe(404);
    expect((await bank.rest('POST', '/webpay/v1.0/transactions', good)).status).toBe(404);
  });
});
