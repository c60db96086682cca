import { minutes } from '../../../api/kernel/instant.js';
import { barriersOn } from '../support/barriers.js';
import { shopsTime, timeReaches } from '../support/clock.js';
import { signedInPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('who did not play says so, and that session no longer counts', async ({ page, request }) => {
  await signedInPlayer(page);
  await page.goto('/games/sudoku-del-sur');
  await page.getByRole('button', { name: 'Obtener gratis' }).filter({ visible: true }).first().click();
  await expect(page.getByText('está en tu biblioteca')).toBeAttached();
  await page.goto('/sudoku-game');
  const counted = page.waitForResponse((reply) => reply.url().includes('/heartbeats'));
  await page.getByRole('button', { name: /^Jugar/ }).click();
  expect((await counted).status()).toBe(200);

  await page.goto('/player-stats');
  await expect(page.getByRole('main').getByText('Ahora', { exact: true })).toBeVisible();
  await timeReaches(request, new Date((await shopsTime(request)).getTime() + minutes(3)));
  await page.reload();
  await page.getByRole('button', { name: /^No fui yo/ }).click();
  const question = page.getByRole('dialog', { name: '¿Este rato no fue tuyo?' });
  await question.getByLabel('¿Qué pasó? (opcional)').fill('Fue mi hermano');
  const barriers = await barriersOn(page, 'question');
  await question.getByRole('button', { name: 'No fui yo' }).click();
  await expect(page.getByText('Listo: ese rato ya no cuenta.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').getByText('En revisión: no cuenta')).toBeVisible();
  barriers.push(...(await barriersOn(page, 'contested')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(barriers).toEqual([]);
});
