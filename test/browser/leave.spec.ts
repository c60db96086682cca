import { readFile } from 'node:fs/promises';
import { expect, test as journeys } from '@playwright/test';
import { days } from '../../api/kernel/instant.js';
import { Shop } from '../support/shop.js';
import { unzip } from '../support/zip.js';
import { linkIn, PASSWORD, signedInPlayer } from './support/journey.js';
import { patient } from '../support/patience.js';

/** A shop of its own: here the clock is moved by a week, which would upset the purchases of others. */
const test = journeys.extend<object, { shop: Shop }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const shop = await Shop.open();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: patient(180_000) },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

test.use({ locale: 'es-CL', viewport: { width: 360, height: 780 } });

test('my data come as a file told by mail; a week after I asked, my account is gone', async ({ page, shop }) => {
  const email = await signedInPlayer(page);
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Preparar el archivo' }).click();
  await page.goto(await linkIn(page.request, email, /https?:\/\/\S+\/account\/privacy/));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar' }).click();
  const file = await downloading;

  const files = unzip(await readFile(await file.path()));
  expect(file.suggestedFilename()).toBe('ludoteca-mis-datos.zip');
  expect(files['index.html']).toContain(email);

  await page.getByLabel('Tu contraseña').fill('Equivocada1');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByText('La contraseña no coincide.')).toBeVisible();
  await expect(page.getByLabel('Tu contraseña')).toBeFocused();
  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByText(/Tu cuenta se borrará el/)).toBeVisible();
  await expect(page.getByText('Te quedan 7 días para cambiar de idea.', { exact: false })).toBeVisible();

  const keeping = await linkIn(page.request, email, /https?:\/\/\S+\/cancel-erasure\?token=\S+/);
  await page.goto(keeping);
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu cuenta se queda' })).toBeVisible();

  // A link that is over says so, and leaves no button that could never work.
  await page.goto(keeping);
  await page.getByRole('button', { name: 'Conservar mi cuenta' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ese borrado ya se canceló' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Conservar mi cuenta' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver mi cuenta' }).click();
  await expect(page).toHaveURL(/\/account\/privacy$/);

  await page.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(page.getByRole('button', { name: 'Conservar mi cuenta' })).toBeVisible();

  await shop.timePasses(days(7));
  await shop.settles();

  await page.goto('/account/privacy');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert').first()).toContainText('El correo o la contraseña no coinciden.');
});

test('a link to end the news that is not ours leads to the account instead', async ({ page }) => {
  await page.goto('/unsubscribe?token=nonsense');
  await page.getByRole('button', { name: 'No quiero más novedades' }).click();

  await expect(page.getByRole('alert').filter({ hasText: 'cambia las novedades en tu cuenta' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'No quiero más novedades' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ver mi cuenta' })).toBeVisible();
});
