import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ADMIN, atTheConsole } from './support/console.js';
import { gameId } from './support/journey.js';

test('a batch of codes is seen, saved and only then activated', async ({ browser, request }) => {
  const consolePage = await atTheConsole(browser, ADMIN);
  await consolePage.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await consolePage.goto('/admin/#/codes/create');
  await consolePage.getByLabel('Muchos códigos al azar').check();
  await consolePage.getByLabel('Cuántos').fill('3');
  await consolePage.getByLabel('Para qué').fill('Feria de ciencias');
  await consolePage.getByRole('button', { name: 'Ver los códigos' }).click();

  await expect(consolePage.getByRole('heading', { name: '3 códigos por activar' })).toBeFocused();
  const codes = await consolePage
    .getByRole('list', { name: '3 códigos por activar' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(3);
  const file = consolePage.waitForEvent('download');
  await consolePage.getByRole('button', { name: 'Descargar (CSV)' }).click();
  expect((await readFile(await (await file).path(), 'utf8')).trim().split('\r\n').slice(1)).toEqual(codes);
  await consolePage.getByRole('button', { name: 'Copiar' }).click();
  await expect(consolePage.getByText('Copiados.')).toBeVisible();
  expect(await consolePage.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  const cart = await gameId(request, 'telar-andino');
  const answers = async (): Promise<number> => (await request.get(`/v1/discounts/${codes[0]}?cart=${cart}`)).status();
  expect(await answers()).toBe(404);
  await consolePage.getByRole('button', { name: 'Ya los guardé: activarlos' }).click();
  await expect(consolePage.getByText('Los códigos están activos.')).toBeVisible();
  expect(await answers()).toBe(200);
});
