import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { BANK, VISA } from './journey.js';

/** A charge to a saved card, as the bank keeps it. */
export interface CardCharge {
  username: string;
  authorizedAt: string;
  details: [{ amount: number; status: string; refunds: { amount: number }[] }];
}

/** From the list of cards to the bank's form. */
export async function goesToTheForm(page: Page, button = /Agregar una tarjeta/): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/multicode_inscription/);
}

/** Through the bank's form for saving a card, and back to the shop. */
export async function savesAtTheBank(page: Page, card: string): Promise<void> {
  await page.locator('#card-number').fill(card);
  await page.locator('#card-exp').fill('12/30');
  await page.locator('#card-cvv').fill('123');
  await page.locator('#accept-terms').check();
  await page.getByRole('button', { name: 'Inscribir mi tarjeta' }).click();
  await page.locator('#rutClient').fill('11.111.111-1');
  await page.locator('#passwordClient').fill('123');
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/payment-methods\/callback/);
}

/** Saves a card and subscribes with it, in Spanish. */
export async function subscribes(page: Page, plan: 'mensual' | 'anual' = 'mensual'): Promise<void> {
  await page.goto('/subscription');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: `Plan ${plan}` }).check();
  await goesToTheForm(page, /Guardar una tarjeta/);
  await savesAtTheBank(page, VISA);
  await main.getByRole('link', { name: 'Seguir con la suscripción' }).click();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: /Suscribirme y pagar/ }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tu suscripción está activa');
}

/** Lets the bank decline the next charges to the cards that this person saved so far. */
export async function declines(
  request: APIRequestContext,
  email: string,
  { code, times = 1, bank = BANK }: { code: number; times?: number; bank?: string },
): Promise<void> {
  for (const username of await usernamesOf(request, email, bank)) {
    await request.post(`${bank}/__sim/faults`, {
      data: { operation: 'authorize', fault: 'responseCode', code, times, username },
    });
  }
}

/** What the bank was asked to charge to this person's saved cards, oldest first. */
export async function chargesTo(request: APIRequestContext, email: string, bank = BANK): Promise<CardCharge[]> {
  const usernames = await usernamesOf(request, email, bank);
  const { authorizations } = (await (await request.get(`${bank}/__sim/authorizations`)).json()) as {
    authorizations: CardCharge[];
  };
  return authorizations
    .filter(({ username }) => usernames.includes(username))
    .sort((a, b) => a.authorizedAt.localeCompare(b.authorizedAt));
}

/** Each card has a name of its own at the bank. */
async function usernamesOf(request: APIRequestContext, email: string, bank: string): Promise<string[]> {
  const { inscriptions } = (await (await request.get(`${bank}/__sim/inscriptions`)).json()) as {
    inscriptions: { username: string; email: string }[];
  };
  return inscriptions.filter((one) => one.email === email).map(({ username }) => username);
}
