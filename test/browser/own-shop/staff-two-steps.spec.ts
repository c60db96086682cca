import type { Page } from '@playwright/test';
import { Authenticator } from '../../support/authenticator.js';
import { barriersOn, colourBarriersAfter } from '../support/barriers.js';
import { ADMIN, confirms, finds } from '../support/console.js';
import { PASSWORD, registeredPlayer } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

test.use({
  locale: 'es-CL',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  shopEnv: { STAFF_SECOND_FACTOR: 'on' },
});

async function signsIn(page: Page): Promise<void> {
  await page.getByLabel('Correo').fill(ADMIN);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function barriersInBothColours(page: Page, name: string): Promise<string[]> {
  const light = await barriersOn(page, name);
  const toggle = page.getByRole('button', { name: 'Cambiar entre claro y oscuro' });
  const dark = await colourBarriersAfter(() => toggle.click(), page, `${name}, the other colours`);
  await toggle.click();
  return [...light, ...dark];
}

/** Turns two-step log-in on in the account that is open. @returns the key of the app */
async function connectsAnApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Abrir la aplicación en este dispositivo' });
  const key = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  await page.getByLabel('Código de verificación').fill(new Authenticator(key).shows());
  await page.getByRole('button', { name: 'Confirmar y activar' }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'está activa' })).toBeVisible();
  return key;
}

/** A person whose log-in needs an app, which is lost with its codes. @returns the address */
async function aPersonWithoutPhone({ request }: Page): Promise<string> {
  const email = await registeredPlayer(request);
  const { token } = (await (
    await request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })
  ).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const begun = await request.post('/v1/users/second-factor', { headers, data: { currentPassword: PASSWORD } });
  const { key } = (await begun.json()) as { key: string };
  const data = { code: new Authenticator(key).shows() };
  expect((await request.post('/v1/users/second-factor/confirm', { headers, data })).ok()).toBe(true);
  return email;
}

test('staff turn two-step log-in on before the console opens, come in with a code, and help who lost the phone', async ({
  page,
}) => {
  const found: string[] = [];
  const lost = await aPersonWithoutPhone(page);
  await page.goto('/admin/');
  await signsIn(page);
  await expect(page.getByRole('alert').first()).toContainText(
    'Quien trabaja en la consola necesita la verificación en dos pasos.',
  );
  found.push(...(await barriersInBothColours(page, 'the door of the console')));
  await page.getByRole('link', { name: 'Activar la verificación en dos pasos' }).first().click();
  await expect(page).toHaveURL('/account/security');
  const key = await connectsAnApp(page);

  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/admin/');
  await signsIn(page);
  const code = page.getByLabel('Código de verificación');
  await expect(code).toBeFocused();
  found.push(...(await barriersInBothColours(page, 'the code at the console')));
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Ese código no sirve' })).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(new Authenticator(key).showsNext());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();

  await finds(page, lost);
  await page.getByRole('button', { name: 'Quitar la verificación en dos pasos' }).click();
  await confirms(page, 'Quitar la verificación en dos pasos', 'Perdió su teléfono y sus códigos');
  await expect(page.getByRole('main')).toContainText('Se le quitó la verificación en dos pasos');
  const login = await page.request.post('/v1/auth', { data: { email: lost, password: PASSWORD, remember_me: false } });
  expect(login.ok()).toBe(true);
  expect(found).toEqual([]);
});
