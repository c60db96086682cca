import { expect, test as base } from '@playwright/test';
import { patient } from '../support/patience.js';
import { buys, cartOf, receiptOf, signedInPlayer, signIn } from './support/journey.js';
import { Looker } from './support/looker.js';
import { boughtPages, MINE, OPEN, routesWithoutPage, studioPages } from './support/pages.js';
import { GAME_OF_STUDIO, gameOfStudio, STUDIO } from './support/studio.js';
import { onceForEach, VISITORS, type Visitor } from './support/visitors.js';

type LookerOf = (visitor: Visitor) => Promise<Looker>;

/** Browsers of their own, which one worker keeps for all pages that it looks at. */
interface Lookers {
  /** Not logged in. */
  stranger: LookerOf;
  /** Logged in, with a game in the cart and nothing bought. */
  member: LookerOf;
  /** A member of a studio, whose game was bought. */
  developer: LookerOf;
}

const ofWorker = { scope: 'worker', timeout: patient(120_000) } as const;
const test = base.extend<object, Lookers>({
  stranger: [
    ({ browser }, use, { project }) => use(onceForEach((visitor) => Looker.of(browser, visitor, project.use.baseURL))),
    ofWorker,
  ],
  member: [
    ({ browser }, use, { project }) =>
      use(
        onceForEach(async (visitor) => {
          const looker = await Looker.of(browser, visitor, project.use.baseURL);
          await signedInPlayer(looker.page);
          await cartOf(looker.page, 'volcan-despierto');
          return looker;
        }),
      ),
    ofWorker,
  ],
  developer: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const buyer = await (await browser.newContext({ baseURL })).newPage();
      await signedInPlayer(buyer);
      await buys(buyer, GAME_OF_STUDIO);
      await buyer.context().close();
      await use(
        onceForEach(async (visitor) => {
          const looker = await Looker.of(browser, visitor, baseURL);
          await signIn(looker.page, STUDIO);
          return looker;
        }),
      );
    },
    ofWorker,
  ],
});

// Each page is a test of its own, for whichever worker is free.
test.describe.configure({ mode: 'parallel' });

test('every route of the shop has a page in the lists', () => {
  expect(routesWithoutPage()).toEqual([]);
});

for (const visitor of VISITORS) {
  test.describe(`axe finds nothing, nothing jumps or lies below what floats, and no page complains, ${visitor.locale} at ${visitor.width} px`, () => {
    for (const path of OPEN) {
      test(path, async ({ stranger }) => {
        expect((await (await stranger(visitor)).look(path)).found).toEqual([]);
      });
    }

    for (const path of MINE) {
      test(`${path} of a person`, async ({ member }) => {
        expect((await (await member(visitor)).look(path)).found).toEqual([]);
      });
    }

    test('an account whose answers come late', async ({ member }) => {
      expect((await (await member(visitor)).look('/account')).late, 'answers that came late').toBeGreaterThan(1);
    });

    for (const path of studioPages('{game}')) {
      test(`${path} of a studio`, async ({ developer }) => {
        const looker = await developer(visitor);
        const { found } = await looker.look(path.replace('{game}', await gameOfStudio(looker.page)));
        expect(found).toEqual([]);
      });
    }

    test('the lines of a figure', async ({ developer }) => {
      const looker = await developer(visitor);
      await looker.page.goto('/developer/earnings');
      await looker.page.getByRole('button', { name: /^(Ver todas las líneas|See all lines)$/ }).click();
      await looker.page.getByRole('dialog').getByRole('listitem').first().waitFor();
      expect(await looker.barriers('the lines of a figure')).toEqual([]);
    });

    test('what a purchase brings, and its return', async ({ browser, baseURL }) => {
      const buyer = await Looker.of(browser, visitor, baseURL);
      const { page } = buyer;
      const found: string[] = [];
      await signedInPlayer(page);
      const orderId = await buys(page, 'volcan-despierto', 'mercado-de-fracciones');
      for (const path of boughtPages(orderId, await receiptOf(page, orderId)))
        found.push(...(await buyer.look(path)).found);
      await page.getByRole('main').getByRole('checkbox').first().check();
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
      found.push(...(await buyer.barriers('the question before a return')));
      await page.getByRole('dialog').getByRole('button').nth(1).click();
      await page.getByRole('main').getByRole('article').waitFor();
      found.push(...(await buyer.barriers('a return that is done')));
      for (const path of ['/orders', `/postorder?orderId=${orderId}`, '/games/volcan-despierto', '/player-stats'])
        found.push(...(await buyer.look(path)).found);

      expect(found).toEqual([]);
      await buyer.close();
    });
  });
}
