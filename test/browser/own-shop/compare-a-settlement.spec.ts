import type { Page } from '@playwright/test';
import { barriersOn, colourBarriersAfter } from '../support/barriers.js';
import { ADMIN, atTheConsole, goesTo } from '../support/console.js';
import { cartOf, goesToTheBank, PASSWORD, paysAtTheBank, signedInPlayer } from '../support/journey.js';
import { expect, test, type OwnShop } from '../support/own-shop.js';
import { patient } from '../../support/patience.js';

const HEAD = 'Fecha Venta;Tipo Transacción;Orden de Compra;Código Autorización;Monto';
const FOREIGN = 'FORASTERA1';

/** A person pays for a game. @returns how the bank's file names the payment. */
async function aSale(page: Page, shop: OwnShop, game: string): Promise<{ buyOrder: string; amount: number }> {
  await cartOf(page, game);
  const token = await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('main')).toContainText(/Pagado|Paid/);
  const {
    transactions: [sale],
  } = (await (await page.request.get(`${shop.bank}/__sim/transactions?token=${token}`)).json()) as {
    transactions: { buyOrder: string; amount: number }[];
  };
  if (!sale) throw new Error('the bank knows no such payment');
  return sale;
}

/** What day the shop has, as the bank writes it. */
async function today(page: Page): Promise<string> {
  const { now } = (await (await page.request.get('/v1/test/clock')).json()) as { now: string };
  return new Intl.DateTimeFormat('es-CL', {
    timeZone: 'America/Santiago',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(now));
}

/** Chooses a file by the keyboard and the dialog of the browser; older Windows wrote it. */
async function chooses(consolePage: Page, name: string, text: string): Promise<void> {
  const dialog = consolePage.waitForEvent('filechooser');
  await consolePage.getByRole('button', { name: /Elegir (un|otro) archivo|Choose (a|another) file/ }).press('Enter');
  await (await dialog).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
}

test('a settlement file with a matching, a missing and a foreign payment is looked into, compared and found again', async ({
  browser,
  page,
  shop,
}) => {
  test.setTimeout(patient(180_000));
  await signedInPlayer(page);
  const [matching, missing] = [await aSale(page, shop, 'telar-andino'), await aSale(page, shop, 'volcan-despierto')];
  const day = await today(page);
  const file = [
    HEAD,
    `${day};Venta;${matching.buyOrder};1213;${matching.amount}`,
    `${day};Venta;${FOREIGN};1213;5990`,
  ].join('\r\n');
  const consolePage = await atTheConsole(browser, ADMIN);
  const main = consolePage.getByRole('main');
  const fault = consolePage.getByRole('alert').filter({ hasText: 'Archivo:' });
  await consolePage.getByRole('menuitem', { name: 'Archivos del banco' }).click();
  await consolePage.getByRole('link', { name: 'Comparar una liquidación' }).click();

  await chooses(consolePage, 'sin-columnas.csv', 'Fecha Venta;Monto\n21/11/2026;1');
  await expect(fault).toContainText('El archivo no trae lo que la tienda necesita comparar.');
  await expect(fault).toContainText(
    'En la línea 1 falta o no se entiende: Tipo de transacción, Orden de compra, Código de autorización.',
  );
  await chooses(consolePage, 'sin-ventas.csv', HEAD);
  await expect(fault).toContainText('El archivo no trae ningún movimiento.');
  await chooses(consolePage, 'enorme.csv', 'x'.repeat(9_100_000));
  await expect(fault).toContainText('El archivo pesa 9,1 MB y el máximo es 8 MB.');

  await chooses(consolePage, 'liquidacion.csv', file);
  await expect(consolePage.getByRole('heading', { name: 'Lo que se comparará' })).toBeFocused();
  await expect(fault).toHaveCount(0);
  await expect(main).toContainText('Primeros movimientos: 2 de 2');
  await expect(consolePage.getByRole('row', { name: new RegExp(FOREIGN) })).toContainText('5.990');
  await consolePage.getByRole('button', { name: 'Comparar con la tienda' }).press('Enter');

  await expect(consolePage.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  await expect(main).toContainText('1 de 2 movimientos');
  const onlyBank = consolePage.getByRole('region', { name: 'El banco lo tiene y la tienda no' });
  const onlyShop = consolePage.getByRole('region', { name: 'La tienda lo tiene y el banco no' });
  await expect(onlyBank.getByRole('row', { name: new RegExp(FOREIGN) })).toContainText('No está');
  await expect(onlyShop.getByRole('row', { name: new RegExp(missing.buyOrder) })).toContainText('LT-');
  await expect(onlyShop).not.toContainText(matching.buyOrder);
  await onlyShop
    .getByRole('row', { name: new RegExp(missing.buyOrder) })
    .getByRole('link', { name: 'Ver el incidente' })
    .click();
  await expect(main).toContainText('Un pago que no está en la liquidación del banco');
  await expect(main).toContainText(missing.buyOrder);

  await consolePage.getByRole('menuitem', { name: 'Archivos del banco' }).click();
  const kept = consolePage.getByRole('row', { name: /liquidacion\.csv/ });
  await expect(kept).toContainText('Admin');
  await expect(kept).toContainText('1 de 2 movimientos');
  await consolePage.getByRole('link', { name: 'Comparar una liquidación' }).click();
  await chooses(consolePage, 'otra-vez.csv', file);
  await expect(main).toContainText('Este mismo archivo ya se comparó el');
  await expect(consolePage.getByRole('button', { name: 'Comparar otra vez' })).toBeEnabled();
  await consolePage.getByRole('link', { name: 'Ver ese resultado' }).click();
  await expect(main).toContainText('liquidacion.csv');
  await consolePage.context().close();
});

for (const { locale, width } of [
  { locale: 'es-CL', width: 360 },
  { locale: 'en-US', width: 1280 },
]) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the pages of settlements, light or dark', async ({ page }) => {
      test.setTimeout(patient(120_000));
      const { token } = (await (
        await page.request.post('/v1/auth', { data: { email: ADMIN, password: PASSWORD, remember_me: false } })
      ).json()) as { token: string };
      const file = [HEAD, `${await today(page)};Venta;${FOREIGN};1213;5990`].join('\n');
      const compared = await page.request.post('/v1/admin/settlements', {
        headers: { authorization: `Bearer ${token}` },
        data: { file, fileName: 'banco.csv' },
      });
      const { id } = (await compared.json()) as { id: string };
      await page.goto('/admin/');
      // Signed out, the console forgets what token there is; so it has done that first.
      await expect(page.getByRole('main')).toContainText(/consola|console/);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      const found: string[] = [];
      const look = async (name: string): Promise<void> => {
        found.push(...(await barriersOn(page, name)));
        found.push(
          ...(await colourBarriersAfter(
            () => page.getByRole('button', { name: /Cambiar entre claro y oscuro|Toggle light\/dark mode/ }).click(),
            page,
            `${name}, the other colours`,
          )),
        );
      };
      await page.goto('/admin/', { waitUntil: 'networkidle' });
      await goesTo(page, '/settlements', /banco\.csv/);
      await look('list');
      await goesTo(page, `/settlements/${id}/show`, /FORASTERA1/);
      await look('result');
      await goesTo(page, '/settlements/create', /CSV/);
      await look('empty');
      await chooses(page, 'malo.csv', 'Hola');
      await expect(page.getByRole('alert').filter({ hasText: 'malo.csv' })).toBeVisible();
      await look('fault');
      await chooses(page, 'banco.csv', file);
      await expect(page.getByRole('table')).toContainText(FOREIGN);
      await look('preview');

      expect(found).toEqual([]);
    });
  });
}
