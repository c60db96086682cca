import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { freshAddress, linkIn, mailsTo, PASSWORD } from './support/journey.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

const LINK = /https?:\/\/[^\s/]+\/verify-email\?token=\S+/;
const ANOTHER = 'Enviar otro enlace';

async function triesToLogIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

/** What the page says after a refused log-in and after asking for another link, without the address. */
async function saidTo(page: Page, email: string): Promise<string> {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await triesToLogIn(page, email);
  await page.getByRole('button', { name: ANOTHER }).click();
  await expect(page.getByText('un nuevo enlace va en camino')).toBeVisible();
  return (await page.getByRole('main').innerText()).replaceAll(email, 'the address');
}

test('a person who lost the mail asks for another link where they log in, and gets in by it', async ({ page }) => {
  const email = freshAddress();
  await page.request.post('/v1/auth/signup', {
    data: { email, username: 'Viajera', password: PASSWORD, language: 'es' },
  });
  const first = await linkIn(page.request, email, LINK);
  await page.goto('/login?next=%2Flibrary', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: ANOTHER })).toHaveCount(0);

  await triesToLogIn(page, email);
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: 'abre primero el enlace' });
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(`¿No llegó a ${email}?`);
  expect(await barriersOn(page, 'a refused log-in')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await refusal.getByRole('button', { name: ANOTHER }).click();
  await expect(refusal.getByRole('status')).toContainText('un nuevo enlace va en camino');

  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(2);
  await expect.poll(() => linkIn(page.request, email, LINK)).not.toBe(first);
  await page.goto(await linkIn(page.request, email, LINK), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Sí, yo la creé' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ingresar' }).click();
  await triesToLogIn(page, email);
  await expect(page).not.toHaveURL(/login/);
});

test('an address without an account is answered in the same words', async ({ page }) => {
  const waiting = freshAddress();
  await page.request.post('/v1/auth/signup', {
    data: { email: waiting, username: 'Viajera', password: PASSWORD, language: 'es' },
  });

  expect(await saidTo(page, freshAddress())).toBe(await saidTo(page, waiting));
});
