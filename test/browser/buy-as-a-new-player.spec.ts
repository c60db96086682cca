import { expect, test } from '@playwright/test';
import { freshAddress, goesToTheBank, logsIn, paysAtTheBank, registers, verificationLink } from './support/journey.js';

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
  await registers(page, email);
  await page.goto(await verificationLink(page.request, email));
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();

  await page.goto('/login?next=%2Fcart');
  await logsIn(page, email);
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

test('a person whose address has an ñ in its domain registers, reads it so, and logs in with it', async ({ page }) => {
  const email = freshAddress().replace('example.test', 'niñez.cl');
  await page.goto('/register');
  await registers(page, email);
  await expect(page.getByRole('main')).toContainText(email);
  await page.goto(await verificationLink(page.request, email));
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible();

  await page.goto('/login?next=%2Faccount');
  await logsIn(page, email);
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/edit');
  await expect(page.getByLabel('Correo')).toHaveValue(email);
});
