import { expect, test, type Page } from '@playwright/test';
import { Authenticator } from '../support/authenticator.js';
import { barriersInLightAndDark, barriersOn } from './support/barriers.js';
import { cartOf, freshAddress, PASSWORD, verificationLink } from './support/journey.js';

/** On the stand-in's page: a person whom it does not list. */
async function is(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test.describe('in Spanish on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 } });

  test('a newcomer signs in with Google on the way to pay: the cart and the page are kept', async ({ page }) => {
    const email = freshAddress().replace('example.test', 'gmail.com');
    await cartOf(page, 'volcan-despierto');
    await page.goto('/register?next=%2Fcart', { waitUntil: 'networkidle' });
    expect(await barriersOn(page, 'signing in with Google')).toEqual([]);
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expect(page.getByText('This is not Google')).toBeVisible();
    expect(await barriersOn(page, 'signing in with Google')).toEqual([]);
    await is(page, 'Rosa Quispe', email);

    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main')).toContainText('Volcán despierto');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    expect(payload).toMatchObject({ email, username: 'Rosa', email_verified: true, role_id: 3 });
    expect(await page.evaluate(() => localStorage.getItem('rememberMe'))).toBe('false');
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

  /** A person with a password, whose mail another house delivers. */
  async function withPassword(page: Page): Promise<string> {
    const email = freshAddress();
    await page.request.post('/v1/auth/signup', {
      data: { email, username: 'Camila', password: PASSWORD, language: 'en' },
    });
    await page.request.post('/v1/auth/verify-email', {
      data: { token: new URL(await verificationLink(page.request, email)).searchParams.get('token') },
    });
    return email;
  }

  test('a person who has a password writes it once to link both, and is remembered as wished', async ({ page }) => {
    const email = await withPassword(page);
    await page.goto('/login?next=%2Flibrary', { waitUntil: 'networkidle' });
    await page.getByLabel('Keep me logged in').check();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await is(page, 'Camila Soto', email);
    await expect(page.getByText('You already have an account with this e-mail')).toBeVisible();
    expect(page.url()).not.toContain('credential');
    const password = page.getByLabel('Your Ludoteca password');
    await expect(password).toBeFocused();
    expect(await barriersOn(page, 'signing in with Google')).toEqual([]);

    await password.fill('Not-my-own-1');
    await page.getByRole('button', { name: 'Link and log in' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('does not match');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL(/\/library$/);
    expect(await page.evaluate(() => localStorage.getItem('rememberMe'))).toBe('true');

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await is(page, 'Camila Soto', email);
    await expect(page).not.toHaveURL(/login|dev/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  test('a person with two-step log-in is asked for the code after Google, with the same answer', async ({ page }) => {
    const email = freshAddress().replace('example.test', 'gmail.com');
    const goesToGoogle = async (): Promise<void> => {
      await page.goto('/login?next=%2Flibrary', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await is(page, 'Rosa Quispe', email);
    };
    await goesToGoogle();
    await expect(page).toHaveURL(/\/library$/);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    const begun = await page.request.post('/v1/users/second-factor', { headers, data: {} });
    const app = new Authenticator(((await begun.json()) as { key: string }).key);
    const data = { code: app.shows() };
    expect((await page.request.post('/v1/users/second-factor/confirm', { headers, data })).ok()).toBe(true);

    await page.evaluate(() => localStorage.clear());
    await goesToGoogle();
    const code = page.getByLabel('Verification code');
    await expect(code).toBeFocused();
    expect(await barriersInLightAndDark(page, 'the code after Google')).toEqual([]);
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText('That code is not right')).toBeVisible();
    await expect(code).toBeFocused();
    await code.fill(app.showsNext());
    await code.press('Enter');
    await expect(page).toHaveURL(/\/library$/);
  });

  test('an account at Google without a verified address is turned away with a reason', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /Nadie Seguro/ }).click();

    await expect(page.getByRole('main').getByRole('alert')).toContainText('Google has not verified your e-mail yet');
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  test('an answer that this browser never asked for signs no one in', async ({ page, browser }) => {
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto('/login');
    await stranger.route('**/v1/auth/google', (route) => route.abort());
    await stranger.getByRole('button', { name: /Google/ }).click();
    const back = stranger.waitForRequest('**/v1/auth/google');
    await stranger.getByRole('button', { name: /Rosa Quispe/ }).click();
    const { credential } = (await back).postDataJSON() as { credential: string };

    await page.goto(`/login#credential=${credential}`);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await stranger.context().close();
  });
});
