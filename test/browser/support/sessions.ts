import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { claimsOf, signed } from '../../support/tokens.js';
import { ADMIN, goesTo } from './console.js';
import { PASSWORD, registeredPlayer } from './journey.js';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const RENEWAL = '**/v1/auth/refresh';
const LIFETIME_S = 900;

declare global {
  interface Window {
    clockIsOffBy?: number;
  }
}

/** From its next page on, this browser's clock is off by so much; the one that only runs forward is right, as in real machines. */
export async function clockIsOff(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript((shift) => {
    const RightDate = Date;
    window.clockIsOffBy = shift;
    const now = (): number => RightDate.now() + (window.clockIsOffBy ?? 0);
    window.Date = new Proxy(RightDate, {
      construct: (target, given: unknown[], maker) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], maker) as object,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
  }, milliseconds);
}

/** The clock of an open page is set to another time. */
export const clockJumps = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((shift) => {
    window.clockIsOffBy = shift;
  }, milliseconds);

/** The addresses of all renewals that this browser sends, from whichever tab. */
export function renewalsOf(context: BrowserContext): string[] {
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/v1/auth/refresh') renewals.push(request.url());
  });
  return renewals;
}

export async function tokenOf(page: Page, email: string): Promise<string> {
  const data = { email, password: PASSWORD, remember_me: false };
  return ((await (await page.request.post('/v1/auth', { data })).json()) as { token: string }).token;
}

/** The same token a minute after its end; its session still lives. */
export function expired(token: string): string {
  const claims = claimsOf(token);
  const past = LIFETIME_S + 60;
  return signed({ ...claims, iat: claims.iat - past, exp: claims.exp - past });
}

/** Puts a token into this browser, as an earlier visit leaves it. */
export async function leavesToken(page: Page, token: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

interface Side {
  person: (request: APIRequestContext) => Promise<string>;
  /** Its page behind the log-in, and a call that this page makes. */
  first: string;
  call: string;
  /** The log-in's field for the address. */
  form: (page: Page) => Locator;
  logsIn: (page: Page, email: string, password: string) => Promise<void>;
  /** Several pages, each loaded by itself. */
  looksAround: (page: Page) => Promise<void>;
  /** Another page by a link of the one that is open, and back. */
  goesOn: (page: Page) => Promise<void>;
}

const storefront: Side = {
  person: registeredPlayer,
  first: '/orders',
  call: '**/v1/library',
  form: (page) => page.getByLabel('Correo'),
  async logsIn(page, email, password) {
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mis compras' })).toBeVisible();
  },
  async looksAround(page) {
    for (const [path, title] of [
      ['/orders', 'Mis compras'],
      ['/library', 'Mi biblioteca'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
  },
  async goesOn(page) {
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByRole('link', { name: 'Mi biblioteca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi biblioteca' })).toBeVisible();
    await menu.getByRole('link', { name: 'Juegos' }).click();
    await expect(page).toHaveURL(/\/games$/);
  },
};

const console: Side = {
  person: () => Promise.resolve(ADMIN),
  first: '/admin/#/people',
  call: '**/v1/admin/people?*',
  form: (page) => page.getByLabel('Correo'),
  async logsIn(page, email, password) {
    await page.getByLabel('Correo').fill(email);
    await page.getByLabel('Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('main')).toContainText('@');
  },
  async looksAround(page) {
    // A page that is left while it renews renews nothing, and the next one has to.
    await page.goto('/admin/', { waitUntil: 'networkidle' });
    await page.reload();
    await goesTo(page, '/people', /@/);
    await goesTo(page, '/games', /Volcán/);
  },
  async goesOn(page) {
    await goesTo(page, '/roles', /Administr/);
    await goesTo(page, '/people', /@/);
  },
};

/** Shop and console, which share one session. */
export const SIDES = { storefront, console };
