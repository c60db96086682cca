import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { PASSWORD, registeredPlayer } from './journey.js';

export const ADMIN = 'admin@ludoteca.test';

/** Someone of the staff with a role made for it. @returns the address */
export async function aColleague(
  request: APIRequestContext,
  role: string,
  permissions: readonly string[],
): Promise<string> {
  const email = await registeredPlayer(request);
  const admin = await request.post('/v1/auth', { data: { email: ADMIN, password: PASSWORD, remember_me: false } });
  const headers = { authorization: `Bearer ${((await admin.json()) as { token: string }).token}` };
  const made = await request.post('/v1/admin/roles', {
    headers,
    data: { name: `${role} ${email.slice(-19, -13)}`, permissions, reason: 'Equipo nuevo' },
  });
  const query = new URLSearchParams({ filter: JSON.stringify({ q: email }) }).toString();
  const [person] = (await (await request.get(`/v1/admin/people?${query}`, { headers })).json()) as { id: string }[];
  await request.post(`/v1/admin/people/${person?.id}/role`, {
    headers,
    data: { roleId: ((await made.json()) as { id: number }).id, reason: 'Entra al equipo' },
  });
  return email;
}

/** A person at the console, in Spanish and in a browser of their own. */
export async function atTheConsole(browser: Browser, email: string, baseURL?: string): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  const page = await (await browser.newContext({ locale: 'es-CL', viewport, ...(baseURL && { baseURL }) })).newPage();
  await page.goto('/admin/');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  return page;
}

/** Goes to a page of the console, as by its menu, and waits for words that it shows. */
export async function goesTo(page: Page, path: string, words: RegExp): Promise<void> {
  const main = page.getByRole('main');
  // What is left is told from what comes: both may show the same words.
  await main.evaluate((left) => left.querySelectorAll('*').forEach((element) => element.setAttribute('data-left', '')));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, path);
  await expect(main.locator(':not([data-left])').filter({ hasText: words }).first()).toBeVisible();
}

/** Opens the person with this address by the list of people. */
export async function finds(page: Page, email: string): Promise<void> {
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
export async function confirms(page: Page, action: string, reason: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Motivo').fill(reason);
  await page.getByRole('dialog').getByRole('button', { name: action }).click();
}
