import { days } from '../../../api/kernel/instant.js';
import { CardHolder, REDCOMPRA, VISA } from '../../support/cards.js';
import { startShop, type Shop } from '../../support/shop.js';

const CLUB = 'https://club.example';

describe('saving a card', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { RETURN_ORIGINS: CLUB } });
  });
  afterAll(() => shop?.close());

  it('takes a person to the bank and back, and the card is in the list, the first one as the default', async () => {
    const ana = await CardHolder.of(shop);

    const { token, location } = await ana.fillsIn();
    const ending = await ana.ending(token);

    expect(location).toBe(`${shop.url}/payment-methods/callback`);
    expect(ending).toMatchObject({ success: true, status: 'enrolled', message: 'Tu tarjeta quedó guardada.' });
    expect(await ana.cards()).toEqual([
      expect.objectContaining({
        card_type: 'Visa',
        card_number: '****6623',
        is_default: true,
        usable: true,
        unusable_because: null,
        payment_method_id: ending.payment_method?.payment_method_id,
      }),
    ]);
  });

  it('keeps both of two cards alive at the bank, and leaves the default where it is', async () => {
    const ana = await CardHolder.of(shop);
    const visa = await ana.saves(VISA);
    const debit = await ana.saves(REDCOMPRA);

    expect((await ana.cards()).map((card) => [card.payment_method_id, card.card_number, card.is_default])).toEqual([
      [visa, '****6623', true],
      [debit, '****7763', false],
    ]);
    expect((await ana.atBank()).map(({ removedBy }) => removedBy)).toEqual([null, null]);
  });

  it('tells nobody what the bank calls it: no answer, no event, no log, no readable row', async () => {
    const ana = await CardHolder.of(shop);
    const { token } = await ana.fillsIn();
    const ending = await ana.ending(token);
    const [{ tbkUser } = { tbkUser: 'none' }] = await ana.atBank();

    const { rows: events } = await shop.sql.query('select data, meta from es.events');
    const { rows: secrets } = await shop.sql.query<{ sealed: string }>(
      'select * from cards.secrets where card_id = $1',
      [ending.payment_method?.payment_method_id],
    );
    expect(secrets).toHaveLength(1);
    for (const reply of [ending, await ana.cards(), events, secrets, shop.api.output()])
      expect(JSON.stringify(reply)).not.toContain(tbkUser);
    expect(Buffer.from(secrets[0]?.sealed ?? '', 'base64').toString('latin1')).not.toContain(tbkUser);
  });

  it('tells the bank the address of the account and keeps it out of the events, whatever the client says', async () => {
    const ana = await CardHolder.of(shop);
    const token = await ana.starts({ username: 'somebody else', email: 'else@example.test' });

    const sent = (await shop.bank.inscriptions()).find((inscription) => inscription.token === token);
    expect(sent).toMatchObject({ email: ana.player.email, username: expect.stringMatching(/^[0-9A-Z]{26}$/) });
    expect(JSON.stringify(await shop.facts(`cards-${ana.player.id}`))).not.toMatch(/@|somebody else/);
  });

  it('works for an address that is too long for the bank, which gets one of the shop instead', async () => {
    const ana = await CardHolder.of(shop);
    const long = `${'a'.repeat(60)}@${'b'.repeat(40)}.example.test`;
    await shop.sql.query('update access.persons set email = $1 where id = $2', [long, ana.player.id]);

    const { token } = await ana.fillsIn();
    expect(await ana.ending(token)).toMatchObject({ success: true, status: 'enrolled' });
    expect((await shop.bank.inscriptions()).find((inscription) => inscription.token === token)).toMatchObject({
      email: 'hola@ludoteca.test',
      username: expect.stringMatching(/^[0-9A-Z]{26}$/),
    });
  });

  it('gives the same answer however often the page asks', async () => {
    const ana = await CardHolder.of(shop);
    const { token } = await ana.fillsIn();
    const finishes = (await shop.bank.calls()).finish;

    expect([await ana.ending(token), await ana.ending(token)]).toEqual([
      await ana.ending(token),
      await ana.ending(token),
    ]);
    expect((await shop.bank.calls()).finish).toBe(finishes);
  });

  it('works for a client that asks for the outcome before the browser is back', async () => {
    const ana = await CardHolder.of(shop);
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'pay');

    expect(await ana.ending(token)).toMatchObject({ success: true });
    await shop.browserReturns(back);
    expect(await ana.cards()).toHaveLength(1);
  });

  it('asks the bank once when the browser comes back ten times at once', async () => {
    const ana = await CardHolder.of(shop);
    const token = await ana.starts();
    const back = await shop.bank.play(token, 'pay');
    const before = (await shop.bank.calls()).finish ?? 0;

    await Promise.all([...Array.from({ length: 9 }, () => shop.browserReturns(back)), ana.ending(token)]);

    expect((await shop.bank.calls()).finish).toBe(before + 1);
    expect(await ana.cards()).toHaveLength(1);
  });

  it.each([
    [`${CLUB}/cards?tab=2`, () => `${CLUB}/cards?tab=2`],
    ['https://evil.example/cards', (own: string) => own],
    ['//evil.example', (own: string) => own],
  ])('sends the browser that wanted %s only where it may go', async (response_url, wanted) => {
    const ana = await CardHolder.of(shop);

    expect((await ana.fillsIn({ response_url })).location).toBe(wanted(`${shop.url}/payment-methods/callback`));
  });

  it('keeps the address that the client wrote out of the log, in a row that goes with its person', async () => {
    const ana = await CardHolder.of(shop);
    const response_url = `${CLUB}/cards?de=quillamari%40example.test`;
    expect((await ana.fillsIn({ response_url })).location).toBe(response_url);
    const kept = async () =>
      (await shop.sql.query('select address from es.return_addresses where person_id = $1', [ana.player.id])).rows;

    expect(await kept()).toEqual([{ address: response_url }]);
    expect(
      (await shop.sql.query(`select type from es.events where data::text || meta::text like '%quillamari%'`)).rows,
    ).toEqual([]);

    expect((await ana.player.post('/v1/privacy/erasure', { password: 'Ludoteca1' })).status).toBe(200);
    await shop.timePasses(days(7));
    await shop.settles();
    expect(await kept()).toEqual([]);
  });

  it('gives the card to a person who started, and no other person learns of it', async () => {
    const [ana, ben] = [await CardHolder.of(shop), await CardHolder.of(shop, { language: 'en' })];
    const { token } = await ana.fillsIn();

    expect(await ben.call('PUT', `inscriptions/${token}`, {})).toMatchObject({
      status: 404,
      body: { code: 'enrolment-unknown' },
    });
    expect(await ben.call('GET', `methods/${ana.player.id}`)).toMatchObject({
      status: 403,
      body: { message: 'That account is not yours.' },
    });
    expect(await ben.cards()).toEqual([]);
    expect(await ana.cards()).toHaveLength(1);
  });

  it('leads a return that is none of ours to the neutral page, by GET and POST, and asks the bank nothing', async () => {
    const before = (await shop.bank.calls()).finish ?? 0;
    const page = `${shop.url}/v1/webpay-oneclick/inscriptions/return`;
    const returns = [
      `${page}?TBK_TOKEN=${'f'.repeat(64)}`,
      page,
      `${page}?TBK_TOKEN=..%2F..%2F`,
      `${page}?TBK_TOKEN=${'a'.repeat(64)}&TBK_TOKEN=${'b'.repeat(64)}`,
      `${page}?TBK_TOKEN=${'f'.repeat(64)}&TBK_ORDEN_COMPRA=1&TBK_ID_SESION=`,
    ];
    for (const url of returns) {
      expect(await shop.browserReturns({ method: 'GET', url, body: null })).toEqual({
        status: 303,
        location: `${shop.url}/payment-methods/callback`,
      });
    }
    expect(await shop.browserReturns({ method: 'POST', url: page, body: { TBK_TOKEN: 'f'.repeat(64) } })).toEqual({
      status: 303,
      location: `${shop.url}/payment-methods/callback`,
    });
    expect((await shop.bank.calls()).finish ?? 0).toBe(before);
  });

  it('is for people with a confirmed address who may buy', async () => {
    const unverified = await CardHolder.of(shop, { verified: false });
    const child = await CardHolder.of(shop, { birthYear: new Date().getFullYear() - 9 });

    expect(await unverified.call('POST', 'inscriptions', {})).toMatchObject({
      status: 403,
      body: { code: 'email-not-verified' },
    });
    expect(await child.call('POST', 'inscriptions', {})).toMatchObject({
      status: 403,
      body: { code: 'guardian-needed' },
    });
    expect((await shop.post('/v1/webpay-oneclick/inscriptions', {})).status).toBe(401);
  });

  it('ends at ten cards, also for forms that were open at the same time', async () => {
    const ana = await CardHolder.of(shop);
    const forms: string[] = [];
    for (let n = 0; n < 11; n++) forms.push(await ana.starts());
    for (const form of forms) await shop.browserReturns(await shop.bank.play(form, 'pay', { card: VISA }));
    const last = await ana.ending(forms.at(-1) ?? '');
    await shop.settles();

    expect(await ana.cards()).toHaveLength(10);
    expect(last).toMatchObject({ success: false, status: 'removed' });
    expect((await ana.atBank()).filter(({ removedBy }) => removedBy === null)).toHaveLength(10);
    expect(await ana.call('POST', 'inscriptions', {})).toMatchObject({
      status: 409,
      body: { code: 'too-many-cards', message: 'Ya tienes 10 tarjetas guardadas. Elimina una antes de agregar otra.' },
    });
  });

  it('ends for today after twenty tries, so that nobody tries out cards of others', async () => {
    const ana = await CardHolder.of(shop);
    for (let tries = 0; tries < 20; tries++) await ana.starts();

    expect(await ana.call('POST', 'inscriptions', {})).toMatchObject({
      status: 409,
      body: { code: 'too-many-enrolments' },
    });
    expect((await (await CardHolder.of(shop)).call('POST', 'inscriptions', {})).status).toBe(200);
  });
});
