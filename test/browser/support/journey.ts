import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { patient } from '../../support/patience.js';

export const PASSWORD = 'Ludoteca1';

/** The test bank, whose books one may read and whose answers one may slow down. */
export const BANK = `http://localhost:${process.env.TEST_SIMULATOR_PORT}`;

/** The cards of the test bank. */
export const VISA = '4051 8856 0044 6623';
export const PREPAID = '4051 8860 0005 6590';
export const MASTERCARD_DECLINED = '5186 0595 5959 0568';

/** An address of the shop that draws nothing: there one puts something into a browser at no cost. */
const NO_PAGE = '/robots.txt';

let people = 0;
let codes = 0;

/** An address that no one else in this run has. */
export function freshAddress(): string {
  return `journey-${process.pid}-${Date.now()}-${++people}@example.test`;
}

export async function mailsTo(request: APIRequestContext, email: string): Promise<{ subject: string; text: string }[]> {
  return (await (await request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)).json()) as {
    subject: string;
    text: string;
  }[];
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
  // A shop that has just opened reads its whole history first.
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(request, email);
        link = mails.map((mail) => form.exec(mail.text)?.[0] ?? '').find(Boolean) ?? '';
        return link;
      },
      { timeout: patient(30_000) },
    )
    .not.toBe('');
  return link;
}

/** A person with a confirmed address who accepted the texts. */
export async function registeredPlayer(
  request: APIRequestContext,
  birthYear = 1990,
  language: 'es' | 'en' = 'es',
): Promise<string> {
  const email = freshAddress();
  const hashOf = async (name: string): Promise<string> =>
    ((await (await request.get(`/v1/legal/${name}`)).json()) as { hash: string }).hash;
  const accepted = { acceptedTerms: await hashOf('terms'), acceptedPrivacy: await hashOf('privacy') };
  await request.post('/v1/auth/signup', {
    data: { email, username: 'Viajera', password: PASSWORD, language, birthYear, ...accepted },
  });
  const token = new URL(await verificationLink(request, email)).searchParams.get('token');
  await request.post('/v1/auth/verify-email', { data: { token } });
  return email;
}

/** Fills in the form of the register page, and sends it. */
export async function registers(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Nombre de usuario').fill('Abuela Rosa');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Año de nacimiento').fill('1956');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
}

/** Fills in the form of the log-in page, and sends it. */
export async function logsIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Correo').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}

/** A person with a confirmed address, signed in on this page. */
export async function signedInPlayer(page: Page, language: 'es' | 'en' = 'es'): Promise<string> {
  const email = await registeredPlayer(page.request, undefined, language);
  await signIn(page, email);
  return email;
}

export async function signIn(page: Page, email: string): Promise<void> {
  const { token } = (await (
    await page.request.post('/v1/auth', { data: { email, password: PASSWORD, remember_me: false } })
  ).json()) as { token: string };
  await page.goto(NO_PAGE);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** Issues a code as an administrator does; for one use by each person unless told otherwise. @returns its text. */
export async function aCode(request: APIRequestContext, rules: Record<string, unknown>): Promise<string> {
  const { token } = (await (
    await request.post('/v1/auth', { data: { email: 'admin@ludoteca.test', password: PASSWORD, remember_me: false } })
  ).json()) as { token: string };
  const text = `FERIA-${process.pid}-${Date.now()}-${++codes}`;
  const answer = await request.post('/v1/admin/codes', {
    headers: { authorization: `Bearer ${token}` },
    data: { text, usesPerPerson: 1, purpose: 'Feria de ciencias', ...rules },
  });
  expect(await answer.json()).toHaveProperty('id');
  return text;
}

/** The id of a game by its address. */
export async function gameId(request: APIRequestContext, slug: string): Promise<string> {
  return ((await (await request.get(`/v1/games/${slug}`)).json()) as { id: string }).id;
}

/** Puts games into this browser's cart, as the buttons would. */
export async function cartOf(page: Page, ...slugs: string[]): Promise<void> {
  const ids = await Promise.all(slugs.map((slug) => gameId(page.request, slug)));
  await page.goto(NO_PAGE);
  await page.evaluate((value) => localStorage.setItem('cart', JSON.stringify(value)), ids);
}

const TERMS = /términos de venta|terms of sale/;

/** From the cart to the bank's door. @returns the token by which the bank knows this payment. */
export async function goesToTheBank(page: Page): Promise<string> {
  await page.goto('/payment');
  await page.getByRole('checkbox', { name: TERMS }).check();
  const atTheDoor = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('webpayserver'),
  );
  await page.getByRole('button', { name: /Webpay/ }).click();
  const token = new URLSearchParams((await atTheDoor).postData() ?? '').get('token_ws');
  await expect(page).toHaveURL(/webpayserver/);
  expect(token).toBeTruthy();
  return token ?? '';
}

/** Spoils the bank's next answer about this payment. Without its token it would strike a journey that runs at the same time. */
export async function spoils(
  request: APIRequestContext,
  token: string,
  fault: { operation: string; fault: string; ms?: number },
): Promise<void> {
  expect((await request.post(`${BANK}/__sim/faults`, { data: { ...fault, token } })).ok()).toBe(true);
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

/** Buys these games, and knows the order's id. */
export async function buys(page: Page, ...slugs: string[]): Promise<string> {
  await cartOf(page, ...slugs);
  await goesToTheBank(page);
  await paysAtTheBank(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return orderOf(page);
}

/** The order that this page is about. */
export function orderOf(page: Page): string {
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** The receipt of this order, once it is written. */
export async function receiptOf(page: Page, orderId: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  let found: string | undefined;
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/v1/documents?orders=${orderId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      found = ((await reply.json()) as { documents: { documentId: string }[] }).documents[0]?.documentId;
      return found;
    })
    .toBeTruthy();
  return found ?? '';
}
