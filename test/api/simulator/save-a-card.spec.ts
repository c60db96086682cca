import { BACK, minutes, PREPAID, REDCOMPRA, refusal, REJECTED_MASTERCARD, TestBank, VISA } from './bank.js';

const NOT_FINISHED = { response_code: -96 };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

describe('saving a card', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  const started = async (username = 'ana'): Promise<string> => {
    const { token } = (await bank.inscriptions.start(username, 'ana@example.com', BACK)) as { token: string };
    return token;
  };

  it('hands out a token and the address of the form', async () => {
    expect(await bank.inscriptions.start('ana', 'ana@example.com', BACK)).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      url_webpay: `${bank.simulator.url}/webpayserver/bp_multicode_inscription.cgi`,
    });
  });

  it.each([
    ['no username', { username: '' }, 'username is required!'],
    ['no mail address', { email: undefined }, 'email is required!'],
    ['a wrong mail address', { email: 'ana' }, 'Invalid value for parameter: email'],
    ['a long username', { username: 'x'.repeat(41) }, 'Invalid value for parameter: username'],
    ['no way back', { response_url: undefined }, 'response_url is required!'],
  ])('is refused with %s', async (_case, change, message) => {
    const good = { username: 'ana', email: 'ana@example.com', response_url: BACK };
    expect(await bank.rest('POST', '/oneclick/v1.2/inscriptions', { ...good, ...change })).toEqual({
      status: 422,
      body: { error_message: message },
    });
  });

  it.each([
    [VISA, 'Visa', '6623'],
    [REDCOMPRA, 'Redcompra', '7763'],
    [PREPAID, 'Prepaid', '6590'],
    ['370000000002032', 'AmericanExpress', '2032'],
  ])('finishes with a user for the card %s', async (card, type, digits) => {
    const token = await started();
    expect(await bank.play(token, 'pay', { card })).toMatchObject({ method: 'GET', url: `${BACK}?TBK_TOKEN=${token}` });
    expect(await bank.inscriptions.finish(token)).toEqual({
      response_code: 0,
      tbk_user: expect.stringMatching(UUID),
      authorization_code: '1213',
      card_type: type,
      card_number: `XXXXXXXXXXXX${digits}`,
    });
  });

  it.each([
    ['the bank', 'pay', REJECTED_MASTERCARD],
    ['the buyer', 'reject', VISA],
  ])('finishes with -1 when rejected by %s', async (_who, buyer, card) => {
    const token = await started();
    await bank.play(token, buyer, { card });
    expect(await bank.inscriptions.finish(token)).toEqual({ response_code: -1 });
  });

  it('finishes with -96 before the buyer is done, and for an unknown token', async () => {
    const token = await started();
    expect(await bank.inscriptions.finish(token)).toEqual(NOT_FINISHED);
    expect(await bank.inscriptions.finish('f'.repeat(64))).toEqual(NOT_FINISHED);
    expect(await bank.inscriptions.finish(await bank.payment())).toEqual(NOT_FINISHED);
    await bank.play(token, 'pay');
    expect(await bank.inscriptions.finish(token)).toMatchObject({ response_code: 0 });
  });

  it('comes back with the token alone after a timeout', async () => {
    const token = await started();
    expect(await bank.play(token, 'timeout')).toMatchObject({ method: 'GET', url: `${BACK}?TBK_TOKEN=${token}` });
    expect(await bank.inscriptions.finish(token)).toEqual(NOT_FINISHED);
    const idle = await started();
    await bank.clockGoes(minutes(11));
    expect(await bank.inscriptions.finish(idle)).toEqual(NOT_FINISHED);
  });

  it('comes back with an order of the bank when left, the session empty or not', async () => {
    const token = await started();
    const back = new URL((await bank.play(token, 'cancel')).url ?? '');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      TBK_TOKEN: token,
      TBK_ORDEN_COMPRA: expect.stringMatching(/^\d+$/),
      TBK_ID_SESION: '',
    });
    expect(await bank.inscriptions.finish(token)).toEqual(NOT_FINISHED);
    await bank.set({ leaveSession: 'filled' });
    expect((await bank.play(await started(), 'cancel')).url).toContain('TBK_ID_SESION=ana');
  });

  it('comes back by POST from the error page', async () => {
    const token = await started();
    expect(await bank.play(token, 'error')).toMatchObject({
      method: 'POST',
      url: BACK,
      body: { TBK_TOKEN: token, TBK_ORDEN_COMPRA: expect.any(String), TBK_ID_SESION: '' },
    });
  });

  it('vanishes when it is not finished within a minute, unless told otherwise', async () => {
    const late = await started();
    await bank.play(late, 'pay');
    await bank.clockGoes(61_000);
    expect(await bank.inscriptions.finish(late)).toEqual(NOT_FINISHED);
    await bank.set({ finishWindowSeconds: null });
    const patient = await started();
    await bank.play(patient, 'pay');
    await bank.clockGoes(minutes(30));
    expect(await bank.inscriptions.finish(patient)).toMatchObject({ response_code: 0 });
  });

  it('answers a second finish as the first, or with -96', async () => {
    const token = await started();
    await bank.play(token, 'pay');
    const first = await bank.inscriptions.finish(token);
    expect(await bank.inscriptions.finish(token)).toEqual(first);
    await bank.set({ secondFinish: '-96' });
    expect(await bank.inscriptions.finish(token)).toEqual(NOT_FINISHED);
  });

  it('keeps one card per user: a newer one takes its place', async () => {
    const former = await bank.savedCard('ana');
    const newer = await bank.savedCard('ana');
    expect(newer).not.toBe(former);
    expect(await refusal(bank.binInfo.queryBin(former))).toContain(`User ${former} not found`);
    await bank.binInfo.queryBin(newer);
  });

  it('removes a card once; an unknown pair is 404', async () => {
    const tbkUser = await bank.savedCard();
    expect(
      (await bank.rest('DELETE', '/oneclick/v1.2/inscriptions', { tbk_user: tbkUser, username: 'berta' })).status,
    ).toBe(404);
    expect(await bank.inscriptions.delete(tbkUser, 'ana')).toBe(true);
    expect(
      (await bank.rest('DELETE', '/oneclick/v1.2/inscriptions', { tbk_user: tbkUser, username: 'ana' })).status,
    ).toBe(404);
    expect(
      await refusal(
        bank.rest('DELETE', '/oneclick/v1.2/inscriptions', { tbk_user: tbkUser }).then(({ body }) => {
          throw new Error(String(body.error_message));
        }),
      ),
    ).toBe('username is required!');
  });

  it('tells about the card of a user', async () => {
    expect(await bank.binInfo.queryBin(await bank.savedCard())).toEqual({
      bin_issuer: 'TEST COMMERCE BANK',
      bin_payment_type: 'Credito',
      bin_brand: 'Visa',
    });
    expect((await bank.rest('POST', '/oneclick/v1.2/bin_info', {})).body).toEqual({
      error_message: 'tbk_user is required!',
    });
    expect((await bank.rest('POST', '/oneclick/v1.2/bin_info', { tbk_user: 'nobody' })).body.error_message).toContain(
      'User nobody not found',
    );
  });

  it('walks through the page, where the terms must be accepted', async () => {
    const token = await started();
    const post = async (path: string, fields: Record<string, string>): Promise<Response> =>
      fetch(`${bank.simulator.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams({ token, ...fields }),
        redirect: 'manual',
      });
    expect(await (await post('/webpayserver/bp_multicode_inscription.cgi', { TBK_TOKEN: token })).text()).toContain(
      'id="accept-terms"',
    );
    const card = { 'card-number': REDCOMPRA };
    expect(await (await post('/webpayserver/inscribe', card)).text()).toContain('Marca la casilla');
    expect((await post('/webpayserver/inscribe', { ...card, 'accept-terms': '1' })).status).toBe(303);
    await post('/testcommercebank/authenticator.cgi', { rutClient: '11.111.111-1', passwordClient: '123' });
    expect((await post('/testcommercebank/authenticatorProcess.cgi', { vci: 'TSY' })).headers.get('location')).toBe(
      `${BACK}?TBK_TOKEN=${token}`,
    );
    expect(await bank.inscriptions.finish(token)).toMatchObject({ card_type: 'Redcompra' });
  });
});
