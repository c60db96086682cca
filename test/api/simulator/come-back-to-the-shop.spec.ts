import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../support/process.js';
import { BACK, minutes, TestBank } from './bank.js';

type Arrival = { method: string; url: string; body: string };

describe('coming back to the shop', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  const order = { TBK_ID_SESION: 'session-1', TBK_ORDEN_COMPRA: 'order-1' };
  const query = (fields: Record<string, string>): string => `${BACK}?${new URLSearchParams(fields)}`;

  it.each(['pay', 'reject'])('brings the token by GET when finished: %s', async (buyer) => {
    const token = await bank.payment();
    const back = await bank.play(token, buyer);
    expect(back.returns).toEqual([{ method: 'GET', url: query({ token_ws: token }), body: null, afterMs: 0 }]);
  });

  it('brings three fields when cancelled, by GET or by POST', async () => {
    const token = await bank.payment();
    expect(await bank.play(token, 'cancel')).toMatchObject({
      method: 'GET',
      url: query({ TBK_TOKEN: token, ...order }),
      body: null,
    });
    await bank.set({ abortMethod: 'POST' });
    const other = await bank.payment();
    expect(await bank.play(other, 'cancel')).toMatchObject({
      method: 'POST',
      url: BACK,
      body: { TBK_TOKEN: other, ...order },
    });
  });

  it('brings no token at all when the form timed out', async () => {
    const token = await bank.payment();
    expect(await bank.play(token, 'timeout')).toMatchObject({ method: 'GET', url: query(order), body: null });
  });

  it('brings all four fields by POST from the error page', async () => {
    const token = await bank.payment();
    expect(await bank.play(token, 'error')).toMatchObject({
      method: 'POST',
      url: BACK,
      body: { token_ws: token, TBK_TOKEN: token, ...order },
    });
  });

  it('does not come back when the browser is closed; the payment stays open to a commit', async () => {
    const token = await bank.payment();
    expect(await bank.play(token, 'close')).toMatchObject({ method: null, url: null, body: null, returns: [] });
    expect(await bank.transaction(token)).toMatchObject({ state: 'bank-passed' });
  });

  it('keeps what the return address already asks', async () => {
    const { token } = (await bank.webpay.create('order-1', 'session-1', 100, `${BACK}?shop=1`)) as { token: string };
    expect((await bank.play(token, 'pay')).url).toBe(`${BACK}?shop=1&token_ws=${token}`);
  });

  it('lets the error page be used after the sale, which stays paid', async () => {
    const token = await bank.sale();
    expect((await bank.play(token, 'error')).body).toMatchObject({ token_ws: token, TBK_TOKEN: token });
    expect(await bank.transaction(token)).toMatchObject({ state: 'authorized' });
  });

  it('plays nobody twice, and nobody unknown', async () => {
    const token = await bank.sale();
    expect(await bank.control('POST', '/play', { token, buyer: 'pay' })).toMatchObject({ status: 409 });
    expect(await bank.control('POST', '/play', { token: 'nobody', buyer: 'pay' })).toMatchObject({ status: 404 });
    expect(await bank.control('POST', '/play', { buyOrder: 'order-1', buyer: 'error' })).toMatchObject({
      status: 200,
      body: { token },
    });
    const fresh = await bank.payment();
    expect(await bank.control('POST', '/play', { token: fresh, buyer: 'pay', card: '4111111111111111' })).toMatchObject(
      { status: 422 },
    );
    expect(await bank.control('POST', '/play', { token: fresh, buyer: 'pay', installments: 49 })).toMatchObject({
      status: 422,
    });
  });

  describe('with a fault', () => {
    const played = async (fault: Record<string, unknown>): Promise<{ token: string; returns: unknown[] }> => {
      await bank.suffers({ operation: 'return', ...fault });
      const token = await bank.payment();
      const { returns } = await bank.play(token, 'pay');
      return { token, returns };
    };

    it('never', async () => {
      expect((await played({ fault: 'suppressReturn' })).returns).toEqual([]);
    });

    it('late', async () => {
      expect((await played({ fault: 'delayReturn', ms: 1234 })).returns).toMatchObject([{ afterMs: 1234 }]);
    });

    it('twice at once, or twice with some time between', async () => {
      const {
        returns: [first, second],
      } = await played({ fault: 'duplicateReturn', mode: 'parallel' });
      expect(second).toEqual(first);
      expect((await played({ fault: 'duplicateReturn', mode: 'later' })).returns).toMatchObject([
        { afterMs: 0 },
        { afterMs: 5000 },
      ]);
    });

    it('again from a restored tab, 47 seconds after the payment', async () => {
      const { token, returns } = await played({ fault: 'recoverAfterPaid' });
      expect(returns).toMatchObject([
        { method: 'GET', afterMs: 0 },
        { method: 'POST', body: { token_ws: token, TBK_TOKEN: token, ...order }, afterMs: 47_000 },
      ]);
    });

    it('by POST', async () => {
      const { token, returns } = await played({ fault: 'returnMethod', method: 'POST' });
      expect(returns).toEqual([{ method: 'POST', url: BACK, body: { token_ws: token }, afterMs: 0 }]);
      await bank.set({ returnMethod: 'POST' });
      expect(await bank.play(await bank.payment(), 'pay')).toMatchObject({ method: 'POST' });
    });
  });

  describe('through the pages', () => {
    let shop: Server;
    let back: string;
    const arrivals: Arrival[] = [];
    beforeAll(async () => {
      shop = createServer((request, reply) => {
        let body = '';
        request.on('data', (part: Buffer) => {
          body += part;
        });
        request.on('end', () => {
          arrivals.push({ method: request.method ?? '', url: request.url ?? '', body });
          reply.end('shop');
        });
      });
      await new Promise<void>((listening) => {
        shop.listen(0, '127.0.0.1', listening);
      });
      back = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/return`;
    });
    afterAll(
      () =>
        new Promise((closed) => {
          shop.close(closed);
        }),
    );

    const created = async (): Promise<string> => {
      const { token } = (await bank.webpay.create('order-1', 'session-1', 4990, back)) as { token: string };
      return token;
    };
    const post = async (path: string, fields: Record<string, string>): Promise<Response> =>
      fetch(`${bank.simulator.url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const typed = { 'card-number': '4051 8856 0044 6623', 'card-exp': '12/40', 'card-cvv': '123', plan: '0' };
    const walk = async (token: string, vci = 'TSY'): Promise<Response> => {
      await post('/webpayserver/initTransaction', { token_ws: token });
      await post('/webpayserver/pay', { token, ...typed });
      await post('/testcommercebank/authenticator.cgi', { token, rutClient: '11.111.111-1', passwordClient: '123' });
      return post('/testcommercebank/authenticatorProcess.cgi', { token, vci });
    };

    it('walks from the form over the bank to the shop', async () => {
      const token = await created();
      expect(await (await post('/webpayserver/initTransaction', { token_ws: token })).text()).toContain(
        'id="tarjetas"',
      );
      const form = await (await post('/webpayserver/initTransaction', { token_ws: token, method: 'tarjetas' })).text();
      for (const id of ['card-number', 'card-exp', 'card-cvv', 'botonlistacuotas0'])
        expect(form).toContain(`id="${id}"`);
      const paid = await post('/webpayserver/pay', { token, ...typed });
      expect(paid.headers.get('location')).toContain('/testcommercebank/authenticator.cgi');
      const loggedIn = await post('/testcommercebank/authenticator.cgi', {
        token,
        rutClient: '11111111-1',
        passwordClient: '123',
      });
      expect(loggedIn.headers.get('location')).toContain('/testcommercebank/authenticatorProcess.cgi');
      const answered = await post('/testcommercebank/authenticatorProcess.cgi', { token, vci: 'TSN' });
      expect(answered.status).toBe(303);
      expect(answered.headers.get('location')).toBe(`${back}?token_ws=${token}`);
      expect(await bank.transaction(token)).toMatchObject({ state: 'bank-refused' });
    });

    it.each([
      ['a card that is not on the list', { 'card-number': '4111 1111 1111 1111' }, 'Intenta pagar con otra tarjeta'],
      ['an expiry in the past', { 'card-exp': '01/20' }, 'vencimiento futuro'],
      ['the wrong code', { 'card-cvv': '999' }, 'código de seguridad'],
      ['instalments on a debit card', { 'card-number': '4051884239937763', plan: '4' }, 'no permite cuotas'],
    ])('does not go on with %s', async (_case, change, message) => {
      const token = await created();
      const again = await post('/webpayserver/pay', { token, ...typed, ...change });
      expect(again.status).toBe(200);
      expect(await again.text()).toContain(message);
    });

    it('needs only the number of a debit card', async () => {
      const token = await created();
      expect((await post('/webpayserver/pay', { token, 'card-number': '4051884239937763' })).status).toBe(303);
    });

    it('writes a test card into the form with one tap', async () => {
      const token = await created();
      const form = await (
        await post('/webpayserver/initTransaction', { token_ws: token, method: 'tarjetas', card: '4051885600446623' })
      ).text();
      expect(form).toContain('value="4051 8856 0044 6623"');
      expect(form).toContain('value="123"');
    });

    it('asks once for another card when told to', async () => {
      await bank.set({ anotherCardFirst: true });
      const token = await created();
      expect(await (await post('/webpayserver/pay', { token, ...typed })).text()).toContain(
        'Intenta pagar con otra tarjeta',
      );
      expect((await post('/webpayserver/pay', { token, ...typed, tried: '1' })).status).toBe(303);
    });

    it('does not pass the bank with a wrong password', async () => {
      const token = await created();
      await post('/webpayserver/pay', { token, ...typed });
      expect(
        await (
          await post('/testcommercebank/authenticator.cgi', { token, rutClient: '1-9', passwordClient: '1' })
        ).text(),
      ).toContain('no coinciden');
      expect((await bank.transaction(token)).state).toBe('form-open');
    });

    it('sends back a buyer whose time is over, and shows the error page to one who is done', async () => {
      const late = await created();
      await post('/webpayserver/initTransaction', { token_ws: late });
      await bank.clockGoes(minutes(11));
      const sent = await post('/webpayserver/pay', { token: late, ...typed });
      expect(sent.headers.get('location')).toBe(`${back}?${new URLSearchParams(order)}`);

      const done = await created();
      await walk(done);
      const ended = await (await post('/webpayserver/initTransaction', { token_ws: done })).text();
      expect(ended).toContain('ya terminó');
      const leaving = await post('/webpayserver/back', { token: done });
      expect(await leaving.text()).toContain(`name="TBK_TOKEN" value="${done}"`);
    });

    it('brings the doubled return to the shop itself', async () => {
      await bank.suffers({ operation: 'return', fault: 'duplicateReturn' });
      const token = await created();
      await walk(token);
      await eventually(
        async () => arrivals,
        ({ length }) => length > 0,
        5_000,
        'the return',
      );
      expect(arrivals).toEqual([{ method: 'GET', url: `/return?token_ws=${token}`, body: '' }]);
    });

    it('waits on a page before a late return, and stays when there is none', async () => {
      await bank.suffers({ operation: 'return', fault: 'delayReturn', ms: 3000 });
      const token = await created();
      expect((await walk(token)).headers.get('refresh')).toBe(`3; url=${back}?token_ws=${token}`);
      await bank.suffers({ operation: 'return', fault: 'suppressReturn' });
      expect(await (await walk(await created())).text()).toContain('no hay regreso al comercio');
    });

    it('escapes what the shop sends and runs nothing but its own script', async () => {
      const { token } = (await bank.webpay.create('order-1', '"><b>x</b>', 4990, back)) as { token: string };
      await bank.set({ abortMethod: 'POST', merchantName: '<script>' });
      const page = await post('/webpayserver/cancel', { token });
      const text = await page.text();
      expect(text).toContain('value="&quot;&gt;&lt;b&gt;x&lt;/b&gt;"');
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(text).toContain(`nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}"`);
    });

    it('shows English to who asks for it, and 404 to who comes with no token', async () => {
      const token = await created();
      const english = await (await post('/webpayserver/initTransaction', { token_ws: token, lang: 'en' })).text();
      expect(english).toContain('<html lang="en">');
      expect((await post('/webpayserver/initTransaction', { token_ws: 'nobody' })).status).toBe(404);
      expect((await post('/webpayserver/bp_multicode_inscription.cgi', { TBK_TOKEN: token })).status).toBe(404);
    });
  });
});
