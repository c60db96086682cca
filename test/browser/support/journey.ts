import { expect, type APIRequestContext, type Page } from '@playwright/test';

export const PASSWORD = 'Ludoteca1';

/** The test bank, whose books one may read and whose answers one may slow down. */
export const BANK = `http://localhost:${process.env.TEST_SIMULATOR_PORT}`;

/** The cards of the test bank. */
export const VISA = '4051 8856 0044 6623';
export const MASTERCARD_DECLINED = '5186 0595 5959 0568';

let people = 0;

/** An address that nobody else in this run has. */
export function freshAddress(): string {
  return `journey-${process.pid}-${Date.now()}-${++people}@example.test`;
}

export async function mailsTo(request: APIRequestContext, email: string): Promise<{ subject: string; text: string }[]> {
  return (await (await request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as { subject: string; text: string }[];
}

/** The link that the verification mail brought. */
export function verificationLink(request: APIRequestContext, email: string): Promise<string> {
  return linkTo(request, email, 'verify-email');
}

/** The link to a page of the shop that a mail brought. */
export function linkTo(request: APIRequestContext, email: string, path: string): Promise<string> {
  return linkIn(request, email, new RegExp(`https?://[^\\s/]+/${path}\\?token=\\S+`));
}

/** The newest link of this form that a mail brought. */
export async function linkIn(request: APIRequestContext, email: string, form: RegExp): Promise<string> {
  let link = '';
  await expect.poll(async () => {
    const mails = await mailsTo(request, email);
    link = mails.map((mail) => form.exec(mail.text)?.[0] ?? '').find(Boolean) ?? '';
    return link;
  }).not.toBe('');
  return link;
}

/** Somebody with a confirmed address who accepted the texts. */
export async function registeredPlayer(request: APIRequestContext, birthYear = 1990): Promise<string> {
  const email = freshAddress();
  const hashOf = async (name: string): Promise<string> => ((await (await request.get(`/v1/legal/${name}`)).json()) as { hash: string }).hash;
  const accepted = { acceptedTerms: await hashOf('terms'), acceptedPrivacy: await hashOf('privacy') };
  await request.post('/v1/auth/signup', { data: { email, username: 'Viajera', password: PASSWORD, language: 'es', birthYear, ...accepted } });
  const token = new URL(await verificationLink(request, email)).searchParams.get('token');
  await request.post('/v1/auth/verify-email', { data: { token } });
  return email;
}

/** Somebody with a confirmed address, signed in on this page. */
export async function signedInPlayer(page: Page): Promise<string> {
  const email = await registeredPlayer(page.request);
  await signIn(page, email);
  return email;
}

export async function signIn(page: Page, email: string): Promise<void> {
  const { token } = (await (await page.request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })).json()) as { token: string };
  await page.goto('/games');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** Puts games into this browser's cart, as the buttons would. */
export async function cartOf(page: Page, ...slugs: string[]): Promise<void> {
  const ids = await Promise.all(slugs.map(async (slug) => ((await (await page.request.get(`/v1/games/${slug}`)).json()) as { id: string }).id));
  await page.goto('/games');
  await page.evaluate((value) => localStorage.setItem('cart', JSON.stringify(value)), ids);
}

/** From the cart to the bank's door. */
export async function goesToTheBank(page: Page): Promise<void> {
  await page.goto('/payment');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Webpay/ }).click();
  await expect(page).toHaveURL(/webpayserver/);
}

/** Through the bank's pages with a credit card, up to the step back to the shop. */
export async function passesTheBank(page: Page, card = VISA): Promise<void> {
  await page.locator('#tarjetas').click();
  await page.locator('#card-number').fill(card);
  await page.locator('#card-exp').fill('12/30');
  await page.locator('#card-cvv').fill('123');
  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.locator('#rutClient').fill('11.111.111-1');
  await page.locator('#passwordClient').fill('123');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Through the bank's pages with a credit card, and back to the shop. */
export async function paysAtTheBank(page: Page, card = VISA): Promise<void> {
  await passesTheBank(page, card);
  await expect(page).toHaveURL(/postorder/);
}
