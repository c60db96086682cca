import type { Frame, Page } from '@playwright/test';
import { ADMIN } from '../support/console.js';
import { PASSWORD } from '../support/journey.js';
import { expect, test } from '../support/own-shop.js';

// As in production the games' hosts lie below the shop's, so browsers take both for one site.
test.use({ shopHost: 'ludoteca.localhost', locale: 'en-GB', serviceWorkers: 'allow' });

/** The frame of a game that runs. */
async function opened(page: Page, address: string, sees: RegExp): Promise<Frame> {
  await page.goto(address);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.frameLocator('iframe').getByText(sees).first()).toBeAttached();
  return page.frames()[1]!;
}

async function signedIn(page: Page, shop: string): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD, remember_me: false };
  const { token } = (await (await page.request.post('/v1/auth', { data })).json()) as { token: string };
  await page.goto(shop);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

test('a hostile game reaches nothing of the shop, of its visitor or of another game', async ({ page, shop }) => {
  await signedIn(page, shop.named);
  const frame = await opened(page, `${shop.named}/sudoku-game`, /Easy/);
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.frame() === frame) answered.push(response.url());
  });
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));

  const tried = await frame.evaluate(attack, shop.named);

  expect(tried).toEqual({
    'read the page around it': 'SecurityError',
    'read the storage of the shop': 'SecurityError',
    'call the API as the visitor': 'TypeError',
    'send an old request': 'NetworkError',
    'open a socket': 'refused',
    'load a picture of the shop': 'refused',
    'load a script from elsewhere': 'refused',
    'frame the shop': 'refused',
    'open a window': 'none',
    'go elsewhere with the page': 'SecurityError',
    'ask a question that stops everything': 'undefined',
    'register a worker for the shop': 'SecurityError',
    'see the cookies of the shop': '',
  });
  expect(answered.filter((url) => new URL(url).host !== new URL(frame.url()).host)).toEqual([]);
  expect(popups).toEqual([]);
  expect(page.url()).toBe(`${shop.named}/sudoku-game`);
  await frame.evaluate(() => {
    document.cookie = `token=planted; Domain=${location.hostname.split('.').slice(-2).join('.')}; Path=/`;
    localStorage.setItem('secret', 'of the first game');
  });
  await page.goto(`${shop.named}/account`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);

  const other = await opened(page, `${shop.named}/webgame/el-taller-de-fuerzas?channel=preview`, /Job 1/);
  expect(await other.evaluate(() => localStorage.getItem('secret'))).toBeNull();
});

/** Runs in the game: what each attempt came to. */
async function attack(shop: string): Promise<Record<string, unknown>> {
  const nameOf = async (work: () => unknown): Promise<unknown> => {
    try {
      return String(await work());
    } catch (problem) {
      return (problem as Error).name;
    }
  };
  const loads = (element: HTMLElement, source: string): Promise<string> =>
    new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
      element.addEventListener('load', () => resolve('loaded'));
      element.setAttribute('src', source);
      document.body.append(element);
    });
  const around = window.parent as unknown as Window;
  return {
    'read the page around it': await nameOf(() => around.document.title),
    'read the storage of the shop': await nameOf(() => around.localStorage.getItem('token')),
    'call the API as the visitor': await nameOf(() => fetch(`${shop}/v1/library`, { credentials: 'include' })),
    'send an old request': await nameOf(() => {
      const request = new XMLHttpRequest();
      request.open('POST', `${shop}/v1/orders`, false);
      request.withCredentials = true;
      request.send('{}');
      return request.status;
    }),
    'open a socket': await new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
      new WebSocket(shop.replace('http', 'ws')).onopen = () => resolve('opened');
    }),
    'load a picture of the shop': await loads(new Image(), `${shop}/favicon.svg`),
    'load a script from elsewhere': await loads(document.createElement('script'), `${shop}/v1/health/live`),
    'frame the shop': await loads(document.createElement('iframe'), shop),
    'open a window': await nameOf(() => (window.open(shop) ? 'opened' : 'none')),
    'go elsewhere with the page': await nameOf(() => {
      window.top!.location.href = 'http://elsewhere.example/';
      return 'went';
    }),
    'ask a question that stops everything': await nameOf(() => alert('Your password?')),
    'register a worker for the shop': await nameOf(() =>
      navigator.serviceWorker.register(`${shop}/favicon.svg`, { scope: `${shop}/` }),
    ),
    'see the cookies of the shop': document.cookie,
  };
}
