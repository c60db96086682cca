import { expect, test, type Page } from '@playwright/test';
import { freshAddress, PASSWORD } from './support/journey.js';

/** In each language: what the pages say, and what one types and presses. */
const READERS = [
  {
    locale: 'es-CL',
    pages: [
      ['/', 'Un laboratorio en cada mochila', 'Números en órbita'],
      ['/games', 'Juegos', 'Volcán despierto'],
      ['/games/volcan-despierto', 'Volcán despierto', 'Señales de un volcán que despierta'],
      ['/games/volcan-despierto/achievements', 'Logros de Volcán despierto', 'Acierta 60 días.'],
      ['/legal', 'Términos de uso y de compra', 'IVA'],
      ['/nowhere', 'Esta página no está', 'Los juegos siguen en su lugar.'],
    ],
    search: { words: 'arecife', game: 'Arrecife vivo', count: '1 juego' },
    filter: { open: 'Filtros', label: 'Precio', apply: 'Ver los juegos', count: '3 juegos' },
    other: { link: 'View in English', heading: 'Games' },
    reportRefused: 'Elige qué está mal y cuéntanos qué pasó.',
    needsScripts: 'Esta parte de la tienda necesita JavaScript.',
  },
  {
    locale: 'en-US',
    pages: [
      ['/', 'A laboratory in every school bag', 'CLP 3,490'],
      ['/games', 'Games', 'Wide-Awake Volcano'],
      ['/games/volcan-despierto', 'Wide-Awake Volcano', 'Signs of a volcano that wakes'],
      ['/games/volcan-despierto/achievements', 'Achievements of Wide-Awake Volcano', 'Get 60 days right.'],
      ['/legal', 'Terms of use and purchase', 'VAT'],
      ['/nowhere', 'This page is not here', 'The games are still where they were.'],
    ],
    search: { words: 'reefs', game: 'Living Reef', count: '1 game' },
    filter: { open: 'Filters', label: 'Price', apply: 'See the games', count: '3 games' },
    other: { link: 'Ver en español', heading: 'Juegos' },
    reportRefused: 'Choose what is wrong and tell us what happened.',
    needsScripts: 'This part of the shop needs JavaScript.',
  },
] as const;

/** Pages whose content, or part of it, only scripts can bring. */
const SCRIPTED = [
  '/cart',
  '/payment',
  '/library',
  '/player-stats',
  '/wishlist',
  '/orders',
  '/postorder',
  '/postsubscription',
  '/account',
  '/account/privacy',
  '/edit',
  '/payment-methods',
  '/my-discount-codes',
  '/ach-pass',
  '/redeem-code/FERIA',
  '/subscription',
  '/subscription-management',
  '/login',
  '/register',
  '/games/volcan-despierto',
];

for (const { locale, pages, search, filter, other, reportRefused, needsScripts } of READERS) {
  test.describe(`${locale}, on a phone without scripts`, () => {
    test.use({ locale, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

    test('every page shows what it is about', async ({ page }) => {
      for (const [path, heading, words] of pages) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      }
    });

    test('what only scripts can bring is not waited for, but said', async ({ page }) => {
      for (const path of SCRIPTED) {
        await page.goto(path);
        // Texts in a `noscript` are looked for by element: Playwright's search by words passes over them.
        await expect(page.locator('main noscript p').first(), path).toContainText(needsScripts);
        await expect(page.locator('main noscript p').first(), path).toBeVisible();
        await expect(page.locator('.animate-spin, .skeleton').filter({ visible: true }), path).toHaveCount(0);
      }
    });

    test('a report that is refused is shown again with its reason and its words', async ({ page }) => {
      await page.goto('/report-problem?game=volcan-despierto');
      await page.locator('textarea[name="description"]').fill('No abre');
      await page.locator('main form button[type="submit"]').click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(reportRefused);
      await expect(page.locator('textarea[name="description"]')).toHaveValue('No abre');
      await page.locator('select[name="reason"]').selectOption('does-not-work');
      await page.locator('main form button[type="submit"]').click();
      await expect(page).toHaveURL(/report-problem\/status\?number=R-/);
    });

    test('one searches, filters and changes the language', async ({ page }) => {
      await page.goto('/games');
      await page.getByRole('searchbox').fill(search.words);
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(`/games?search=${search.words}`);
      await expect(page.getByText(search.count, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: search.game })).toBeVisible();

      await page.goto('/games');
      await page.getByRole('button', { name: filter.open }).click();
      await page.getByLabel(filter.label).selectOption('free');
      await page.getByRole('button', { name: filter.apply }).click();
      await expect(page.getByText(filter.count, { exact: true })).toBeVisible();

      await page.getByRole('banner').getByRole('link', { name: other.link }).click();
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
      await expect(page).toHaveURL(/price=free/);
    });
  });
}

/** Keeps the scripts of a page from arriving. @returns what lets them */
async function scriptsWait(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return () => arrive();
}

test('a button that was pressed while the scripts are on their way does its work when they are here', async ({
  page,
}) => {
  const arrive = await scriptsWait(page);
  await page.goto('/games/volcan-despierto', { waitUntil: 'commit' });
  const box = page.getByRole('complementary');
  await box.getByRole('button', { name: 'Add to cart' }).click();
  arrive();

  await expect(box.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 game' })).toBeVisible();
});

/** Keeps a page whose scripts have taken over from answering what was pressed. @returns what lets it */
async function pressesWait(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const hold = (event: Event): void => {
      event.stopImmediatePropagation();
      Object.assign(window, {
        wake() {
          removeEventListener('awake', hold, true);
          dispatchEvent(new Event('awake'));
        },
      });
    };
    addEventListener('awake', hold, true);
  });
  return () => page.evaluate(() => (window as unknown as { wake(): void }).wake());
}

/** Until such a page would answer, were it let. */
const tookOver = (page: Page): Promise<unknown> => page.waitForFunction(() => 'wake' in window);

test('a button that is pressed while the page takes over from its first picture does its work once', async ({
  page,
}) => {
  const wake = await pressesWait(page);
  await page.goto('/games/volcan-despierto');
  await tookOver(page);
  const box = page.getByRole('complementary');
  const add = box.getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(add).toHaveAttribute('data-pressed', '');

  await wake();
  await expect(box.getByRole('link', { name: 'Go to the cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 game' })).toBeVisible();
});

test('a form that is sent while the page takes over from its first picture is sent once', async ({ page }) => {
  const wake = await pressesWait(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/v1/auth') sent.push(request.url());
  });
  await page.goto('/login');
  await tookOver(page);
  await page.getByLabel('E-mail').fill(freshAddress());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('form [data-pressed]')).toBeVisible();
  expect(sent).toHaveLength(0);

  await wake();
  await expect(page.getByText('The e-mail or the password')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('what one types and presses while the scripts are on their way is not lost', async ({ page }) => {
  const arrive = await scriptsWait(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(freshAddress());
  await page.getByLabel('User name').fill('Early Bird');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Year of birth').fill('1990');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create the account' }).click();
  arrive();

  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
});

test('the plan that one chooses while the scripts are on their way stays chosen', async ({ page }) => {
  const arrive = await scriptsWait(page);
  await page.goto('/subscription', { waitUntil: 'commit' });
  const yearly = page.getByRole('main').getByRole('radio', { name: /Yearly plan/ });
  await yearly.check();
  arrive();

  await expect(page).toHaveURL(/plan=yearly/);
  await expect(yearly).toBeChecked();
});

test('what one picks among the filters while the scripts are on their way changes the list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const arrive = await scriptsWait(page);
  await page.goto('/games', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel('Grade').selectOption({ index: 2 });
  arrive();

  await expect(page).toHaveURL(/grade=/);
});

test('what one ticks while the scripts are on their way stays ticked, and the caret stays where it was', async ({
  page,
}) => {
  const arrive = await scriptsWait(page);
  await page.goto('/register', { waitUntil: 'commit' });
  const name = page.getByLabel('User name');
  await name.fill('Early Bird');
  await name.press('Home');
  await page.getByRole('checkbox').check();
  await name.focus();
  const awake = page.evaluate(() => new Promise((done) => addEventListener('awake', done, { once: true })));
  arrive();
  await awake;
  await page.keyboard.type('The ');
  await expect(name).toHaveValue('The Early Bird');
  await expect(page.getByRole('checkbox')).toBeChecked();
});
