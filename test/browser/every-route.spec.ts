import { expect, test, type Locator, type Page } from '@playwright/test';
import { cartOf, registeredPlayer, signedInPlayer, signIn } from './support/journey.js';
import { gameOfStudio, STUDIO } from './support/studio.js';
import { patient } from '../support/patience.js';

declare global {
  interface Window {
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> };
  }
}

/** The routes of the specification: who may open them, and how they are framed. */
const PUBLIC = [
  '/',
  '/games',
  '/games/volcan-despierto',
  '/games/volcan-despierto/achievements',
  '/sudoku-game',
  '/webgame/el-taller-de-fuerzas',
  '/about',
  '/contact',
  '/developer-contact',
  '/verify-email',
  '/cart',
  '/subscription',
  '/postorder',
  '/postsubscription',
  '/report-problem',
  '/privacy',
  '/legal',
  '/subscriber-agreement',
  '/refund',
  '/cookies',
];
const DOORS = [
  '/login',
  '/register',
  '/register-pending',
  '/new-account-verify-email',
  '/forgot-password',
  '/confirm-password-reset',
];
const BEHIND_LOGIN = [
  '/account',
  '/edit',
  '/payment',
  '/developer',
  '/upload',
  '/library',
  '/orders',
  '/ach-pass',
  '/player-stats',
  '/wishlist',
  '/payment-methods',
  '/subscription-management',
  '/my-discount-codes',
  '/redeem-code/NADA-DE-NADA',
  '/discount-codes',
];

const BLUE = 'rgb(27, 77, 224)';
const PINK = 'rgb(214, 28, 110)';
const PURPLE = 'rgb(36, 16, 79)';

const DASHBOARD = 'Panel de desarrollo';
const LIBRARY = 'Mi biblioteca';
/** Who opens them, and which ways the bar shows them. */
const PEOPLE: { who: string; enters: (page: Page) => Promise<unknown>; ownWays: string[] }[] = [
  { who: 'a visitor', enters: () => Promise.resolve(), ownWays: [] },
  { who: 'a member', enters: signedInPlayer, ownWays: [DASHBOARD, LIBRARY] },
  { who: 'a developer', enters: (page) => signIn(page, STUDIO), ownWays: [DASHBOARD, LIBRARY] },
  {
    who: 'a child',
    enters: async (page) => signIn(page, await registeredPlayer(page.request, new Date().getFullYear() - 10)),
    // A young person has the role of a student, who publishes nothing.
    ownWays: [LIBRARY],
  },
  { who: 'an administrator', enters: (page) => signIn(page, 'admin@ludoteca.test'), ownWays: [DASHBOARD, LIBRARY] },
];
const OPEN_WAYS = ['Inicio', 'Juegos', 'Suscripción', 'Para desarrolladores'];
const FOOTER_WAYS = ['/legal', '/refund', '/subscriber-agreement', '/privacy', '/cookies'];

const colourOf = (box: Locator): Promise<string> => box.evaluate((node) => getComputedStyle(node).backgroundColor);
const heightOf = (box: Locator): Promise<number> => box.evaluate((node) => node.getBoundingClientRect().height);

/** What of the frame of a page is not as the specification says. */
async function faultsOn(page: Page, path: string, ownWays: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  const check = (is: boolean, what: string): void => void (is || faults.push(`${path}: ${what}`));
  const bar = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const atDoor = DOORS.includes(path);
  const footerHeight = await heightOf(footer);
  check(atDoor ? footerHeight === 200 : footerHeight >= 450, `a footer of ${footerHeight} px`);
  check((await colourOf(footer)) === (path === '/' ? PURPLE : BLUE), 'the colour of the footer');
  for (const way of FOOTER_WAYS) check((await footer.locator(`a[href="${way}"]`).count()) > 0, `a way to ${way}`);
  if (atDoor) return faults;
  check((await colourOf(bar)) === (['/', '/developer-contact'].includes(path) ? BLUE : PINK), 'the colour of the bar');
  const ways = await bar.getByRole('navigation').getByRole('link').allInnerTexts();
  const expected = [...OPEN_WAYS, ...ownWays];
  check(ways.join() === expected.join(), `the ways of the bar are ${ways.join()}`);
  const doors = await bar.getByRole('link', { name: /^(Ingresar|Crear cuenta)$/ }).count();
  check(doors === (ownWays.length > 0 ? 0 : 2), `${doors} doors`);
  return faults;
}

/** Where a page leads at once. */
function leadsTo(path: string, who: string, guarded: readonly string[]): string {
  if (who === 'a visitor') return guarded.includes(path) ? `/login?next=${encodeURIComponent(path)}` : path;
  if (path === '/discount-codes' && who === 'an administrator') return '/admin/';
  // Who is logged in already needs no way in.
  return path === '/login' ? '/' : path;
}

test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'es-CL', viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

for (const { who, enters, ownWays } of PEOPLE) {
  test(`every route of the specification is framed and guarded as it says, for ${who}`, async ({ page }) => {
    test.setTimeout(patient(180_000));
    await enters(page);
    await cartOf(page, 'volcan-despierto');
    const faults: string[] = [];
    const ofStudio = who === 'a developer' ? await gameOfStudio(page) : '0198a000-0000-7000-8000-000000000000';
    const guarded = [...BEHIND_LOGIN, `/developer/${ofStudio}/edit`, `/developer/${ofStudio}/achievements`];
    // Visitors come from outside; people who are logged in go on inside the shop, which takes a tenth of the time.
    const open = async (path: string): Promise<void> => {
      // The first page reads the cart that was put into the browser.
      const isInside = who !== 'a visitor' && !['/', '/discount-codes'].includes(path);
      const went =
        isInside && (await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to).then(() => true), path));
      if (!went) await page.goto(path);
    };
    for (const path of [...PUBLIC, ...DOORS, ...guarded]) {
      const end = leadsTo(path, who, guarded);
      await open(path);
      await expect(page).toHaveURL((address) => [address.pathname, address.pathname + address.search].includes(end));
      if (end === '/admin/') continue;
      // Who is logged in is known when the bar no longer looks for it.
      await expect(page.getByText('Revisando tu sesión…')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      // The address changes a moment before the page does.
      await expect(page.getByRole('banner'), path).toHaveCount(DOORS.includes(end.split('?')[0] ?? '') ? 0 : 1);
      faults.push(...(await faultsOn(page, end.split('?')[0] ?? '', ownWays)));
    }
    expect(faults).toEqual([]);
  });
}
