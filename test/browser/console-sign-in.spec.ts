import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { ADMIN } from './support/console.js';
import { PASSWORD, signedInPlayer, signIn } from './support/journey.js';

test.use({ locale: 'es-CL' });

/** In kilobytes, unpacked: the frame of the console and its form, but none of its pages. */
const MOST_SCRIPT = 1_200;

/** How the form of the console comes: how many steps of history it took, and the kilobytes of script that came before it. */
async function comesToTheDoor(page: Page, visit: () => Promise<unknown>): Promise<{ steps: number; script: number }> {
  const steps = await page.evaluate(() => history.length);
  await visit();
  await expect(page.getByLabel('Correo')).toBeVisible();
  return {
    steps: (await page.evaluate(() => history.length)) - steps,
    script: await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const bytes = loaded
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, one) => sum + one.decodedBodySize, 0);
      return Math.round(bytes / 1_000);
    }),
  };
}

/** Every step too many is one more press of Back. */
async function goesBackToTheShop(page: Page): Promise<void> {
  await page.goBack();
  if (new URL(page.url()).pathname !== '/games') await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
}

async function tokenOfAdmin(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/v1/auth', { data: { email: ADMIN, password: PASSWORD, remember_me: false } });
  return ((await reply.json()) as { token: string }).token;
}

test('the console opens at its door at once, and leads to where one wanted to go', async ({ page }) => {
  await page.goto('/games');
  const { steps, script } = await comesToTheDoor(page, () => page.goto('/admin/#/orders'));
  expect(steps).toBeLessThanOrEqual(2);
  expect(script).toBeLessThan(MOST_SCRIPT);
  await page.getByLabel('Correo').fill(ADMIN);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main')).toContainText('LT-');
  await expect(page).toHaveURL(/#\/orders/);
});

for (const path of ['/admin/', '/admin/#/orders']) {
  test(`the form at ${path} comes at once, and Back leads out of it`, async ({ page }) => {
    await page.goto('/games');
    const { steps, script } = await comesToTheDoor(page, () => page.goto(path));
    expect(steps).toBeLessThanOrEqual(2);
    expect(script).toBeLessThan(MOST_SCRIPT);
    await goesBackToTheShop(page);
  });

  test(`a session that is over ends at the form at once at ${path}, and Back leads out of it`, async ({ page }) => {
    const token = await tokenOfAdmin(page.request);
    await page.request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
    await page.goto('/games');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    const { steps, script } = await comesToTheDoor(page, () => page.goto(path));
    expect(steps).toBeLessThanOrEqual(2);
    expect(script).toBeLessThan(MOST_SCRIPT);
    await goesBackToTheShop(page);
  });
}

test('a console whose session was taken from it while it was open asks for it again at once', async ({ page }) => {
  const token = await tokenOfAdmin(page.request);
  await page.goto('/games');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/admin/#/orders');
  await expect(page.getByRole('main')).toContainText('LT-');

  const { steps } = await comesToTheDoor(page, () =>
    page.evaluate(() => {
      localStorage.clear();
      location.hash = '/people';
    }),
  );
  // One step is the page that was wanted.
  expect(steps).toBeLessThanOrEqual(1 + 2);
  await page.getByLabel('Correo').fill(ADMIN);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('main')).toContainText('@');
  await expect(page).toHaveURL(/#\/people/);
});

test('staff who are logged in at the shop find the console open, and log out of both', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/admin\/#\/orders/);
  await expect(page.getByRole('main')).toContainText('LT-');
  await page.goto('/admin/ordenes.html');
  await expect(page.getByRole('main')).toContainText('No encontrado');

  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByLabel('Correo')).toBeVisible();
  await page.goto('/orders');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a person who has no place in the console is told so, and stays logged in at the shop', async ({ page }) => {
  const email = await signedInPlayer(page);
  await page.goto('/admin/#/orders');
  await expect(page.getByText('Tu cuenta no tiene acceso a la consola.')).toBeVisible();
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'no tiene acceso a la consola' })).toHaveCount(2);

  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis compras');
});

test('a person who leaves a page on a slow phone while it is still being drawn finds the next one whole', async ({
  browser,
  baseURL,
  request,
}) => {
  const { token } = (await (
    await request.post('/v1/auth', { data: { email: ADMIN, password: PASSWORD, remember_me: false } })
  ).json()) as { token: string };
  const leavesAfter = async (milliseconds: number): Promise<void> => {
    const context = await browser.newContext({ baseURL, locale: 'es-CL', viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const goes = (path: string): Promise<void> =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, path);
    await page.goto('/admin/#/login', { waitUntil: 'networkidle' });
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    const came = page.waitForResponse(/AuditList/);
    await goes('/audit');
    await came;
    await page.waitForTimeout(milliseconds);
    await goes('/');
    await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect(page.getByRole('main')).toContainText('Ventas de los últimos 30 días');
    await goes('/people');
    await expect(page.getByRole('main'), `left after ${milliseconds} ms`).toContainText('@example.test');
    await context.close();
  };

  // When just it is drawn no one can say.
  for (const moment of [250, 500]) await leavesAfter(moment);
});
