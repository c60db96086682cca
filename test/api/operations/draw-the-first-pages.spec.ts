import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

const PAGES = ['/', '/games', '/subscription'];

describe('a server that has just opened', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { WARM_PAGES: 'on' } });
  }, 120_000);
  afterAll(() => shop?.close());

  /** How often the pages asked this server for the catalogue and the plans, which each of them shows. */
  const requests = async (): Promise<{ catalogue: number; plans: number }> => {
    const text = await (await fetch(`${shop.url}/metrics`)).text();
    const sumOf = (route: string): number =>
      text
        .split('\n')
        .filter((line) => line.includes('_count{') && line.includes(`route="${route}"`))
        .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    return { catalogue: sumOf('/v1/games'), plans: sumOf('/v1/plans') };
  };

  it('has drawn its first pages in both languages before anybody comes', async () => {
    // Home and the plans' own page show them, each in both languages.
    const before = await eventually(requests, ({ plans }) => plans >= 4, 20_000, 'the drawing of the last page');
    for (const language of ['es', 'en']) {
      for (const path of PAGES) {
        const page = await fetch(shop.url + path, { headers: { 'accept-language': language } });
        expect(await page.text()).toContain(`<html lang="${language}"`);
      }
    }

    expect(await requests()).toEqual(before);
  });
});
