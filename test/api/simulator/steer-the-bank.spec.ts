import { cpSync, mkdtempSync, appendFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detail, hours, minutes, STORE, TestBank } from './bank.js';

describe('steering the bank', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await TestBank.open();
  });
  beforeEach(() => bank.control('POST', '/reset'));
  afterAll(() => bank.simulator.close());

  it('moves the clock by offset, by step and to an instant', async () => {
    expect((await bank.control('POST', '/clock', { offsetMs: 5000 })).body).toMatchObject({ offsetMs: 5000 });
    expect((await bank.control('POST', '/clock', { advanceMs: 1000 })).body).toMatchObject({ offsetMs: 6000 });
    const { body } = await bank.control('POST', '/clock', { now: '2030-01-01T12:00:00.000Z' });
    expect(body.now).toMatch(/^2030-01-01T12:00:0/);
    expect((await bank.control('GET', '/clock')).body.now).toMatch(/^2030-01-01T12:00:0/);
    expect((await bank.control('POST', '/clock', {})).status).toBe(400);
    expect((await bank.control('POST', '/clock', { now: 'tomorrow' })).status).toBe(400);
  });

  it('changes settings, one at a time or many, and refuses unknown ones', async () => {
    expect(await bank.set({ formMinutes: 4, limits: { dailyCount: 3 } })).toMatchObject({
      formMinutes: 4,
      limits: { perPayment: 9_999_999, dailyCount: 3 },
    });
    expect((await bank.control('GET', '/settings')).body).toMatchObject({ formMinutes: 4 });
    expect((await bank.control('POST', '/settings', { formHours: 1 })).status).toBe(400);
    expect((await bank.control('POST', '/settings', { nextRejectionCode: -8 })).status).toBe(400);
    expect((await bank.control('POST', '/settings', { nextRejectionCode: -8, responseLevel: 2 })).status).toBe(200);
  });

  it('shows the money: what was taken, given back and is left', async () => {
    await bank.set({ uniqueAuthorizationCodes: true });
    const token = await bank.sale();
    await bank.webpay.refund(token, 1000);
    await bank.play(await bank.payment(), 'cancel');
    const ana = await bank.savedCard();
    await bank.cardCharges.authorize('ana', ana, 'parent-1', [detail(700, 'child-1')]);
    const { charges } = (await bank.control('GET', '/charges')).body;
    expect(charges).toMatchObject([
      {
        product: 'webpay-plus',
        token,
        buyOrder: 'order-1',
        amount: 4990,
        refunded: 1000,
        net: 3990,
        commits: 1,
        status: 'PARTIALLY_NULLIFIED',
      },
      {
        product: 'oneclick',
        parentBuyOrder: 'parent-1',
        buyOrder: 'child-1',
        storeCode: STORE,
        amount: 700,
        refunded: 0,
        net: 700,
      },
    ]);
    expect((await bank.control('GET', '/authorizations')).body.authorizations).toMatchObject([
      { buyOrder: 'parent-1', details: [{ status: 'AUTHORIZED' }] },
    ]);
  });

  it('lists transactions and finds them by buy order', async () => {
    await bank.payment(100, 'order-1');
    const token = await bank.payment(200, 'order-2');
    const { transactions } = (await bank.control('GET', '/transactions?buyOrder=order-2')).body;
    expect(transactions).toMatchObject([{ token, amount: 200, state: 'created', commits: 0, refunds: [] }]);
    expect((await bank.control('GET', '/transactions')).body.transactions).toHaveLength(2);
  });

  it('counts calls, in all and for one transaction', async () => {
    const token = await bank.sale();
    await bank.webpay.status(token);
    await bank.webpay.commit(token).catch(() => undefined);
    expect((await bank.control('GET', '/calls')).body.calls).toEqual({ create: 1, commit: 2, status: 1 });
    expect(await bank.transaction(token)).toMatchObject({ calls: { commit: 2, status: 1 } });
  });

  it('forgets everything at a reset', async () => {
    await bank.sale();
    await bank.set({ strict: true });
    await bank.clockGoes(minutes(5));
    await bank.suffers({ operation: 'create', fault: 'http' });
    await bank.control('POST', '/reset');
    expect((await bank.control('GET', '/transactions')).body.transactions).toEqual([]);
    expect((await bank.control('GET', '/settings')).body).toMatchObject({ strict: false });
    expect((await bank.control('GET', '/clock')).body.offsetMs).toBe(0);
    expect((await bank.control('GET', '/faults')).body.faults).toEqual([]);
    expect((await bank.control('GET', '/calls')).body.calls).toEqual({});
  });
});

describe('remembering', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'test-bank-'));
    folders.push(made);
    return made;
  };
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true });
  });

  it('knows everything again after a restart', async () => {
    const stateFolder = folder();
    const before = await TestBank.open({ stateFolder });
    await before.set({ debitPartial: false });
    await before.clockGoes(hours(1));
    const [paid, passed] = [await before.sale(), await before.payment(100, 'order-2')];
    await before.webpay.refund(paid, 1000);
    await before.play(passed, 'pay');
    const ana = await before.savedCard();
    await before.cardCharges.authorize('ana', ana, 'parent-1', [detail(700, 'child-1')]);
    await before.simulator.close();

    const after = await TestBank.open({ stateFolder });
    expect(await after.webpay.status(paid)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 3990 });
    expect(await after.webpay.commit(passed)).toMatchObject({ status: 'AUTHORIZED', buy_order: 'order-2' });
    expect(await after.cardCharges.status('parent-1')).toMatchObject({ details: [{ status: 'AUTHORIZED' }] });
    expect(await after.cardCharges.authorize('ana', ana, 'parent-2', [detail(1, 'child-2')])).toMatchObject({
      details: [{ response_code: 0 }],
    });
    expect((await after.control('GET', '/settings')).body).toMatchObject({ debitPartial: false });
    expect((await after.control('GET', '/clock')).body.offsetMs).toBe(hours(1));
    expect((await after.control('GET', '/transactions?buyOrder=order-2')).body.transactions).toHaveLength(1);
    await after.simulator.close();
  });

  it('has written what it has answered, even when it is killed in the middle of a line', async () => {
    const stateFolder = folder();
    const before = await TestBank.open({ stateFolder });
    const token = await before.sale();
    const killed = folder();
    cpSync(stateFolder, killed, { recursive: true });
    appendFileSync(join(killed, 'journal.jsonl'), '{"kind":"transaction","key":"01ab');
    await before.simulator.close();

    const after = await TestBank.open({ stateFolder: killed });
    expect(await after.transaction(token)).toMatchObject({ state: 'authorized', commits: 1 });
    await after.simulator.close();
  });

  it('stays empty after a reset', async () => {
    const stateFolder = folder();
    const before = await TestBank.open({ stateFolder });
    await before.sale();
    await before.control('POST', '/reset');
    const token = await before.payment();
    await before.simulator.close();
    const after = await TestBank.open({ stateFolder });
    expect((await after.control('GET', '/transactions')).body.transactions).toMatchObject([{ token }]);
    await after.simulator.close();
  });

  it('sends buyers to the public address it was given', async () => {
    const bank = await TestBank.open({ publicUrl: 'https://bank.example' });
    expect(await bank.webpay.create('order-1', 'session-1', 100, 'http://localhost/return')).toMatchObject({
      url: 'https://bank.example/webpayserver/initTransaction',
    });
    expect(await bank.inscriptions.start('ana', 'ana@example.com', 'http://localhost/return')).toMatchObject({
      url_webpay: 'https://bank.example/webpayserver/bp_multicode_inscription.cgi',
    });
    await bank.simulator.close();
  });
});
