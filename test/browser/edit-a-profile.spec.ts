import { expect, test, type Locator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import sharp from 'sharp';
import { aPhoto } from '../support/photos.js';
import { freshAddress, PASSWORD, signedInPlayer, verificationLink } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

/** The bar's heights from wide to narrow, once it shows who is there. */
async function barHeights(page: Page, person: Locator): Promise<(number | undefined)[]> {
  const heights: (number | undefined)[] = [];
  for (const width of [1440, 1280, 769, 360]) {
    await page.setViewportSize({ width, height: 740 });
    if (heights.length === 0) await expect(person).toBeVisible();
    heights.push((await page.getByRole('banner').boundingBox())?.height);
  }
  return heights;
}

test('the bar is as high for a person, with and without a picture, as for a visitor', async ({ page }) => {
  const bar = page.getByRole('banner');
  await page.goto('/games');
  const before = await barHeights(page, bar.getByRole('link', { name: 'Ingresar' }));
  expect(before).not.toContain(undefined);
  await expect(bar.getByLabel('Descargar')).toHaveCount(0);

  await signedInPlayer(page);
  await page.goto('/edit');
  expect(await barHeights(page, bar.getByRole('button', { name: 'Tu cuenta' }))).toEqual(before);

  const photo = { name: 'yo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
  await page.getByLabel('Elegir una foto').setInputFiles(photo);
  await page.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(page.getByText('Tu foto de perfil está actualizada')).toBeVisible();
  expect(await barHeights(page, bar.getByRole('button').locator('img[src^="/media/people/"]'))).toEqual(before);
});

test('a player shows a face, tells about herself and moves to another address, on a phone', async ({ page }) => {
  await signedInPlayer(page);
  await page.goto('/edit');
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Elegir una foto').setInputFiles({ name: 'yo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('img', { name: 'Así se verá tu foto' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar foto' }).click();
  await expect(page.getByText('Tu foto de perfil está actualizada')).toBeVisible();
  await expect(page.locator('main img[src^="/media/people/"]')).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expect(page.getByRole('dialog').locator('img[src$="/64.webp"]')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Descargar')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page
    .getByLabel('Elegir otra')
    .setInputFiles({ name: 'no.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos abrir ese archivo' })).toBeFocused();

  const moved = freshAddress();
  await page.getByLabel('Nombre de usuario').fill('x');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused();
  await page.getByLabel('Nombre de usuario').fill('Abuela Rosa');
  await page.getByLabel('Fecha de nacimiento').fill('1956-03-02');
  await page.getByLabel('Sobre ti').fill('Juego con mis nietos.');
  await page.getByLabel('Correo', { exact: true }).fill(moved);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByLabel('Contraseña actual', { exact: true })).toBeFocused();
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Not-my-own-1');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('region', { name: 'Tus datos' }).getByRole('alert')).toContainText(
    'La contraseña actual no es esa.',
  );
  await page.getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`Falta confirmar ${moved}`)).toBeVisible();
  expect(await barriersOn(page, 'the profile')).toEqual([]);

  await page.goto(await verificationLink(page.request, moved), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Usar este correo' }).click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();
  await page.goto('/edit');
  await expect(page.getByLabel('Correo', { exact: true })).toHaveValue(moved);
  await expect(page.getByLabel('Nombre de usuario')).toHaveValue('Abuela Rosa');
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('1956-03-02');
  await expect(page.getByText('Falta confirmar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a visitor is sent to the door and comes back', async ({ page }) => {
  await page.goto('/edit');

  await expect(page).toHaveURL(/\/login\?next=%2Fedit$/);
});
