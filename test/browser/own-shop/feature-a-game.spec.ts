import type { Page } from '@playwright/test';
import { barriersInLightAndDark } from '../support/barriers.js';
import { ADMIN, atTheConsole, confirms, goesTo } from '../support/console.js';
import { gameId } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { GAME_OF_STUDIO } from '../support/studio.js';

const TITLE = 'El taller de fuerzas';
const REASON = 'Semana de la ciencia';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

/** The titles of the featured games, as a visitor reads them. */
async function featuredFor(page: Page): Promise<string[]> {
  await page.goto('/');
  return page
    .getByRole('region', { name: 'Elegidos por Ludoteca' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
}

test('staff choose the games of the home page, and take one off again', async ({ page, browser, shop }) => {
  const id = await gameId(page.request, GAME_OF_STUDIO);
  expect((await featuredFor(page))[0]).toBe(TITLE);
  expect(await barriersInLightAndDark(page, 'home')).toEqual([]);

  const staff = await atTheConsole(browser, ADMIN, shop.url);
  await goesTo(staff, `/games/${id}/show`, /Destacado, lugar 1/);
  await staff.getByRole('button', { name: 'Quitar de la página de inicio' }).click();
  await confirms(staff, 'Quitar de la página de inicio', REASON);
  await expect(staff.getByText('No está destacado', { exact: true })).toBeVisible();
  expect(await featuredFor(page)).toHaveLength(2);
  expect(await featuredFor(page)).not.toContain(TITLE);

  await staff.getByRole('button', { name: 'Destacar en la página de inicio' }).click();
  await staff.getByRole('dialog').getByRole('combobox', { name: 'Lugar' }).click();
  await staff.getByRole('option', { name: '2' }).click();
  await confirms(staff, 'Destacar en la página de inicio', REASON);
  await expect(staff.getByText('Destacado, lugar 2')).toBeVisible();
  expect((await featuredFor(page))[1]).toBe(TITLE);
  await page.getByRole('region', { name: 'Elegidos por Ludoteca' }).getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(`/games/${GAME_OF_STUDIO}`);

  await goesTo(staff, '/audit', /Quitó un juego de los destacados/);
  await expect(staff.getByText('Destacó un juego').first()).toBeVisible();
});
