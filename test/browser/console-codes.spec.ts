import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ADMIN, atTheConsole } from './support/console.js';
import { gameId } from './support/journey.js';

test('a batch of codes is seen, saved and only then activated', async ({ browser, request }) => {
  const desk = await atTheConsole(browser, ADMIN);
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.goto('/admin/#/codes/create');
  await desk.getByLabel('Muchos códigos al azar').check();
  await desk.getByLabel('Cuántos').fill('3');
  await desk.getByLabel('Para qué').fill('Feria de ciencias');
  await desk.getByRole('button', { name: 'Ver los códigos' }).click();

  await expect(desk.getByRole('heading', { name: '3 códigos por activar' })).toBeFocused();
  const codes = await desk.getByRole('list', { name: '3 códigos por activar' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(3);
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Descargar (CSV)' }).click();
  expect((await readFile(await (await file).path(), 'utf8')).trim().split('\r\n').slice(1)).toEqual(codes);
  await desk.getByRole('button', { name: 'Copiar' }).click();
  await expect(desk.getByText('Copiados.')).toBeVisible();
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  const cart = await gameId(request, 'telar-andino');
  const answers = async (): Promise<number> => (await request.get(`/v1/discounts/${codes[0]}?cart=${cart}`)).status();
  expect(await answers()).toBe(404);
  await desk.getByRole('button', { name: 'Ya los guardé: activarlos' }).click();
  await expect(desk.getByText('Los códigos están activos.')).toBeVisible();
  expect(await answers()).toBe(200);
});
