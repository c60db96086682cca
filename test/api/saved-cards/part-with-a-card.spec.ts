import { CardHolder, REDCOMPRA, VISA } from '../../support/cards.js';
import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('choosing and removing saved cards', () => {
  let shop: Shop;
  let ana: CardHolder;
  let visa: string;
  let debit: string;
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(async () => {
    await shop.bank.healed();
    ana = await CardHolder.of(shop);
    visa = await ana.saves(VISA);
    debit = await ana.saves(REDCOMPRA);
  });
  afterAll(() => shop?.close());

  const listed = async (): Promise<[string, boolean][]> =>
    (await ana.cards()).map((card) => [card.payment_method_id, card.is_default]);
  const removedAtBank = async (): Promise<(string | null)[]> => (await ana.atBank()).map(({ removedBy }) => removedBy);
  const secretsLeft = async (): Promise<number> =>
    (await shop.sql.query('select from cards.secrets where card_id = any($1)', [[visa, debit]])).rowCount ?? 0;

  const inDoubt = async (): Promise<number | null> =>
    (
      await shop.sql.query(
        `select from es.effects where kind = 'cards:forget-card' and subject = $1 and state = 'unknown'`,
        [visa],
      )
    ).rowCount;

  it('makes another card the default, once and for all', async () => {
    const answer = await ana.call('PATCH', `methods/${ana.player.id}`, { default_payment_method_id: debit });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        paymentMethods: [
          { payment_method_id: debit, is_default: true },
          { payment_method_id: visa, is_default: false },
        ],
      },
    });
    await ana.call('PATCH', `methods/${ana.player.id}`, { default_payment_method_id: debit });
    expect((await shop.facts(`cards-${ana.player.id}`)).filter(({ type }) => type === 'CardMadeDefault')).toHaveLength(
      2,
    );
  });

  it('removes a card here and at the bank, and the other becomes the default', async () => {
    expect(await ana.call('DELETE', 'inscriptions', { username: 'ana', tbk_user: visa })).toMatchObject({
      status: 200,
      body: { success: true, message: 'La tarjeta se eliminó.' },
    });

    expect(await listed()).toEqual([[debit, true]]);
    await shop.settles();
    expect(await removedAtBank()).toEqual(['merchant', null]);
    expect(await secretsLeft()).toBe(1);
  });

  it('takes the alias from the query where a proxy drops the body', async () => {
    expect((await ana.call('DELETE', `inscriptions?tbk_user=${visa}`)).status).toBe(200);
    expect(await listed()).toEqual([[debit, true]]);
  });

  it('does nothing the second time', async () => {
    await ana.call('DELETE', 'inscriptions', { tbk_user: visa });
    await shop.settles();
    const facts = await shop.facts(`cards-${ana.player.id}`);

    expect((await ana.call('DELETE', 'inscriptions', { tbk_user: visa })).status).toBe(200);
    expect(await shop.facts(`cards-${ana.player.id}`)).toEqual(facts);
    expect(await ana.call('PATCH', `methods/${ana.player.id}`, { default_payment_method_id: visa })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
  });

  it('is nothing that a stranger can do', async () => {
    const ben = await CardHolder.of(shop);

    expect(await ben.call('DELETE', 'inscriptions', { tbk_user: visa })).toMatchObject({
      status: 404,
      body: { code: 'card-unknown' },
    });
    expect((await ben.call('DELETE', `inscriptions?tbk_user=${visa}`)).status).toBe(404);
    expect((await ben.call('PATCH', `methods/${ana.player.id}`, { default_payment_method_id: debit })).status).toBe(
      403,
    );
    expect((await ben.call('PATCH', `methods/${ben.player.id}`, { default_payment_method_id: debit })).status).toBe(
      404,
    );
    expect(await listed()).toEqual([
      [visa, true],
      [debit, false],
    ]);
  });

  it('names what is wrong with a request', async () => {
    expect(await ana.call('DELETE', 'inscriptions', {})).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'tbk_user' }] },
    });
    expect((await ana.call('DELETE', 'inscriptions', { tbk_user: 'visa' })).status).toBe(422);
    expect((await ana.call('PATCH', `methods/${ana.player.id}`, {})).status).toBe(422);
  });

  it('does not mind a card that the bank has forgotten by itself', async () => {
    const [first] = await ana.atBank();
    await shop.bank.forgetsCard(first?.tbkUser ?? '');
    await ana.call('DELETE', 'inscriptions', { tbk_user: visa });
    await shop.settles();

    expect(await removedAtBank()).toEqual(['bank', null]);
    expect(await secretsLeft()).toBe(1);
  });

  it.each([
    ['loses its answer', 'applyThenDrop', {}],
    ['never gets the question', 'dropBeforeApply', {}],
    ['fails', 'http', { status: 500 }],
    ['stands behind a broken gateway', 'html', { status: 503 }],
    ['refuses us', 'http', { status: 401, message: 'Not Authorized' }],
  ])('asks again when the bank %s', async (_, fault, more) => {
    await shop.bank.fails('delete', fault, more);
    await ana.call('DELETE', 'inscriptions', { tbk_user: visa });
    await eventually(inDoubt, Boolean, 10_000, 'the doubt');
    expect(await listed()).toEqual([[debit, true]]);
    expect(await secretsLeft()).toBe(2);

    await shop.doubtfulEffectsAreChecked();
    await shop.settles();

    expect(await removedAtBank()).toEqual(['merchant', null]);
    expect(await secretsLeft()).toBe(1);
  });
});
