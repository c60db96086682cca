import { days } from '../../../api/kernel/instant.js';
import { CardHolder, REDCOMPRA } from '../../support/cards.js';
import { eventually } from '../../support/process.js';
import { unzip } from '../../support/zip.js';
import { startShop, type Shop } from '../../support/shop.js';

describe('a person with saved cards who leaves the shop', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it('is forgotten by the bank too, even where it was away on that day; others keep their cards', async () => {
    const [ana, ben] = [await CardHolder.of(shop), await CardHolder.of(shop)];
    await ana.saves();
    await ana.saves(REDCOMPRA);
    await ben.saves();
    const names = (await ana.atBank()).map(({ username }) => username);
    const atBank = async (): Promise<(string | null)[]> =>
      (await shop.bank.savedCards())
        .filter(({ username }) => names.includes(username))
        .map(({ removedBy }) => removedBy);
    const inDoubt = async (): Promise<number | null> =>
      (await shop.sql.query(`select from es.effects where kind = 'cards:forget-card' and state = 'unknown'`)).rowCount;

    await shop.bank.fails('delete', 'dropBeforeApply', { times: 2 });
    await ana.player.post('/v1/privacy/erasure', { password: 'Ludoteca1' });
    await shop.settles();
    await shop.timePasses(days(7));
    await eventually(inDoubt, (doubts) => doubts === 2, 20_000, 'the bank being asked');

    // The person is gone; what is left to do knows only the card.
    expect((await shop.facts(`person-${ana.player.id}`)).map(({ type }) => type)).toContain('CertificateSettled');
    expect(
      (await shop.sql.query('select from cards.cards where person_id = $1 and removed_at is null', [ana.player.id]))
        .rowCount,
    ).toBe(0);
    await shop.doubtfulEffectsAreChecked();
    await shop.settles();

    expect(await atBank()).toEqual(['merchant', 'merchant']);
    expect((await shop.sql.query('select from cards.secrets')).rowCount).toBe(1);
    expect(await ben.cards()).toHaveLength(1);
  });

  it('finds the cards in the copy of the own data, without what the bank calls them', async () => {
    const ana = await CardHolder.of(shop);
    await ana.saves();
    const [{ tbkUser } = { tbkUser: '' }] = await ana.atBank();

    const { body: request } = await ana.player.post<{ id: string }>('/v1/privacy/exports', {});
    await shop.settles();
    const zip = await fetch(`${shop.url}/v1/privacy/exports/${request.id}/file`, {
      headers: { authorization: `Bearer ${ana.player.token}` },
    });
    const files = await unzip(Buffer.from(await zip.arrayBuffer()));

    expect(JSON.parse(files['data/saved-cards.json'] ?? '')).toMatchObject([
      { brand: 'Visa', last4: '6623', isDefault: true },
    ]);
    expect(files['index.html']).toContain('Tarjetas guardadas');
    expect(Object.values(files).filter((text) => text.includes(tbkUser))).toEqual([]);
  });
});
