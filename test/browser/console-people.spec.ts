import { expect, test } from '@playwright/test';
import { ADMIN, atTheConsole, confirms, finds } from './support/console.js';
import { freshAddress, PASSWORD, registeredPlayer } from './support/journey.js';
import { patient } from '../support/patience.js';

test('an administrator blocks a person, with a reason that stays', async ({ browser, request }) => {
  const email = await registeredPlayer(request);
  const consolePage = await atTheConsole(browser, ADMIN);
  await finds(consolePage, email);

  await consolePage.getByRole('button', { name: 'Bloquear' }).click();
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(consolePage.getByRole('dialog').getByText('Escribe el motivo.')).toBeVisible();
  await confirms(consolePage, 'Bloquear', 'Viajera compró con tarjetas robadas');
  await expect(consolePage.getByRole('dialog').getByRole('alert')).toHaveText(
    'Escribe el motivo sin nombres, correos, RUT ni teléfonos: queda guardado para siempre.',
  );
  await confirms(consolePage, 'Bloquear', 'Compras con tarjetas robadas');

  await expect(consolePage.getByRole('dialog')).toBeHidden();
  await expect(consolePage.getByText('La cuenta quedó bloqueada y sus sesiones se cerraron')).toBeVisible();
  await expect(consolePage.getByText('Motivo: Compras con tarjetas robadas')).toBeVisible();
  await expect(consolePage.getByRole('button', { name: 'Desbloquear' })).toBeVisible();
  expect((await request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })).ok()).toBe(
    false,
  );

  await consolePage.getByRole('link', { name: 'Ver lo que el equipo hizo con esta cuenta' }).click();
  const line = consolePage.getByRole('listitem').filter({ hasText: 'Bloqueó una cuenta' });
  await expect(line).toContainText('Viajera');
  await expect(line).toContainText('por Admin');
  await expect(line).toContainText('Motivo: Compras con tarjetas robadas');
  await consolePage.context().close();
});

test('an administrator begins to delete an account on written wish, and calls it off', async ({ browser, request }) => {
  const email = await registeredPlayer(request);
  const consolePage = await atTheConsole(browser, ADMIN);
  await finds(consolePage, email);

  await consolePage.getByRole('button', { name: 'Borrar la cuenta' }).click();
  await expect(consolePage.getByRole('dialog')).toContainText('Solo si lo pidió por escrito.');
  await confirms(consolePage, 'Borrar la cuenta', 'Carta con el folio 12');
  await expect(consolePage.getByRole('dialog')).toBeHidden();
  await expect(consolePage.getByText(/^Se borrará el /)).toBeVisible();
  await expect(consolePage.getByText('El equipo comenzó el borrado de la cuenta')).toBeVisible();
  await expect(consolePage.getByRole('button', { name: 'Borrar la cuenta' })).toBeHidden();

  await consolePage.getByRole('button', { name: 'Anular el borrado' }).click();
  await confirms(consolePage, 'Anular el borrado', 'Cambió de idea por teléfono');
  await expect(consolePage.getByText(/^Se borrará el /)).toBeHidden();
  await expect(consolePage.getByText('Motivo: Cambió de idea por teléfono')).toBeVisible();
  await expect(consolePage.getByRole('button', { name: 'Borrar la cuenta' })).toBeVisible();

  await consolePage.getByRole('link', { name: 'Ver lo que el equipo hizo con esta cuenta' }).click();
  await expect(consolePage.getByRole('listitem').filter({ hasText: 'Comenzó a borrar una cuenta' })).toContainText(
    'Motivo: Carta con el folio 12',
  );
  await consolePage.context().close();
});

test('a role made of two permissions opens just what they say', async ({ browser, request }) => {
  test.setTimeout(patient(180_000));
  const email = await registeredPlayer(request);
  const role = `Soporte ${freshAddress().replace(/\D/g, '').slice(-12)}`;
  const consolePage = await atTheConsole(browser, ADMIN);
  await consolePage.getByRole('menuitem', { name: 'Roles' }).click();
  await consolePage.getByRole('link', { name: 'Crear un rol' }).click();
  await consolePage.getByLabel('Nombre del rol').fill(role);
  await consolePage.getByRole('checkbox', { name: 'Ver los pedidos' }).check();
  await expect(consolePage.getByText('Sin «Entrar a la consola», los demás permisos no se pueden usar.')).toBeVisible();
  await consolePage.getByRole('checkbox', { name: 'Entrar a la consola' }).check();
  await consolePage.getByLabel('Motivo').fill('Atiende las dudas sobre pedidos');
  await consolePage.getByRole('button', { name: 'Crear un rol' }).click();
  await expect(consolePage.getByRole('columnheader', { name: role })).toBeVisible();

  await finds(consolePage, email);
  await consolePage.getByRole('button', { name: 'Dar un rol' }).click();
  await consolePage.getByRole('dialog').getByLabel('Rol nuevo').click();
  await consolePage.getByRole('option', { name: role }).click();
  await confirms(consolePage, 'Dar un rol', 'Entra al equipo de soporte');
  await expect(consolePage.getByText(`Recibió el rol «${role}»; antes tenía «Miembro»`)).toBeVisible();
  await consolePage.context().close();

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
