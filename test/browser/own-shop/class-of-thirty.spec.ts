import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, FrameLocator, Locator, Page } from '@playwright/test';
import { barriersOn } from '../support/barriers.js';
import { shopsTime } from '../support/clock.js';
import { PASSWORD, registeredPlayer, signIn } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';
import { plays } from '../support/play.js';
import { patient } from '../../support/patience.js';

test.use({ locale: 'es-CL', timezoneId: 'America/Santiago', viewport: { width: 1280, height: 900 } });

const GAME = 'el-taller-de-fuerzas';
const PUPILS = 30;
const IN_BROWSERS = [
  { nickname: 'Puma', locale: 'es-CL', width: 360, words: { join: 'Entrar', done: 'Ya lo anoté', play: /^Jugar/ } },
  { nickname: 'Condor', locale: 'en-GB', width: 1280, words: { join: 'Join', done: 'I wrote it down', play: /^Play/ } },
] as const;

interface Joined {
  token: string;
  pupil: { id: string; nickname: string };
}

const game = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Staff give the school seats. @returns the plan's code */
async function givesSeats(request: APIRequestContext): Promise<string> {
  const data = { email: 'admin@ludoteca.test', password: PASSWORD, remember_me: false };
  const { token } = (await (await request.post('/v1/auth', { data })).json()) as { token: string };
  const year = (await shopsTime(request)).getUTCFullYear();
  const answer = await request.post('/v1/admin/school-plans', {
    headers: { authorization: `Bearer ${token}` },
    data: { planId: randomUUID(), school: 'Escuela Las Araucarias', seats: 30, year, reference: 'Factura 118' },
  });
  return ((await answer.json()) as { code: string }).code;
}

/** A pupil types code and nickname, writes down the number, and gets the first job of the game done. */
async function joinsAndPlays(
  page: Page,
  code: string,
  { nickname, words }: (typeof IN_BROWSERS)[number],
): Promise<void> {
  await page.goto('/join');
  await page.getByRole('textbox').first().fill(code.toLowerCase());
  await page.getByRole('textbox').nth(1).fill(nickname);
  await page.getByRole('button', { name: words.join, exact: true }).click();
  await expect(page.getByText(/^\d{3} \d{3}$/)).toBeVisible();
  expect(await barriersOn(page, 'the number')).toEqual([]);
  await page.getByRole('button', { name: words.done }).click();
  await expect(page).toHaveURL(/\/class$/);
  await page.getByRole('main').getByRole('link', { name: words.play }).click();
  await page.getByRole('button', { name: words.play }).click();
  await game(page).getByRole('slider').first().fill('3');
  // What was earned is on its way: a page that is left earlier brings it with the next visit to the game.
  const earned = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('FIRST_JOB'));
  await game(page)
    .getByRole('button', { name: /^(Try|Probar)$/ })
    .press('Enter');
  await expect(game(page).getByRole('status')).toContainText(/Job done!|¡Encargo listo!/);
  expect((await earned).status()).toBe(200);
}

/** All that leads on from a pupil's page. */
const CLASS_WAYS = {
  bar: ['/', '/games', '/class'],
  menu: ['/', '/games', '/class', '/help', '/report-problem'],
  footer: [
    ['/games', '/class', '/about'],
    ['/help', '/contact', '/report-problem', '/accessibility', '/status'],
    ['/legal', '/refund', '/subscriber-agreement', '/privacy', '/cookies', '/how-the-money-is-split'],
  ].flat(),
};

/** Where the links lead that are seen there; the one of the other language stays on its page. */
const waysIn = async (part: Locator): Promise<string[]> => [
  ...new Set(
    await part
      .locator('a[href^="/"]:not([hreflang])')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
  ),
];

/** A pupil is led to nothing that wants an account. */
async function seesOwnWays(page: Page, width: number): Promise<void> {
  await page.goto('/class');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Puma|Condor/ })).toBeVisible();
  expect(await waysIn(page.getByRole('contentinfo'))).toEqual(CLASS_WAYS.footer);
  if (width >= 768) {
    expect((await waysIn(page.getByRole('banner'))).sort()).toEqual([...CLASS_WAYS.bar].sort());
    return;
  }
  await page.getByRole('button', { name: 'Menú', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Puma/ })).toBeVisible();
  expect(await waysIn(page.getByRole('dialog'))).toEqual(CLASS_WAYS.menu);
  for (const path of new Set([...CLASS_WAYS.menu, ...CLASS_WAYS.footer])) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('button', { name: /^Quiero |^I want / }), path).toHaveCount(0);
  }
}

const aBrowser = async (browser: Browser, locale: string, width: number): Promise<Page> =>
  (await browser.newContext({ locale, viewport: { width, height: 800 } })).newPage();

test('a class of thirty joins by its code, plays, and its teacher reads and deletes the report', async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(patient(300_000));
  const { request } = page;
  const planCode = await givesSeats(request);
  await signIn(page, await registeredPlayer(request));
  await page.goto('/schools');
  await page.getByLabel('Código del plan escolar').fill(planCode);
  await page.getByRole('button', { name: 'Usar estos cupos' }).click();
  await expect(page.getByText('Escuela Las Araucarias: 0 de 30 cupos en uso')).toBeVisible();
  await page.getByLabel('Nombre del curso').fill('4.º B');
  await page.getByRole('checkbox', { name: /taller de fuerzas/i }).check();
  await page.getByRole('button', { name: 'Crear el curso' }).click();
  await expect(page.getByRole('heading', { name: '4.º B', level: 1 })).toBeVisible();
  const code = await page
    .getByText(/^[A-Z0-9]{6}$/)
    .first()
    .innerText();
  const address = page.url();

  const pupils: Page[] = [];
  for (const pupil of IN_BROWSERS) {
    const window = await aBrowser(browser, pupil.locale, pupil.width);
    const hosts = new Set<string>();
    window.on('request', (one) => hosts.add(new URL(one.url()).hostname));
    await joinsAndPlays(window, code, pupil);
    await seesOwnWays(window, pupil.width);
    // Only the shop and the game's own host hear of a child.
    expect([...hosts].filter((host) => host !== 'localhost' && !host.endsWith('.localhost'))).toEqual([]);
    pupils.push(window);
  }
  const joined = await Promise.all(
    Array.from({ length: PUPILS - IN_BROWSERS.length }, async (_, n) => {
      const answer = await request.post('/v1/class/join', { data: { code, nickname: `Zorro ${n + 1}` } });
      return (await answer.json()) as Joined;
    }),
  );
  expect((await request.post('/v1/class/join', { data: { code, nickname: 'Tardanza' } })).status()).toBe(409);
  await plays(request, { ...(joined[0] as Joined), game: GAME, beats: 4, everyMs: 30_000 });

  await page.goto(address);
  const table = page.getByRole('table', { name: 'Qué hizo cada estudiante' });
  await expect(table.getByRole('row')).toHaveCount(PUPILS + 1);
  await expect(
    table
      .getByRole('row', { name: /^Zorro 1 / })
      .getByRole('cell')
      .nth(1),
  ).toHaveText('2');
  await expect(
    table
      .getByRole('row', { name: /^Puma / })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('1');
  await page.getByText('Ver como tabla').click();
  await expect(page.getByRole('table', { name: 'Minutos por semana' }).getByRole('row')).toHaveCount(2);
  expect(await barriersOn(page, 'the report')).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bajar la planilla (CSV)' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(PUPILS + 1);
  expect(file).toContain('Zorro 1;');

  await page.getByRole('button', { name: 'Borrar el curso' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar todo' }).click();
  await expect(page).toHaveURL(`${shop.url}/schools`);
  await expect(page.getByText('Todavía no tienes cursos.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'No encontramos ese curso' })).toBeVisible();
  for (const window of pupils) {
    await window.goto('/class');
    await expect(
      window.getByRole('heading', { name: /Este curso ya no está abierto|This class is no longer open/ }),
    ).toBeVisible();
  }
});
