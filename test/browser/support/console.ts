import { expect, type Browser, type Page } from '@playwright/test';
import { PASSWORD } from './journey.js';

export const ADMIN = 'admin@ludoteca.test';

/** Somebody at the console, in Spanish and in a browser of their own. */
export async function atTheConsole(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-CL', viewport: { width: 1280, height: 900 } })).newPage();
  await page.goto('/admin/');
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  return page;
}
