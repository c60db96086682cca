import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { barriersOn, colourBarriersAfter } from './support/barriers.js';
import { goesTo } from './support/console.js';
import { freshAddress, PASSWORD } from './support/journey.js';
import { VISITORS } from './support/visitors.js';
import { patient } from '../support/patience.js';

interface Listed {
  id: string;
}

/** The console's pages, each with something that it shows once it is whole. */
async function pagesOf(page: Page, token: string): Promise<[string, RegExp][]> {
  const first = async (resource: string): Promise<string> => {
    const reply = await page.request.get(`/v1/admin/${resource}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await reply.json()) as Listed[])[0]?.id ?? '';
  };
  const resources = ['orders', 'payments', 'games', 'developers', 'publishing'];
  const [order, payment, game, studio, release] = await Promise.all(resources.map(first));
  const { person, role } = await shownPersonAndRole(page, token);
  const [refund, code] = [await aRefund(page, token), await aCode(page, token)];
  await aReportAndAnEnquiry(page);
  const plan = await aSchoolPlan(page, token);
  const [report, enquiry] = await Promise.all(['reports', 'enquiries'].map(first));
  return [
    ['/', /Ventas de los últimos 30 días|Sales of the last 30 days/],
    ['/operations', /Lecturas de eventos|Event feeds/],
    ['/orders', /LT-/],
    [`/orders/${order}/show`, /Datos del pedido|Facts of the order/],
    ['/payments', /LT-/],
    [`/payments/${payment}/show`, /Datos del pago|Facts of the payment/],
    ['/refunds', /LT-/],
    [`/refunds/${refund}/show`, /Historia|History/],
    ['/late-work', /más de una hora|more than an hour/],
    ['/codes', /ACCESIBLE/],
    ['/codes/create', /Solo para la primera compra|Only for a first purchase/],
    [`/codes/${code}/show`, /ACCESIBLE/],
    ['/books', /Todo cuadra|All balances/],
    ['/incidents', /Qué no calza|What differs/],
    ['/games', /Volcán despierto|Wide-Awake Volcano/],
    [`/games/${game}`, /Clasificación|Classification/],
    ['/developers?filter=%7B%7D', /Estudio Quiltro/],
    [`/developers/${studio}/show`, /Postulación|Application/],
    ['/publishing?filter=%7B%7D', /Sudoku del sur/],
    [`/publishing/${release}/show`, /Qué ha pasado|What has happened/],
    ['/people', /@ludoteca\.test|@example\.test/],
    [`/people/${person}/show`, /No le llegó/],
    ['/roles', /Publica y revisa/],
    ['/roles/create', /Entrar a la consola|Open the console/],
    [`/roles/${role}`, /Entrar a la consola|Open the console/],
    ['/audit', /Publica y revisa/],
    ['/statements', /^(Mes|Month)$/],
    ['/payouts', /Por aprobar|To be approved/],
    ['/contested-play', /Ya respondido|Answered/],
    ['/suspicious-play', /señales de los últimos|signs of the last/],
    ['/reports', /R-\d+/],
    [`/reports/${report}/show`, /La lista no llega/],
    ['/enquiries', /C-\d+/],
    [`/enquiries/${enquiry}/show`, /Cómo se publica/],
    ['/ratings', /Ninguna opinión espera|No review is waiting/],
    ['/school-plans', /Escuela Las Araucarias/],
    ['/school-plans/create', /Cuántos estudiantes|How many pupils/],
    [`/school-plans/${plan}/show`, /Escuela Las Araucarias/],
    ['/settlements', /liquidación del banco|settlement of the bank/],
    ['/settlements/create', /Elige el archivo|Choose the CSV file/],
    ['/earnings', /derecho a retracto|right to withdraw/],
  ];
}

/** What visitors wrote, as far as it waits for staff. */
async function aReportAndAnEnquiry(page: Page): Promise<void> {
  await page.request.post('/v1/reports', { data: { category: 'bug', description: 'La lista no llega.' } });
  const written = {
    name: 'Ana',
    company: 'Liceo',
    email: freshAddress(),
    phone: '912345678',
    message: 'Cómo se publica un juego?',
  };
  await page.request.post('/api/v1.0/email/send', {
    data: {
      user_id: 'ludoteca-web',
      service_id: 'ludoteca-mail',
      template_id: 'developers',
      template_params: written,
    },
  });
}

async function aSchoolPlan(page: Page, token: string): Promise<string> {
  const made = await page.request.post('/v1/admin/school-plans', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      planId: randomUUID(),
      school: 'Escuela Las Araucarias',
      seats: 5,
      year: new Date().getFullYear(),
      reference: 'Factura 1',
    },
  });
  return ((await made.json()) as Listed).id;
}

/** A person with a history, and a role beside the built-in ones: both are in the log then. */
async function shownPersonAndRole(page: Page, token: string): Promise<{ person: string; role: number }> {
  const headers = { authorization: `Bearer ${token}` };
  const email = freshAddress();
  await page.request.post('/v1/auth/signup', {
    data: { email, username: 'Viajera', password: PASSWORD, language: 'es' },
  });
  const found = await page.request.get(
    `/v1/admin/people?${new URLSearchParams({ filter: JSON.stringify({ q: email }) }).toString()}`,
    { headers },
  );
  const person = ((await found.json()) as Listed[])[0]?.id ?? '';
  await page.request.post(`/v1/admin/people/${person}/resend-verification`, {
    headers,
    data: { reason: 'No le llegó el primero' },
  });
  const made = await page.request.post('/v1/admin/roles', {
    headers,
    data: {
      name: `Publica y revisa ${email.slice(-19, -13)}`,
      permissions: ['console:open', 'game:read'],
      reason: 'Equipo nuevo',
    },
  });
  return { person, role: ((await made.json()) as { id: number }).id };
}

/** Money that the shop gives back of an order that was paid; the same one once it is there. */
async function aRefund(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const orders = async (filter: Record<string, unknown>): Promise<Listed[]> =>
    (await (
      await page.request.get(`/v1/admin/orders?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`, {
        headers,
      })
    ).json()) as Listed[];
  const there = (await (await page.request.get('/v1/admin/refunds', { headers })).json()) as Listed[];
  if (there[0]) return there[0].id;
  for (const { id } of await orders({ status: 'paid' })) {
    const given = await page.request.post(`/v1/admin/orders/${id}/refund`, {
      headers,
      data: { lines: 'all', reason: 'Se mira la página' },
    });
    if (given.ok()) return ((await given.json()) as Listed).id;
  }
  throw new Error('no order can be refunded');
}

async function aCode(page: Page, token: string): Promise<string> {
  const text = `ACCESIBLE${Date.now().toString(36).toUpperCase()}`;
  const made = await page.request.post('/v1/admin/codes', {
    headers: { authorization: `Bearer ${token}` },
    data: { text, kind: 'percent', percent: 10, purpose: 'Se mira la página' },
  });
  return ((await made.json()) as Listed).id;
}

/** Where the menu leads that is none of these pages. */
async function missingOfMenu(page: Page, known: readonly string[]): Promise<string[]> {
  // Where there is little room the menu is drawn only once it is opened.
  const wide = await page.context().newPage();
  await wide.setViewportSize({ width: 1280, height: 800 });
  await wide.goto('/admin/');
  const menu = wide.getByRole('navigation', { name: /^(Menú principal|Main menu)$/ });
  await expect(menu.getByRole('menuitem', { name: /^(Personas|People)$/ })).toBeVisible();
  const ways = await menu
    .getByRole('menuitem')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)));
  await wide.close();
  return ways.filter((way) => !known.some((path) => path.split('?')[0] === way));
}

/** Whether the title of the bar is wider than its place; one that ends in dots is not. */
const isTitleCut = (page: Page): Promise<boolean> =>
  page
    .locator('#react-admin-title')
    .evaluate((title) => [...title.children].some(({ clientWidth }) => clientWidth > title.clientWidth));

test.describe.configure({ mode: 'parallel' });

for (const { locale, width } of VISITORS) {
  test.describe(`${locale} at ${width} px`, () => {
    // Without motion, no colour is met on its way from light to dark.
    test.use({ locale, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any page of the console, light or dark', async ({ page }) => {
      test.setTimeout(patient(300_000));
      const found: string[] = [];
      const look = async (path: string, words: RegExp): Promise<void> => {
        await goesTo(page, path, words);
        if (await isTitleCut(page)) found.push(`${path}: the title is cut off without dots`);
        found.push(...(await barriersOn(page, path)));
        found.push(
          ...(await colourBarriersAfter(
            () => page.getByRole('button', { name: /Cambiar entre claro y oscuro|Toggle light\/dark mode/ }).click(),
            page,
            `${path}, the other colours`,
          )),
        );
      };
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        // Leaving first, because a change after the hash alone loads nothing.
        await page.goto('about:blank');
        await page.goto('/admin/#/login', { waitUntil: 'networkidle' });
        await expect(page.getByRole('main')).toContainText(/consola|console/);
        found.push(...(await barriersOn(page, `/login, ${colorScheme}`)));
      }
      const { token } = (await (
        await page.request.post('/v1/auth', {
          data: { email: 'admin@ludoteca.test', password: PASSWORD, remember_me: false },
        })
      ).json()) as { token: string };
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      const pages = await pagesOf(page, token);
      await page.goto('about:blank');
      await page.goto(`/admin/#${pages.at(-1)?.[0]}`, { waitUntil: 'networkidle' });
      for (const [path, words] of pages) await look(path, words);
      const paths = pages.map(([path]) => path);
      expect(await missingOfMenu(page, paths)).toEqual([]);

      expect(found).toEqual([]);
    });
  });
}
