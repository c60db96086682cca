import { expect, test } from '@playwright/test';
import { linkTo, registeredPlayer, signIn } from './support/journey.js';

const NEW = 'Tres-tigres-8';

test.use({ locale: 'en-US', viewport: { width: 360, height: 740 } });

test('a forgotten password is replaced by the link in the mail, and every other device is logged out', async ({
  page,
  browser,
}) => {
  const email = await registeredPlayer(page.request);
  const tablet = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await signIn(tablet, email);
  await tablet.goto('/library');
  await expect(tablet).toHaveURL('/library');

  await page.goto('/library');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: `If ${email} has an account` })).toBeVisible();
  const link = await linkTo(page.request, email, 'confirm-password-reset');
  await page.goto(link);
  const password = page.getByLabel('New password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await password.fill('tres');
  await expect(page.getByText('Missing: 8 characters, a capital letter, a digit.')).toBeVisible();
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(password).toBeFocused();
  await password.fill('Password1');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(password).toHaveAccessibleDescription(/very common/);
  await password.fill(NEW);
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Save the new password' }).click();

  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(page).toHaveURL('/login?next=%2Flibrary');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/library');
  await tablet.goto('/library');
  await expect(tablet).toHaveURL(/\/login/);

  await page.goto(link);
  await page.getByLabel('New password').fill('Otra-clave-9');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('already used');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Ask for another link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
