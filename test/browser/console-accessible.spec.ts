import { randomUUID } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';
import { barriersOn, colourBarriersAfter } from './support/barriers.js';
import { ADMIN, goesTo } from './support/console.js';
import { freshAddress, PASSWORD } from './support/journey.js';
import { onceForEach, VISITORS, type Visitor } from './support/visitors.js';
import { patient } from '../support/patience.js';

interface Listed {
  id: string;
}

/** The console's pages, each with something that it shows once it is whole; names in brackets stand for what is shown. */
const PAGES: readonly (readonly [path: string, words: RegExp])[] = [
  ['/', /Ventas de los últimos 30 días|Sales of the last 30 days/],
  ['/operations', /Lecturas de eventos|Event feeds/],
  ['/orders', /LT-/],
  ['/orders/{order}/show', /Datos del pedido|Facts of the order/],
  ['/payments', /LT-/],
  ['/payments/{payment}/show', /Datos del pago|Facts of the payment/],
  ['/refunds', /LT-/],
  ['/refunds/{refund}/show', /Historia|History/],
  ['/late-work', /más de una hora|more than an hour/],
  ['/codes', /ACCESIBLE/],
  ['/codes/create', /Solo para la primera compra|Only for a first purchase/],
  ['/codes/{code}/show', /ACCESIBLE/],
  ['/books', /Todo cuadra|All balances/],
  ['/incidents', /Qué no calza|What differs/],
  ['/games', /Volcán despierto|Wide-Awake Volcano/],
  ['/games/{game}/show', /Dónde se juega|Where it plays/],
  ['/games/{game}', /Clasificación|Classification/],
  ['/developers?filter=%7B%7D', /Estudio Quiltro/],
  ['/developers/{studio}/show', /Postulación|Application/],
  ['/publishing?filter=%7B%7D', /Sudoku del sur/],
  ['/publishing/{release}/show', /Qué ha pasado|What has happened/],
  ['/people', /@ludoteca\.test|@example\.test/],
  ['/people/{person}/show', /No le llegó/],
  ['/roles', /Publica y revisa/],
  ['/roles/create', /Entrar a la consola|Open the console/],
  ['/roles/{role}', /Entrar a la consola|Open the console/],
  ['/audit', /Publica y revisa/],
  ['/statements', /^(Mes|Month)$/],
  ['/payouts', /Por aprobar|To be approved/],
  ['/bank-files', /La próxima nómina|The next file/],
  ['/contested-play', /Ya respondido|Answered/],
  ['/suspicious-play', /señales de los últimos|signs of the last/],
  ['/reports', /R-\d+/],
  ['/reports/{report}/show', /La lista no llega/],
  ['/enquiries', /C-\d+/],
  ['/enquiries/{enquiry}/show', /Cómo se publica/],
  ['/ratings', /Ninguna opinión espera|No review is waiting/],
  ['/school-plans', /Escuela Las Araucarias/],
  ['/school-plans/create', /Cuántos estudiantes|How many pupils/],
  ['/school-plans/{plan}/show', /Escuela Las Araucarias/],
  ['/settlements', /liquidación del banco|settlement of the bank/],
  ['/settlements/create', /Elige el archivo|Choose the CSV file/],
  ['/earnings', /derecho a retracto|right to withdraw/],
];

/** Makes what the pages show. @returns its ids by the names in `PAGES` */
async function shownThings(page: Page, token: string): Promise<Record<string, string | number>> {
  const first = async (resource: string, wanted: Record<string, string> = {}): Promise<string> => {
    const reply = await page.request.get(`/v1/admin/${resource}`, { headers: { authorization: `Bearer ${token}` } });
    const listed = (await reply.json()) as (Listed & Record<string, unknown>)[];
    return listed.find((one) => Object.entries(wanted).every(([name, value]) => one[name] === value))?.id ?? '';
  };
  const resources = ['orders', 'payments', 'games', 'developers', 'publishing'];
  const [order = '', payment = '', game = '', studio = '', release = ''] = await Promise.all(
    resources.map((resource) => first(resource)),
  );
  const { person, role } = await shownPersonAndRole(page, token);
  const [refund, code] = [await aRefund(page, token), await aCode(page, token)];
  // Other journeys write to the shop at the same time: the newest may be theirs.
  const email = freshAddress();
  await aReportAndAnEnquiry(page, email);
  const plan = await aSchoolPlan(page, token);
  const [report, enquiry] = [await first('reports', { email }), await first('enquiries', { company: email })];
  return { order, payment, game, studio, release, person, role, refund, code, plan, report, enquiry };
}

/** What visitors wrote, as far as it waits for staff. */
async function aReportAndAnEnquiry(page: Page, email: string): Promise<void> {
  await page.request.post('/v1/reports', { data: { category: 'bug', description: 'La lista no llega.', email } });
  const written = {
    name: 'Ana',
    company: email,
    email,
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
  // The oldest first: the newest belong to journeys that are under way.
  const oldest = new URLSearchParams({ filter: '{"status":"paid"}', sort: '["paidAt","ASC"]' }).toString();
  const orders = (await (await page.request.get(`/v1/admin/orders?${oldest}`, { headers })).json()) as Listed[];
  const there = (await (await page.request.get('/v1/admin/refunds', { headers })).json()) as Listed[];
  if (there[0]) return there[0].id;
  for (const { id } of orders) {
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

async function tokenOfAdmin(page: Page): Promise<string> {
  const reply = await page.request.post('/v1/auth', {
    data: { email: ADMIN, password: PASSWORD, remember_me: false },
  });
  return ((await reply.json()) as { token: string }).token;
}

/** A browser at the console, which one worker keeps for all pages that it looks at, and what they show. */
interface OpenConsole {
  page: Page;
  things: Record<string, string | number>;
}

const test = base.extend<object, { openConsole: (visitor: Visitor) => Promise<OpenConsole> }>({
  openConsole: [
    ({ browser }, use, { project }) =>
      use(
        onceForEach(async ({ locale, width }) => {
          const viewport = { width, height: 800 };
          const { baseURL } = project.use;
          // Without motion, no colour is met on its way from light to dark.
          const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce', baseURL });
          const page = await context.newPage();
          const token = await tokenOfAdmin(page);
          const things = await shownThings(page, token);
          await page.goto('/robots.txt');
          await page.evaluate((value) => localStorage.setItem('token', value), token);
          await page.goto('/admin/#/people', { waitUntil: 'networkidle' });
          return { page, things };
        }),
      ),
    { scope: 'worker', timeout: patient(120_000) },
  ],
});

// Each page is a test of its own, for whichever worker is free.
test.describe.configure({ mode: 'parallel' });

for (const visitor of VISITORS) {
  test.describe(`axe finds nothing in the console, light or dark, ${visitor.locale} at ${visitor.width} px`, () => {
    for (const [template, words] of PAGES) {
      test(template, async ({ openConsole }) => {
        const { page, things } = await openConsole(visitor);
        const path = template.replace(/\{(\w+)\}/, (_, name: string) => String(things[name]));
        await goesTo(page, path, words);
        const found = await barriersOn(page, path);
        const other = await colourBarriersAfter(
          () => page.getByRole('button', { name: /Cambiar entre claro y oscuro|Toggle light\/dark mode/ }).click(),
          page,
          `${path}, the other colours`,
        );

        expect([...found, ...other]).toEqual([]);
        expect(await isTitleCut(page), 'a title that is cut off without dots').toBe(false);
      });
    }

    for (const colorScheme of ['dark', 'light'] as const) {
      test(`/login, ${colorScheme}`, async ({ browser, baseURL }) => {
        const { locale, width } = visitor;
        const viewport = { width, height: 800 };
        const context = await browser.newContext({ locale, viewport, baseURL, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto('/admin/#/login', { waitUntil: 'networkidle' });
        await expect(page.getByRole('main')).toContainText(/consola|console/);
        expect(await barriersOn(page, '/login')).toEqual([]);
        await context.close();
      });
    }
  });
}

test('a window that becomes narrow hides nothing from screen readers', async ({ openConsole }) => {
  const { page } = await openConsole({ locale: 'es-CL', width: 1280 });
  await expect(page.getByRole('menuitem', { name: 'Personas' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('menuitem', { name: 'Personas' })).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('the menu leads to no page that is not looked at', async ({ openConsole }) => {
  const { page } = await openConsole(VISITORS[0] as Visitor);
  const paths = PAGES.map(([path]) => path);
  expect(await missingOfMenu(page, paths)).toEqual([]);
});
