import { expect, test, type Page } from '@playwright/test';
import { ADMIN, atTheConsole } from './support/console.js';
import { freshAddress, PASSWORD, registeredPlayer } from './support/journey.js';

async function finds(page: Page, email: string): Promise<void> {
  await page.getByRole('menuitem', { name: 'Personas' }).click();
  await page.getByPlaceholder('Nombre o correo').fill(email);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link', { name: 'Viajera' })
    .click();
  await expect(page.getByRole('heading', { name: 'Datos de la cuenta' })).toBeVisible();
}

/** Fills the reason that the open dialog asks for, and goes through with it. */
async function confirms(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Motivo').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}

test('an administrator blocks a person, with a reason that stays', async ({ browser, request }) => {
  const email = await registeredPlayer(request);
  const desk = await atTheConsole(browser, ADMIN);
  await finds(desk, email);

  await desk.getByRole('button', { name: 'Bloquear' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(desk.getByRole('dialog').getByText('Escribe el motivo.')).toBeVisible();
  await confirms(desk, 'Bloquear', 'Viajera compró con tarjetas robadas');
  await expect(desk.getByRole('dialog').getByRole('alert')).toHaveText(
    'Escribe el motivo sin nombres, correos, RUT ni teléfonos: queda guardado para siempre.',
  );
  await confirms(desk, 'Bloquear', 'Compras con tarjetas robadas');

  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText('La cuenta quedó bloqueada y sus sesiones se cerraron')).toBeVisible();
  await expect(desk.getByText('Motivo: Compras con tarjetas robadas')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Desbloquear' })).toBeVisible();
  expect((await request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })).ok()).toBe(
    false,
  );

  await desk.getByRole('link', { name: 'Ver lo que el equipo hizo con esta cuenta' }).click();
  const line = desk.getByRole('listitem').filter({ hasText: 'Bloqueó una cuenta' });
  await expect(line).toContainText('Viajera');
  await expect(line).toContainText('por Admin');
  await expect(line).toContainText('Motivo: Compras con tarjetas robadas');
  await desk.context().close();
});

test('an administrator begins to delete an account on written wish, and calls it off', async ({ browser, request }) => {
  const email = await registeredPlayer(request);
  const desk = await atTheConsole(browser, ADMIN);
  await finds(desk, email);

  await desk.getByRole('button', { name: 'Borrar la cuenta' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Solo si lo pidió por escrito.');
  await confirms(desk, 'Borrar la cuenta', 'Carta con el folio 12');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByText(/^Se borrará el /)).toBeVisible();
  await expect(desk.getByText('El equipo comenzó el borrado de la cuenta')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Borrar la cuenta' })).toBeHidden();

  await desk.getByRole('button', { name: 'Anular el borrado' }).click();
  await confirms(desk, 'Anular el borrado', 'Cambió de idea por teléfono');
  await expect(desk.getByText(/^Se borrará el /)).toBeHidden();
  await expect(desk.getByText('Motivo: Cambió de idea por teléfono')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Borrar la cuenta' })).toBeVisible();

  await desk.getByRole('link', { name: 'Ver lo que el equipo hizo con esta cuenta' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Comenzó a borrar una cuenta' })).toContainText(
    'Motivo: Carta con el folio 12',
  );
  await desk.context().close();
});

test('a role made of two permissions opens just what they say', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const email = await registeredPlayer(request);
  const role = `Soporte ${freshAddress().replace(/\D/g, '').slice(-12)}`;
  const desk = await atTheConsole(browser, ADMIN);
  await desk.getByRole('menuitem', { name: 'Roles' }).click();
  await desk.getByRole('link', { name: 'Crear un rol' }).click();
  await desk.getByLabel('Nombre del rol').fill(role);
  await desk.getByRole('checkbox', { name: 'Ver los pedidos' }).check();
  await expect(desk.getByText('Sin «Entrar a la consola», los demás permisos no se pueden usar.')).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Entrar a la consola' }).check();
  await desk.getByLabel('Motivo').fill('Atiende las dudas sobre pedidos');
  await desk.getByRole('button', { name: 'Crear un rol' }).click();
  await expect(desk.getByRole('columnheader', { name: role })).toBeVisible();

  await finds(desk, email);
  await desk.getByRole('button', { name: 'Dar un rol' }).click();
  await desk.getByRole('dialog').getByLabel('Rol nuevo').click();
  await desk.getByRole('option', { name: role }).click();
  await confirms(desk, 'Dar un rol', 'Entra al equipo de soporte');
  await expect(desk.getByText(`Recibió el rol «${role}»; antes tenía «Miembro»`)).toBeVisible();
  await desk.context().close();

  const support = await atTheConsole(browser, email);
  await expect(support.getByRole('menuitem')).toHaveText(['Resumen', 'Pedidos']);
  await support.getByRole('menuitem', { name: 'Pedidos' }).click();
  await expect(support.getByPlaceholder('Número, jugador o correo')).toBeVisible();
  for (const closed of ['people', 'roles', 'roles/create', 'audit', 'payments']) {
    await support.goto(`/admin/#/${closed}`);
    await expect(support).toHaveURL(/access-denied/);
  }
  await expect(support.getByText('Tu cuenta no tiene permiso para ver esta página.')).toBeVisible();
  await support.context().close();
});
