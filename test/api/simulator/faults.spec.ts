import { eventually } from '../../support/process.js';
import { detail, REDCOMPRA, refusal, STORE, TestBank } from './bank.js';

describe('faults', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  const passed = async (): Promise<string> => {
    const token = await bank.payment();
    await bank.play(token, 'pay');
    return token;
  };
  const transactions = async (): Promise<unknown[]> =>
    (await bank.control('GET', '/transactions')).body.transactions as unknown[];

  it('loses the reply of a create that was carried out', async () => {
    await bank.suffers({ operation: 'create', fault: 'dropReply' });
    await expect(bank.payment()).rejects.toThrow('socket hang up');
    expect(await transactions()).toMatchObject([{ state: 'created' }]);
    expect(await bank.payment()).toBeTruthy();
  });

  it('loses a create before it arrives', async () => {
    await bank.suffers({ operation: 'create', fault: 'dropBeforeApply' });
    await expect(bank.payment()).rejects.toThrow('socket hang up');
    expect(await transactions()).toEqual([]);
  });

  it('loses the reply of a commit that took the money', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'applyThenDrop' });
    await expect(bank.webpay.commit(token)).rejects.toThrow('socket hang up');
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'AUTHORIZED' });
    expect(await refusal(bank.webpay.commit(token))).toBe('Transaction has an invalid finished state: authorized');
  });

  it('loses a commit before it takes the money', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'dropBeforeApply' });
    await expect(bank.webpay.commit(token)).rejects.toThrow('socket hang up');
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
    expect(await bank.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it.each([
    [401, 'Not Authorized'],
    [500, 'Unexpected error'],
    [502, 'Unexpected error'],
  ])('answers HTTP %i and does nothing', async (status, message) => {
    await bank.suffers({ operation: 'create', fault: 'http', status });
    expect(await refusal(bank.payment())).toBe(message);
    expect(await transactions()).toEqual([]);
  });

  it('answers 500 although the commit was carried out, when asked to', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'http', status: 500, apply: true });
    await expect(bank.webpay.commit(token)).rejects.toThrow('500');
    expect(await bank.transaction(token)).toMatchObject({ state: 'authorized' });
  });

  it('answers a page instead of JSON', async () => {
    await bank.suffers({ operation: 'status', fault: 'html', status: 503 });
    const token = await bank.payment();
    expect(await bank.rest('GET', `/webpay/v1.2/transactions/${token}`)).toEqual({
      status: 503,
      body: { text: expect.stringContaining('<html>') },
    });
  });

  it('answers nothing, or no status', async () => {
    const token = await bank.payment();
    await bank.suffers({ operation: 'status', fault: 'empty' });
    await bank.suffers({ operation: 'status', fault: 'nullStatus' });
    expect(await bank.rest('GET', `/webpay/v1.2/transactions/${token}`)).toEqual({ status: 200, body: { text: '' } });
    expect(await bank.webpay.status(token)).toMatchObject({ status: null, amount: 4990 });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
  });

  it('answers oddly: code 0 without approval, taken or not', async () => {
    const odd = { vci: 'ABO', status: 'INITIALIZED', response_code: 0 };
    const untouched = await passed();
    await bank.suffers({ operation: 'commit', fault: 'oddBody', apply: false });
    const reply = await bank.webpay.commit(untouched);
    expect(reply).toMatchObject(odd);
    expect(reply).not.toHaveProperty('authorization_code');
    expect(await bank.transaction(untouched)).toMatchObject({ state: 'bank-passed' });

    const taken = await passed();
    await bank.suffers({ operation: 'commit', fault: 'oddBody', body: { amount: 1 }, omit: ['session_id'] });
    const other = await bank.webpay.commit(taken);
    expect(other).toMatchObject({ amount: 1, status: 'AUTHORIZED' });
    expect(other).not.toHaveProperty('session_id');
  });

  it('answers late, before or after doing the work', async () => {
    for (const fault of ['delay', 'applyThenDelay']) {
      const token = await passed();
      await bank.suffers({ operation: 'commit', fault, ms: 150 });
      const began = Date.now();
      expect(await bank.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
      expect(Date.now() - began).toBeGreaterThanOrEqual(145);
    }
  });

  it.each([
    ['hold', 'bank-passed'],
    ['applyThenHold', 'authorized'],
  ])('holds a call until it is released: %s finds it %s', async (fault, state) => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault, times: 2 });
    const commit = bank.webpay.commit(token);
    await bank.held('commit');
    expect(await bank.transaction(token)).toMatchObject({ state });
    await bank.releases();

    expect(await commit).toMatchObject({ status: 'AUTHORIZED' });
    expect((await bank.control('GET', '/faults')).body).toEqual({ faults: [] });
  });

  it('says of a held call whether its caller has left', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'hold' });
    const leaving = new AbortController();
    const commit = bank.rest('PUT', `/webpay/v1.2/transactions/${token}`, {}, {}, leaving.signal);
    await bank.held('commit');
    const held = async (): Promise<unknown> => (await bank.control('GET', '/held')).body.held;
    expect(await held()).toMatchObject([{ operation: 'commit', token, isAbandoned: false }]);
    leaving.abort();
    await expect(commit).rejects.toThrow('aborted');

    await eventually(held, (calls) => JSON.stringify(calls).includes('"isAbandoned":true'));
    await bank.control('DELETE', '/faults');
    expect(await held()).toEqual([]);
  });

  it('refuses tokens of an older API, and locked ones', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'apiMismatch' });
    await bank.suffers({ operation: 'commit', fault: 'locked' });
    expect(await refusal(bank.webpay.commit(token))).toBe('Api mismatch error, required version is 1.3');
    expect(await refusal(bank.webpay.commit(token))).toBe('Transaction already locked by another process');
    expect(await bank.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it('rejects a good card', async () => {
    const token = await passed();
    await bank.suffers({ operation: 'commit', fault: 'responseCode', code: -5 });
    expect(await bank.webpay.commit(token)).toMatchObject({ status: 'FAILED', response_code: -5 });
  });

  it('does not do a refund it answers with a code', async () => {
    const token = await bank.sale();
    await bank.suffers({ operation: 'refund', fault: 'responseCode', code: -2 });
    expect(await bank.webpay.refund(token, 1000)).toMatchObject({
      type: 'NULLIFIED',
      response_code: -2,
      balance: 4990,
    });
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'AUTHORIZED' });
  });

  it('loses the reply of a refund that was done', async () => {
    const token = await bank.sale();
    await bank.suffers({ operation: 'refund', fault: 'applyThenDrop' });
    await expect(bank.webpay.refund(token, 1000)).rejects.toThrow('socket hang up');
    expect(await bank.webpay.status(token)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 3990 });
  });

  it('strikes every operation of Oneclick', async () => {
    await bank.suffers({ operation: 'inscription', fault: 'http', status: 500 });
    await expect(bank.savedCard()).rejects.toThrow('500');
    await bank.suffers({ operation: 'finish', fault: 'applyThenDrop' });
    await expect(bank.savedCard()).rejects.toThrow('socket hang up');
    await bank.suffers({ operation: 'finish', fault: 'responseCode', code: -1 });
    expect(await bank.savedCard()).toBeUndefined();
    const ana = await bank.savedCard('ana', REDCOMPRA);
    await bank.suffers({ operation: 'authorize', fault: 'applyThenDrop' });
    await expect(bank.cardCharges.authorize('ana', ana, 'parent-1', [detail(100, 'child-1')])).rejects.toThrow(
      'socket hang up',
    );
    expect(await bank.cardCharges.status('parent-1')).toMatchObject({ details: [{ status: 'AUTHORIZED' }] });
    await bank.suffers({ operation: 'oneclickStatus', fault: 'http', status: 503 });
    await expect(bank.cardCharges.status('parent-1')).rejects.toThrow('503');
    await bank.suffers({ operation: 'oneclickRefund', fault: 'responseCode', code: -1 });
    expect(await bank.cardCharges.refund('parent-1', STORE, 'child-1', 50)).toMatchObject({
      response_code: -1,
      balance: 100,
    });
    await bank.suffers({ operation: 'binInfo', fault: 'http', status: 500 });
    await expect(bank.binInfo.queryBin(ana)).rejects.toThrow('500');
    await bank.suffers({ operation: 'delete', fault: 'dropBeforeApply' });
    await expect(bank.inscriptions.delete(ana, 'ana')).rejects.toThrow('socket hang up');
    expect(await bank.inscriptions.delete(ana, 'ana')).toBe(true);
  });

  it('strikes as often as asked, and only whom it is meant for', async () => {
    const [hit, spared] = [await bank.payment(4990, 'order-1'), await bank.payment(4990, 'order-2')];
    await bank.suffers({ operation: 'status', fault: 'http', status: 500, times: 2, token: hit });
    expect(await bank.webpay.status(spared)).toMatchObject({ status: 'INITIALIZED' });
    await expect(bank.webpay.status(hit)).rejects.toThrow('500');
    expect((await bank.control('GET', '/faults')).body.faults).toMatchObject([{ times: 1 }]);
    await expect(bank.webpay.status(hit)).rejects.toThrow('500');
    expect(await bank.webpay.status(hit)).toMatchObject({ status: 'INITIALIZED' });

    await bank.suffers({ operation: 'status', fault: 'http', buyOrder: 'order-2' });
    expect(await bank.webpay.status(hit)).toMatchObject({ status: 'INITIALIZED' });
    await expect(bank.webpay.status(spared)).rejects.toThrow('500');
  });

  it('can be disarmed', async () => {
    await bank.suffers({ operation: 'create', fault: 'http' });
    expect((await bank.control('DELETE', '/faults')).status).toBe(200);
    expect(await bank.payment()).toBeTruthy();
  });

  it('is refused when it makes no sense', async () => {
    expect((await bank.suffers({ operation: 'create', fault: 'suppressReturn' })).status).toBe(400);
    expect((await bank.suffers({ operation: 'return', fault: 'http' })).status).toBe(400);
    expect((await bank.suffers({ operation: 'unknown', fault: 'http' })).status).toBe(400);
    expect((await bank.suffers({ operation: 'create', fault: 'http', often: 2 })).status).toBe(400);
  });
});
