import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { patient } from '../../support/patience.js';
import { barriersOn } from '../support/barriers.js';
import { timeReaches, timeReachesA10th } from '../support/clock.js';
import { aColleague, ADMIN, atTheConsole, confirms } from '../support/console.js';
import { buys, signedInPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { STUDIO } from '../support/studio.js';

/*
 * Three times El taller de fuerzas and once Números en órbita: the studio's part is 3 × 3.229 + 2.053 = 11.740.
 * Nothing is withheld of it: by its RUT the studio is a company.
 */
const GAMES = ['el-taller-de-fuerzas', 'el-taller-de-fuerzas', 'el-taller-de-fuerzas', 'numeros-en-orbita'];
const SHARE = '$ 11.740';
const AMOUNT = '11740';
const ACCOUNT = '00123456789';

test.use({
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  viewport: { width: 1280, height: 900 },
  // Settings of its own are a shop of its own: another journey leaves a pay-out of this studio under way.
  shopEnv: { DEMO_DAYS: '0' },
});

async function areBought(browser: Browser, baseURL: string): Promise<void> {
  for (const slug of GAMES) {
    const context = await browser.newContext({ baseURL, locale: 'es-CL' });
    const page = await context.newPage();
    await signedInPlayer(page);
    await buys(page, slug);
    await context.close();
  }
}

/** The part of a page of the console below this heading. */
const panel = (page: Page, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** Does what a button says, and what its dialog says again. */
async function decides(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Opens the one pay-out that is under way. */
async function opensThePayout(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Pagos a estudios' }).click();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Qué hacer' })).toBeVisible();
}

/** Presses the button of a file's page, and reads what the browser saved. */
async function downloads(page: Page): Promise<{ name: string; lines: string[] }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la nómina' }).click();
  const saved = await saving;
  const text = await readFile(await saved.path(), 'utf8');
  return { name: saved.suggestedFilename(), lines: text.replace('\uFEFF', '').split('\r\n') };
}

/** Approves as one person and releases as another one. */
async function releases(first: Page, second: Page): Promise<void> {
  await opensThePayout(first);
  await decides(first, 'Aprobar');
  await expect(first.getByRole('main')).toContainText('Falta otra persona');
  await expect(first.getByRole('main')).toContainText('Tú lo aprobaste. Otra persona tiene que liberarlo.');
  await expect(first.getByRole('button', { name: 'Liberar' })).toBeHidden();
  await opensThePayout(second);
  await decides(second, 'Liberar');
  await expect(second.getByRole('main')).toContainText('Por transferir');
}

/** Makes the file of all that waits, and comes to its page. */
async function makesTheFile(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Nóminas' }).click();
  await expect(panel(page, 'La próxima nómina')).toContainText(`1 pago · ${SHARE}`);
  await decides(page, 'Hacer la nómina');
  await expect(panel(page, 'Qué hacer')).toContainText('Cárgala en el banco una sola vez.');
}

/** All that is wrong with a page for some of its readers, at this width and on a telephone. */
async function barriersAtBothWidths(page: Page, name: string): Promise<string[]> {
  const found = await barriersOn(page, name);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
  found.push(...(await barriersOn(page, `${name}, on a telephone`)));
  await page.setViewportSize({ width: 1280, height: 900 });
  return found;
}

test('two people pay a studio through a file for the bank; a transfer that fails is payable again', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.setTimeout(patient(420_000));
  const sold = await timeReachesA10th(request);
  await areBought(browser, shop.url);
  await timeReaches(request, new Date(Date.UTC(sold.getUTCFullYear(), sold.getUTCMonth() + 1, 3, 16)));

  await signIn(page, STUDIO);
  await page.goto('/developer/earnings');
  const region = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  await page.getByRole('button', { name: 'Agregar un documento' }).click();
  await page.getByLabel('Número', { exact: true }).fill('B-17');
  await page.getByLabel('Último día vigente').fill('2031-06-30');
  await region('Documento tributario').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('main')).toContainText('Boleta de honorarios B-17');
  const payouts = region('Pagos');
  await payouts.getByRole('button', { name: `Pedir ${SHARE}` }).click();
  await expect(payouts).toContainText('En camino');

  const colleague = await aColleague(request, 'Pagos', ['console:open', 'payout:read', 'payout:release']);
  const first = await atTheConsole(browser, colleague, shop.url);
  const second = await atTheConsole(browser, ADMIN, shop.url);
  const barriers: string[] = [];

  // The first transfer fails: the studio reads why, and can request it again.
  await releases(first, second);
  barriers.push(...(await barriersAtBothWidths(second, 'a released pay-out')));
  await second.getByRole('menuitem', { name: 'Nóminas' }).click();
  await expect(panel(second, 'La próxima nómina')).toContainText(`1 pago · ${SHARE}`);
  barriers.push(...(await barriersAtBothWidths(second, 'the file that can be made')));
  await makesTheFile(second);
  barriers.push(...(await barriersAtBothWidths(second, 'a file')));
  await expect(panel(second, 'Nómina 1')).toContainText(SHARE);
  const one = await downloads(second);
  expect(one.name).toBe('ludoteca-nomina-1.csv');
  expect(one.lines[0]).toMatch(/^RUT beneficiario;Nombre beneficiario;Banco;Tipo de cuenta;Número de cuenta;Monto;/);
  expect(one.lines.slice(1)).toEqual([
    expect.stringMatching(
      new RegExp(`^76543210-3;[^;]+;Banco de muestra;Cuenta corriente;${ACCOUNT};${AMOUNT};${STUDIO};LUD00001N001$`),
    ),
    '',
  ]);
  await second.getByRole('region', { name: 'Pagos de la nómina' }).getByRole('link').click();
  await second.getByRole('button', { name: 'No llegó' }).click();
  const dialog = second.getByRole('dialog');
  await expect(dialog).toContainText('Está en una nómina para el banco.');
  await dialog.getByLabel('Por qué no llegó').click();
  await second.getByRole('option', { name: 'La cuenta está cerrada' }).click();
  barriers.push(...(await barriersOn(second, 'why it did not arrive')));
  await dialog.getByRole('button', { name: 'No llegó' }).click();
  await expect(second.getByRole('main')).toContainText('La cuenta está cerrada');
  await second.getByRole('link', { name: 'Nómina 1' }).click();
  await expect(panel(second, 'Pagos de la nómina')).toContainText('No llegó');
  await expect(second.getByRole('button', { name: 'Descargar la nómina' })).toBeHidden();

  await page.reload();
  await expect(payouts).toContainText('La cuenta está cerrada. Agrega otra abajo y pide el pago otra vez.');
  await payouts.getByRole('button', { name: `Pedir ${SHARE}` }).click();
  await expect(payouts).toContainText('En camino');

  // The second one is executed: the bank's reference is recorded for the whole file.
  await releases(first, second);
  await makesTheFile(first);
  const two = await downloads(first);
  expect(two.name).toBe('ludoteca-nomina-2.csv');
  expect(two.lines[1]).toContain(`;${ACCOUNT};${AMOUNT};${STUDIO};LUD00002N001`);
  expect(two.lines).toHaveLength(3);
  await expect(first.getByRole('main')).toContainText('Si no se cargó en el banco, otra persona la puede devolver.');
  await expect(first.getByRole('button', { name: 'Devolver la nómina' })).toBeHidden();

  // Another one puts a file back that was not uploaded; its pay-out is in the next one.
  await second.getByRole('menuitem', { name: 'Nóminas' }).click();
  await second.getByRole('link', { name: 'Nómina 2' }).click();
  await second.getByRole('button', { name: 'Devolver la nómina' }).click();
  await confirms(second, 'Devolver la nómina', 'No se cargó en el banco');
  await expect(panel(second, 'Nómina 2')).toContainText('No se cargó en el banco');
  await expect(panel(second, 'Nómina 2')).toContainText('No la cargues en el banco: sus pagos van en otra nómina.');
  await expect(panel(second, 'Pagos de la nómina')).toContainText('Devuelto');
  await first.getByRole('button', { name: 'Descargar la nómina' }).click();
  await expect(first.getByRole('alert').filter({ hasText: 'Esta nómina se devolvió' })).toBeVisible();
  await makesTheFile(second);
  expect((await downloads(second)).lines[1]).toContain(`;${ACCOUNT};${AMOUNT};${STUDIO};LUD00003N001`);

  await second.getByRole('button', { name: 'Anotar las transferencias' }).click();
  await expect(dialog).toContainText(`El banco transfirió 1 pago por ${SHARE}.`);
  await dialog.getByRole('button', { name: 'Anotar las transferencias' }).click();
  await expect(dialog).toContainText('Escribe el número como lo dio el banco: al menos 3 caracteres.');
  await dialog.getByLabel('Número de la transferencia').fill('NOM 7781');
  barriers.push(...(await barriersOn(second, 'recording the transfers')));
  await dialog.getByRole('button', { name: 'Anotar las transferencias' }).click();
  await expect(second.getByRole('status').filter({ hasText: 'Se anotó 1 transferencia' })).toBeVisible();
  await expect(panel(second, 'Pagos de la nómina')).toContainText('Transferido');
  barriers.push(...(await barriersAtBothWidths(second, 'a recorded file')));
  await second.getByRole('button', { name: 'English' }).click();
  await expect(panel(second, 'Pay-outs of the file')).toContainText('Transferred');
  await second.getByRole('menuitem', { name: 'Bank files' }).click();
  await expect(second.getByRole('row', { name: /Bank file 3/ })).toContainText('Finished');
  await expect(second.getByRole('row', { name: /Bank file 2/ })).toContainText('Put back');
  barriers.push(...(await barriersAtBothWidths(second, 'all files')));

  await page.reload();
  const past = payouts.getByRole('region', { name: 'Pagos anteriores' });
  await expect(past.getByRole('row').nth(1)).toContainText(/Transferido el \d+ de [a-z]+ de 20\d\d/);
  await expect(past.getByRole('row').nth(1)).toContainText(SHARE);
  await expect(past.getByRole('row').nth(2)).toContainText(/No llegó el \d+ de [a-z]+ de 20\d\d/);
  expect(barriers).toEqual([]);
});
