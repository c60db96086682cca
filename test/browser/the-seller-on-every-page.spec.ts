import { expect, test, type Page } from '@playwright/test';

/** Who sells, as the server says; the shop of the journeys has the made-up company. */
interface Seller {
  name: string;
  rut: string;
  address: string;
  email: string;
}

/** Pages with the large footer, pages with the small one, and an address without a page. */
const LARGE = ['', '/games', '/legal', '/cart', '/help', '/nowhere'];
const SMALL = ['/login', '/register', '/forgot-password'];

async function expectSeller(page: Page, { name, rut, address, email }: Seller): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (const fact of [name, `RUT ${rut}`, address]) await expect(footer).toContainText(fact);
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
}

const heightOf = async (page: Page): Promise<number | undefined> =>
  (await page.getByRole('contentinfo').boundingBox())?.height;

for (const language of ['es', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 1280, height: 900 } });

    test('every page says who sells and how to reach a person, in a footer of its height', async ({
      page,
      request,
    }) => {
      const seller = (await (await request.get('/v1/seller')).json()) as Seller;
      for (const path of [...LARGE, ...SMALL]) {
        await page.goto(`/${language}${path}`);
        await expectSeller(page, seller);
        expect(await heightOf(page), path).toBe(SMALL.includes(path) ? 200 : 450);
      }
    });

    test.describe('without scripts, on a phone', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

      test('it says so too', async ({ page, request }) => {
        const seller = (await (await request.get('/v1/seller')).json()) as Seller;
        for (const path of ['/legal', '/login']) {
          await page.goto(`/${language}${path}`);
          await expectSeller(page, seller);
        }
      });
    });
  });
}
