import { minutes, seconds } from '../../../api/kernel/instant.js';
import { CardHolder, REJECTED_MASTERCARD, VISA } from '../../support/cards.js';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('saving a card that comes to nothing', () => {
  let shop: Shop;
  let ana: CardHolder;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(async () => {
    await shop.bank.healed();
    await shop.bank.set({
      abortMethod: 'GET',
      leaveSession: 'empty',
      finishWindowSeconds: 60,
      secondFinish: 'repeat',
      delayMs: {},
    });
    ana = await CardHolder.of(shop);
  });
  afterAll(() => shop?.close());

  const callback = (): string => `${shop.url}/payment-methods/callback`;
  const finishes = async (): Promise<number> => (await shop.bank.calls()).finish ?? 0;

  it.each([
    ['with an empty session', { leaveSession: 'empty' }],
    ['with a session', { leaveSession: 'filled' }],
    ['by POST', { abortMethod: 'POST' }],
  ])('because the person left the form, %s: nothing is asked of the bank', async (_, settings) => {
    await shop.bank.set(settings);
    const before = await finishes();

    const { token, location } = await ana.fillsIn({ buyer: 'cancel' });

    expect(location).toBe(callback());
    expect(await ana.ending(token)).toMatchObject({
      success: false,
      status: 'left',
      message: 'Saliste del formulario del banco, así que no guardamos ninguna tarjeta.',
      payment_method: null,
    });
    expect(await finishes()).toBe(before);
  });

  it.each([
    ['the bank refuses the card', 'pay', REJECTED_MASTERCARD, 'refused'],
    ['the person refuses at the bank', 'reject', VISA, 'refused'],
    ['the form stayed open too long', 'timeout', VISA, 'not-finished'],
    ['the bank showed its error page', 'error', VISA, 'left'],
  ] as const)('because %s', async (_, buyer, card, status) => {
    const { token, location } = await ana.fillsIn({ buyer, card });

    expect(location).toBe(callback());
    expect(await ana.ending(token)).toMatchObject({ success: false, status });
    expect(await ana.ending(token)).toMatchObject({ success: false, status });
    expect(await ana.cards()).toEqual([]);
  });

  it('because the browser came back too late for the bank', async () => {
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'pay');
    await shop.timePasses(seconds(61));
    await shop.browserReturns(back);

    expect(await ana.ending(token)).toMatchObject({ success: false, status: 'not-finished' });
  });

  it('because nobody came back at all; a late return changes nothing', async () => {
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'pay');
    await shop.timePasses(minutes(31));
    await shop.settles();
    const before = await finishes();

    expect(await ana.ending(token)).toMatchObject({ success: false, status: 'not-finished' });
    await shop.browserReturns(back);
    expect([await finishes(), await ana.cards()]).toEqual([before, []]);
  });

  it('leaves the other tab to save its card', async () => {
    const [left, right] = [await ana.starts(), await ana.starts()];
    await shop.browserReturns(await shop.bank.play(left, 'cancel'));
    await shop.browserReturns(await shop.bank.play(right, 'pay'));

    expect([(await ana.ending(left)).status, (await ana.ending(right)).status]).toEqual(['left', 'enrolled']);
  });

  describe('because no form was opened', () => {
    it.each([
      ['never got the question', 'dropBeforeApply', {}],
      ['lost its answer', 'applyThenDrop', {}],
      ['failed', 'http', { status: 500 }],
      ['stood behind a broken gateway', 'html', { status: 502 }],
      ['said nothing', 'empty', {}],
      ['refused our version', 'apiMismatch', {}],
      ['refused us', 'http', { status: 401, message: 'Not Authorized' }],
    ])('when the bank %s', async (_, fault, more) => {
      await shop.bank.fails('inscription', fault, more);

      expect(await ana.call('POST', 'inscriptions', {})).toMatchObject({
        status: 503,
        body: { code: 'card-bank-unavailable', message: expect.stringContaining('No se guardó ninguna tarjeta') },
      });
      expect((await shop.facts(`cards-${ana.player.id}`)).map(({ type }) => type)).toEqual([
        'CardEnrolmentStarted',
        'CardEnrolmentEnded',
      ]);
      await ana.saves();
      expect(await ana.cards()).toHaveLength(1);
    });

    it('when the bank does not like the address of the account', async () => {
      await shop.bank.fails('inscription', 'http', { status: 422, message: 'Invalid value for parameter: email' });

      expect(await ana.call('POST', 'inscriptions', {})).toMatchObject({
        status: 409,
        body: { code: 'address-refused-by-bank' },
      });
    });

    it('and tells a person who runs the shop that the bank refuses its key', async () => {
      const since = shop.api.output().length;
      await shop.bank.fails('inscription', 'apiMismatch');
      await ana.call('POST', 'inscriptions', {});

      await shop.logs(/the bank refuses us/, since);
    });
  });
});

describe('a result whose answer is lost', () => {
  let shop: Shop;
  let ana: CardHolder;
  beforeAll(async () => {
    shop = await startShop({ env: { TRANSBANK_MOVE_TIMEOUT_MS: '1500' } });
  });
  beforeEach(async () => {
    await shop.bank.healed();
    await shop.bank.set({ secondFinish: 'repeat', delayMs: {} });
    ana = await CardHolder.of(shop);
  });
  afterAll(() => shop?.close());

  const finishesOf = async (act: () => Promise<unknown>): Promise<number> => {
    const before = (await shop.bank.calls()).finish ?? 0;
    await act();
    return ((await shop.bank.calls()).finish ?? 0) - before;
  };

  it.each([
    ['on its way here', 'applyThenDrop', {}],
    ['on its way there', 'dropBeforeApply', {}],
    ['in a broken gateway', 'html', { status: 502, apply: true }],
    ['inside the bank', 'http', { status: 500 }],
    ['because it had no body', 'empty', {}],
    ['because it had no code', 'oddBody', { omit: ['response_code'] }],
    ['because it named no user', 'oddBody', { body: { response_code: 0 }, omit: ['tbk_user'] }],
    ['because it took too long', 'applyThenDelay', { ms: 2_500 }],
  ])('%s is asked for once more, and the card is saved once', async (_, fault, more) => {
    await shop.bank.fails('finish', fault, more);
    let token = '';

    expect(
      await finishesOf(async () => {
        ({ token } = await ana.fillsIn());
      }),
    ).toBe(2);
    expect(await ana.ending(token)).toMatchObject({ success: true });
    expect(await ana.cards()).toHaveLength(1);
  });

  it('for good is dropped: the person is told to add the card again, and can', async () => {
    await shop.bank.fails('finish', 'applyThenDrop', { times: 2 });
    let token = '';

    expect(
      await finishesOf(async () => {
        ({ token } = await ana.fillsIn());
      }),
    ).toBe(2);
    expect(await ana.ending(token)).toMatchObject({
      success: false,
      status: 'unanswered',
      message: expect.stringContaining('Agrégala otra vez'),
    });
    expect(await finishesOf(() => ana.ending(token))).toBe(0);
    await ana.saves();
    expect(await ana.cards()).toHaveLength(1);
  });

  it('is dropped too when the bank tells it only once', async () => {
    await shop.bank.set({ secondFinish: '-96' });
    await shop.bank.fails('finish', 'applyThenDrop');
    const { token } = await ana.fillsIn();

    expect(await ana.ending(token)).toMatchObject({ success: false, status: 'unanswered' });
  });

  it('is no lost answer when the bank refuses us: that is a no', async () => {
    await shop.bank.fails('finish', 'apiMismatch');
    let token = '';

    expect(
      await finishesOf(async () => {
        ({ token } = await ana.fillsIn());
      }),
    ).toBe(1);
    expect(await ana.ending(token)).toMatchObject({ success: false, status: 'refused' });
  });
});

describe('a slow bank', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it.each([
    ['after the browser came back', true],
    ['before the browser came back', false],
  ])(
    'keeps a page that asks %s waiting no longer than it says: the card is being confirmed, and later saved',
    async (_, comesBackFirst) => {
      const ana = await CardHolder.of(shop);
      const token = await ana.starts();
      const back = await shop.bank.play(token, 'pay');
      await shop.bank.fails('finish', 'applyThenDelay', { ms: 10_000 });

      const browser = comesBackFirst ? shop.browserReturns(back) : null;
      if (browser)
        await eventually(
          async () => (await shop.bank.calls()).finish,
          (request) => request === 1,
          5_000,
          'the call at the bank',
        );
      expect(await ana.ending(token)).toMatchObject({
        success: false,
        status: 'pending',
        message: 'El banco todavía está confirmando tu tarjeta. Espera un momento.',
      });
      await (browser ?? shop.browserReturns(back));
      expect(
        await eventually(
          () => ana.ending(token),
          ({ status }) => status !== 'pending',
        ),
      ).toMatchObject({ success: true, status: 'enrolled' });
    },
  );
});
