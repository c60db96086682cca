import { PASSWORD, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { STUDIO } from '../support/studio.js';

test.use({ locale: 'es-CL', viewport: { width: 360, height: 800 } });

test('a token for a program is made with the password alone, works until its day, and is over once it is removed', async ({
  page,
}) => {
  await signIn(page, STUDIO);
  await page.goto('/developer');
  const tokens = page.locator('#tokens');
  await tokens.getByLabel('Para qué es').fill('GitHub Actions');
  await tokens.getByLabel('Cuánto dura').selectOption('30 días');
  await tokens.getByLabel('Tu contraseña').fill('No-es-esta-1');
  await page.keyboard.press('Enter');
  await expect(tokens.getByLabel('Tu contraseña')).toHaveAccessibleDescription(/La contraseña actual no es esa/);
  await expect(tokens.getByLabel('Tu contraseña')).toBeFocused();

  await tokens.getByLabel('Tu contraseña').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(tokens.getByText('Cópiala ahora')).toBeVisible();
  const authorization = `Bearer ${await tokens.locator('code').textContent()}`;
  await expect(tokens.getByRole('listitem').filter({ hasText: 'GitHub Actions' })).toContainText('vence el');
  await expect(tokens.getByLabel('Tu contraseña')).toHaveValue('');
  const games = () => page.request.get('/v1/developer/games', { headers: { authorization } });
  expect((await games()).status()).toBe(200);

  await tokens.getByRole('button', { name: 'Quitar GitHub Actions' }).click();
  await expect(tokens.getByRole('listitem')).toHaveCount(0);
  expect((await games()).status()).toBe(401);
});
