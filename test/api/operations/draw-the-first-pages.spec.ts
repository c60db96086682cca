import { eventually } from '../../support/process.js';
import { startShop, type Shop } from '../../support/shop.js';

const PAGES = ['/', '/games', '/subscription'];

describe('a server that has just opened', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop({ env: { WARM_PAGES: 'on' } });
  });
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
    // In each language three pages list games and two of them plans too, which they ask for at the same time.
    const all = { catalogue: 6, plans: 4 };
    const drawn = ({ catalogue, plans }: typeof all): boolean => catalogue >= all.catalogue && plans >= all.plans;
    await eventually(requests, drawn, 20_000, 'the drawing of the last page');
    for (const language of ['es', 'en']) {
      for (const path of PAGES) {
        const page = await fetch(shop.url + path, { headers: { 'accept-language': language } });
        expect(await page.text()).toContain(`<html lang="${language}"`);
      }
    }

    expect(await requests()).toEqual(all);
  });
});
