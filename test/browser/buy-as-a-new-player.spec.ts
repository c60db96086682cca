import { expect, test } from '@playwright/test';
import { freshAddress, goesToTheBank, paysAtTheBank, verificationLink } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

test('a new player finds a game, registers and buys it on a phone, in Spanish', async ({ page }) => {
  const email = freshAddress();
  await page.goto('/games');
  await page.getByRole('searchbox').fill('fracions');
  await page.getByRole('searchbox').press('Enter');
  await page
    .getByRole('link', { name: /Mercado de fracciones/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
  await expect(page.getByRole('button', { name: 'Carrito, 1 juego' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Mercado de fracciones');

  await page.goto('/register');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Nombre de usuario').fill('Abuela Rosa');
  await page.getByLabel('Contraseña', { exact: true }).fill('Ludoteca1');
  await page.getByLabel('Año de nacimiento').fill('1956');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  await page.goto(await verificationLink(page.request, email));
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();

  await page.goto('/login?next=%2Fcart');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('Ludoteca1');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('main')).toContainText('Mercado de fracciones');
  await goesToTheBank(page);
  await expect(page.getByRole('region', { name: 'Ludoteca' })).toContainText('$ 3.290');
  await paysAtTheBank(page);

  const result = page.getByRole('main');
  await expect(result).toContainText('Pagado');
  for (const fact of [
    'Orden de compra',
    'Comercio',
    '$ 3.290',
    'Código de autorización',
    '1213',
    'Crédito',
    'terminada en 6623',
    'Mercado de fracciones',
  ])
    await expect(result).toContainText(fact);
  await page.goto('/library');
  await expect(page.getByRole('main')).toContainText('Mercado de fracciones');
  await expect
    .poll(async () =>
      JSON.stringify(await (await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).json()),
    )
    .toContain('Tu compra en Ludoteca');
});
