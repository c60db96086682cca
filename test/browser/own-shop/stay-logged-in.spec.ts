import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { SECRET } from '../../support/tokens.js';
import { PASSWORD } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { expired, leavesToken, RENEWAL, renewalsOf, SIDES, tokenOf } from '../support/sessions.js';
import { STUDIO } from '../support/studio.js';

test.use({ locale: 'es-CL', viewport: { width: 1280, height: 900 }, shopEnv: { JWT_SECRET: SECRET } });

const GAME = fileURLToPath(new URL('../../../dist/games/sudoku.zip', import.meta.url));

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

/** The first call of this address is refused as that of an expired token. @returns how often it was called */
async function isRefusedOnce(context: BrowserContext, address: string): Promise<() => number> {
  let calls = 0;
  await context.route(address, (route) =>
    ++calls === 1
      ? route.fulfill({ status: 401, json: { code: 'not-signed-in', message: 'Inicia sesión para continuar.' } })
      : route.continue(),
  );
  return () => calls;
}

const FAILURES = { 'is broken': 500, restarts: 503, 'has too much to do': 429, 'cannot be reached': null };

for (const [side, { person, looksAround, goesOn, first, form, logsIn }] of Object.entries(SIDES)) {
  for (const [failure, status] of Object.entries(FAILURES)) {
    test(`${side}: a person stays logged in when the server ${failure} at the renewal`, async ({ page, context }) => {
      const token = expired(await tokenOf(page, await person(page.request)));
      await leavesToken(page, token);
      await context.route(RENEWAL, (route) => (status ? route.fulfill({ status, json: {} }) : route.abort()));
      const renewals = renewalsOf(context);
      await page.goto(first);
      await expect.poll(() => renewals.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(await stored(page)).toBe(token);
      await expect(form(page)).toHaveCount(0);

      await context.unroute(RENEWAL);
      await looksAround(page);
      expect(await stored(page)).not.toBe(token);
    });
  }

  test(`${side}: a person whose session was ended elsewhere is asked to log in`, async ({ page, context }) => {
    const token = await tokenOf(page, await person(page.request));
    await page.request.post('/v1/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
    await leavesToken(page, expired(token));
    const renewals = renewalsOf(context);
    await page.goto(first);
    await expect(form(page)).toBeVisible();

    expect([await stored(page), renewals.length]).toEqual([null, 1]);
  });

  test(`${side}: a call that is refused is made once more, after one renewal`, async ({ page, context }) => {
    await leavesToken(page, await tokenOf(page, await person(page.request)));
    const calls = await isRefusedOnce(context, SIDES[side as keyof typeof SIDES].call);
    const renewals = renewalsOf(context);
    await looksAround(page);

    await expect.poll(calls).toBeGreaterThan(1);
    expect(renewals).toHaveLength(1);
  });

  test(`${side}: a browser that keeps nothing renews too`, async ({ page, context }) => {
    const email = await person(page.request);
    await context.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    const renewals = renewalsOf(context);
    await page.goto(first);
    await logsIn(page, email, PASSWORD);
    const calls = await isRefusedOnce(context, SIDES[side as keyof typeof SIDES].call);
    await goesOn(page);

    // A list that is known stands there before it is asked for again.
    await expect.poll(calls).toBeGreaterThan(1);
    expect(renewals).toHaveLength(1);
  });
}

test('console: a person who works in it stays logged in when the server restarts at the renewal', async ({
  page,
  context,
}) => {
  const { person, looksAround, goesOn, form } = SIDES.console;
  const token = await tokenOf(page, await person(page.request));
  await leavesToken(page, token);
  await looksAround(page);
  await page.evaluate((value) => localStorage.setItem('token', value), expired(token));
  await context.route(RENEWAL, (route) => route.fulfill({ status: 503, json: {} }));
  const renewals = renewalsOf(context);
  await page.evaluate(() => {
    location.hash = '/orders';
  });
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await stored(page)).toBe(expired(token));
  await expect(form(page)).toHaveCount(0);

  await context.unroute(RENEWAL);
  await goesOn(page);
});

test('an upload goes on after a part that was refused, with one renewal', async ({ page, context }) => {
  await leavesToken(page, await tokenOf(page, STUDIO));
  const renewals = renewalsOf(context);
  const calls = await isRefusedOnce(context, '**/v1/developer/uploads');
  await page.goto('/upload');
  await page.getByLabel('Nombre del juego').fill('Ríos que vuelven');
  await page.getByRole('button', { name: 'Empezar' }).click();
  const builds = page.getByRole('region', { name: 'Versiones', exact: true });
  await builds.getByLabel('Para', { exact: true }).selectOption({ label: 'Web (se juega en el navegador)' });
  await builds.getByLabel('Versión', { exact: true }).fill('1.0');
  await builds.locator('input[type=file]').setInputFiles(GAME);
  await builds.getByRole('button', { name: 'Subir', exact: true }).click();
  await expect(builds.getByRole('article').filter({ hasText: '1.0' }).getByRole('button').first()).toBeVisible();

  expect([renewals.length, calls()]).toEqual([1, 2]);
});
