import { expect, test, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { ADMIN } from './support/console.js';
import { buys, signedInPlayer, signIn } from './support/journey.js';
import { heldBy } from './support/memory.js';

const game = (page: Page): FrameLocator => page.frameLocator('iframe');
const control = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const remark = (page: Page): Locator => page.getByRole('main').getByRole('status').last();

/** The workshop goes on with the job that was open last. */
const ANY_JOB = /(Job|Encargo) \d (of|de) 9/;

test.describe('in English, at a desk', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

  test('the seven operations on an engine game, each with its warning before the game runs', async ({ page }) => {
    await signIn(page, ADMIN);
    await page.goto('/webgame/el-taller-de-fuerzas?channel=preview');
    await expect(page.getByText('Preview: not released yet')).toBeVisible();
    for (const [name, warning] of [
      ['Screenshot', 'There is no screenshot: the game has not started.'],
      ['Full screen', 'Full screen has to wait: the game has not started.'],
      ['Hold the pointer', 'The pointer stays free: the game has not started.'],
      ['Pause', 'There is nothing to pause: the game has not started.'],
      ['Close the game', 'There is nothing to close: the game has not started.'],
    ] as const) {
      await control(page, name).click();
      await expect(remark(page)).toHaveText(warning);
    }
    await control(page, 'Send a message').click();
    const writing = page.getByRole('dialog', { name: 'Send a message' });
    await writing.getByLabel('Object').fill('Game');
    await writing.getByLabel('Method').fill('LoadJob');
    await writing.getByLabel('Value').fill('2');
    await writing.getByRole('button', { name: 'Send' }).click();
    await expect(writing.getByRole('status')).toHaveText('The message was not sent: the game has not started.');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(game(page).getByRole('heading', { name: ANY_JOB })).toBeAttached();
    await control(page, 'Send a message').click();
    await writing.getByLabel('Object').fill('Game');
    await writing.getByLabel('Method').fill('LoadJob');
    await writing.getByLabel('Value').fill('2');
    await writing.getByRole('button', { name: 'Send' }).click();
    await expect(writing.getByRole('status')).toHaveText('The game got the message.');
    await expect(writing.getByRole('listitem').filter({ hasText: 'GameStarted [9]' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game(page).getByRole('heading', { name: /Job 2 of 9/ })).toBeAttached();

    await control(page, 'Screenshot').click();
    const picture = page.getByRole('dialog', { name: 'Your screenshot' }).getByRole('img');
    expect(await coloursIn(picture)).toBeGreaterThan(50);
    await page.keyboard.press('Escape');

    await control(page, 'Hold the pointer').click();
    await expect(remark(page)).toHaveText('Your next click in the game holds the pointer. Escape frees it.');
    await game(page).locator('canvas').click();
    await expect.poll(() => page.frames()[1]?.evaluate(() => document.pointerLockElement?.tagName)).toBe('CANVAS');
    await page.frames()[1]?.evaluate(() => document.exitPointerLock());

    await control(page, 'Full screen').click();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('iframe') !== null))
      .toBe(true);
    await control(page, 'Leave full screen').click();
    await expect(control(page, 'Full screen')).toBeVisible();

    await control(page, 'Restart').click();
    await expect(game(page).getByRole('heading', { name: /Job 2 of 9/ })).toBeAttached();
    await control(page, 'Close the game').click();
    await expect(remark(page)).toHaveText('The game is closed.');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('a picture is taken on a machine that has no moment to spare', async ({ page }) => {
    await signIn(page, ADMIN);
    await page.goto('/webgame/el-taller-de-fuerzas?channel=preview');
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(game(page).getByRole('heading', { name: ANY_JOB })).toBeAttached();
    await page.frames()[1]?.evaluate(() => {
      const draw = (): void => {
        const until = performance.now() + 900;
        while (performance.now() < until);
        requestAnimationFrame(draw);
      };
      draw();
    });

    await control(page, 'Screenshot').click();
    expect(await coloursIn(page.getByRole('dialog', { name: 'Your screenshot' }).getByRole('img'))).toBeGreaterThan(50);
  });

  test('a game that is opened and closed ten times leaves nothing in memory', async ({ page }) => {
    await signIn(page, ADMIN);
    await page.goto('/webgame/el-taller-de-fuerzas?channel=preview');
    const opensAndCloses = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Play/ }).click();
      await expect(game(page).getByRole('heading', { name: ANY_JOB })).toBeAttached();
      await control(page, 'Close the game').click();
      await expect(page.locator('iframe')).toHaveCount(0);
    };
    await opensAndCloses();
    const first = await heldBy(page);
    for (let times = 1; times < 10; times++) await opensAndCloses();
    const last = await heldBy(page);

    expect(last.bytes).toBeLessThan(first.bytes * 1.1);
    expect(last.documents).toBeLessThanOrEqual(first.documents);
  });

  test('a game that was bought is played by keyboard alone, and left with two strokes', async ({ page }) => {
    await signedInPlayer(page);
    await page.goto('/webgame/el-taller-de-fuerzas');
    await expect(page.getByRole('heading', { name: 'This game is not in your library yet' })).toBeVisible();
    await buys(page, 'el-taller-de-fuerzas');
    await page.goto('/webgame/el-taller-de-fuerzas');
    await page.getByRole('button', { name: /^Play/ }).press('Enter');
    await expect(page.getByText('Loading')).toBeHidden();
    const distance = game(page).getByRole('slider', { name: 'Distance' });
    await distance.fill('3');
    await game(page).getByRole('button', { name: 'Try', exact: true }).press('Enter');
    await expect(game(page).getByRole('status')).toContainText('Job done!');

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(control(page, 'Pause')).toBeFocused();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^About/ })
      .click();
    await expect(page).toHaveURL(/games\/el-taller-de-fuerzas/);
    await page.goBack();
    await page.getByRole('button', { name: /^Play/ }).click();
    await expect(
      game(page)
        .getByText(/1 of 9|1 de 9/)
        .first(),
    ).toBeAttached();
  });
});

test.describe('in Spanish, on a phone', () => {
  test.use({ locale: 'es-CL', viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a guest plays the Sudoku, and brings what it saved to the account when asked', async ({ page }) => {
    await page.goto('/sudoku-game');
    const barriers = await barriersOn(page, 'before');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    await game(page)
      .getByRole('button', { name: /^Fácil/ })
      .click();
    await page.frames()[1]?.locator('[role=gridcell]:focus').press('n');
    await page.keyboard.press('4');
    await expect(game(page).locator('[role=gridcell]:focus')).toHaveAccessibleName(/, nota 4$/);
    barriers.push(...(await barriersOn(page, 'playing')));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sobre/ })
      .click();
    await expect(page).toHaveURL(/games\/sudoku-del-sur/);

    await signedInPlayer(page);
    await page.goto('/sudoku-game');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    const question = page.getByRole('region', { name: '¿Con qué avance sigues?' });
    await expect(question).toContainText('En tu cuenta todavía no hay ninguno de este juego.');
    barriers.push(...(await barriersOn(page, 'asking')));
    await question.getByRole('button', { name: 'Empezar sin él' }).click();
    await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
    await expect(game(page).getByRole('button', { name: /^Continuar/ })).toHaveCount(0);

    await signedInPlayer(page);
    await page.goto('/sudoku-game');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    await question.getByRole('button', { name: 'Llevar este avance a mi cuenta' }).click();
    await expect(game(page).getByRole('button', { name: /^Continuar: fácil/ })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await expect
      .poll(async () => {
        const reply = await page.request.get('/v1/play/sudoku-del-sur/saves', {
          headers: { authorization: `Bearer ${token}` },
        });
        return ((await reply.json()) as { versions: unknown[] }).versions.length;
      })
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(barriers).toEqual([]);
  });

  test('a phone without full screen fills its window, and the word on turning it goes away', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await signIn(page, ADMIN);
    await page.goto('/webgame/el-taller-de-fuerzas?channel=preview');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    const advice = page.getByText('Este juego es ancho: gira tu teléfono.');
    await expect(advice).toBeVisible();
    await page.getByRole('button', { name: 'Quitar el consejo' }).click();
    await expect(advice).toHaveCount(0);

    const frame = page.locator('iframe');
    await control(page, 'Pantalla completa').click();
    await expect.poll(() => frame.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
    await control(page, 'Salir de pantalla completa').click();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(360);
    await control(page, 'Pantalla completa').click();
    await control(page, 'Cerrar el juego').click();
    await page.getByRole('button', { name: /^Jugar/ }).click();
    await expect(game(page).getByRole('heading', { name: ANY_JOB })).toBeAttached();
    await expect(advice).toHaveCount(0);
  });

  test('two devices that saved on their own are asked about, and neither is overwritten', async ({ page, browser }) => {
    const opens = async (on: Page): Promise<void> => {
      await on.goto('/sudoku-game');
      await on.getByRole('button', { name: /^Jugar/ }).click();
      await expect(game(on).getByRole('button', { name: /^Fácil/ })).toBeVisible();
    };
    const notes = async (on: Page, digit: string): Promise<void> => {
      await game(on)
        .getByRole('button', { name: /^Fácil/ })
        .click();
      await on.frames()[1]?.locator('[role=gridcell]:focus').press('n');
      await on.keyboard.press(digit);
    };
    const ana = await signedInPlayer(page);
    const [phone, laptop] = [page, await (await browser.newContext({ locale: 'es-CL' })).newPage()];
    await signIn(laptop, ana);
    await opens(phone);
    await opens(laptop);
    await notes(phone, '4');
    await control(phone, 'Cerrar el juego').click();
    await expect(remark(phone)).toHaveText('El juego está cerrado.');

    await notes(laptop, '5');
    await expect(
      laptop.getByText('Este juego se guardó en otro equipo o ventana mientras jugabas aquí.'),
    ).toBeVisible();
    await laptop.getByRole('button', { name: 'Seguir con el de mi cuenta' }).click();
    await game(laptop)
      .getByRole('button', { name: /^Continuar/ })
      .click();
    await expect(game(laptop).getByRole('gridcell', { name: /, nota 4$/ })).toHaveCount(1);
    await laptop.context().close();
  });

  test('a save that is on its way, or arrives unheard, is no other device: nothing is asked', async ({ page }) => {
    const opens = async (): Promise<Frame> => {
      await page.goto('/sudoku-game');
      await page.getByRole('button', { name: /^Jugar/ }).click();
      await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
      return page.frames()[1] as Frame;
    };
    const question = page.getByRole('region', { name: '¿Con qué avance sigues?' });
    const arrived = (data: string) =>
      page.waitForResponse((reply) => (reply.request().postDataJSON() as { data?: string } | null)?.data === data);
    await signedInPlayer(page);
    const frame = await opens();
    let goesOn: () => void = () => undefined;
    const line = new Promise<void>((resolve) => (goesOn = resolve));
    await page.route('**/saves/level', async (route) => {
      const answer = await route.fetch();
      await line;
      await route.fulfill({ response: answer });
    });
    const first = page.waitForRequest('**/saves/level');
    const one = frame.evaluate(`ludoteca.save('one', 'level')`);
    await first;
    const two = frame.evaluate(`ludoteca.save('two', 'level')`);
    goesOn();
    await Promise.all([one, two]);
    await expect(question).toHaveCount(0);

    await page.unroute('**/saves/level');
    await page.route('**/saves/level', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await frame.evaluate(`ludoteca.save('three', 'level').catch(() => 'unheard')`);
    await page.unroute('**/saves/level');
    await page.route('**/saves/level', (route) => route.abort());
    await frame.evaluate(`ludoteca.save('four', 'level').catch(() => 'lost')`);
    await page.unroute('**/saves/level');
    const sent = arrived('four');
    const again = await opens();
    await sent;
    await expect(question).toHaveCount(0);
    expect(await again.evaluate(`ludoteca.load('level')`)).toBe('four');
  });

  test('what a game saves comes back as it was, or both game and player hear that it was not kept', async ({
    page,
  }) => {
    const opens = async (): Promise<void> => {
      await page.goto('/sudoku-game');
      await page.getByRole('button', { name: /^Jugar/ }).click();
    };
    const runs = async (): Promise<Frame> => {
      await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
      return page.frames()[1] as Frame;
    };
    const keeps = (frame: Frame, slot: string): Promise<boolean> =>
      frame.evaluate(`ludoteca.save('x'.repeat(1_000_000), '${slot}').then(() => true, () => false)`);
    await opens();
    const asGuest = await runs();
    const kept: boolean[] = [];
    for (const slot of ['a', 'b', 'c', 'd', 'e']) kept.push(await keeps(asGuest, slot));
    expect(kept).toEqual([true, true, true, true, false]);
    await expect(remark(page)).toHaveText(
      'No pudimos guardar tu avance. En este equipo no queda lugar para guardar más.',
    );

    await signedInPlayer(page);
    await opens();
    await page.getByRole('button', { name: 'Empezar sin él' }).click();
    await (await runs()).evaluate(String.raw`ludoteca.save('\0 \ud800', 'odd')`);
    await opens();
    expect(await (await runs()).evaluate(`ludoteca.load('odd').then(JSON.stringify)`)).toBe(
      String.raw`"\u0000 \ud800"`,
    );
  });

  test('what an earlier release kept in this browser is found again, and kept with the rest', async ({ page }) => {
    const opens = async (): Promise<Frame> => {
      await page.goto('/sudoku-game');
      await page.getByRole('button', { name: /^Jugar/ }).click();
      await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
      return page.frames()[1] as Frame;
    };
    const EARLIER = 'saves:sudoku-del-sur:guest';
    await page.goto('/robots.txt');
    await page.evaluate((key) => {
      const odd = { data: 'level 3', savedAt: '2026-11-20T12:00:00.000Z' };
      localStorage.setItem(key, JSON.stringify({ odd }));
    }, EARLIER);
    for (let visit = 1; visit <= 2; visit++)
      expect(await (await opens()).evaluate(`ludoteca.load('odd')`)).toBe('level 3');
    expect(await page.evaluate((key) => localStorage.getItem(key), EARLIER)).toBeNull();

    await signedInPlayer(page);
    await page.goto('/sudoku-game');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    const question = page.getByRole('region', { name: '¿Con qué avance sigues?' });
    await expect(question).toContainText('20 de noviembre de 2026');
  });

  test('who plays in a browser that keeps nothing hears for how long it lasts', async ({ page }) => {
    await page.addInitScript(() => {
      if (self === top)
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    await page.goto('/sudoku-game');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    await game(page)
      .getByRole('button', { name: /^Fácil/ })
      .click();
    await expect(remark(page)).toContainText('tu avance dura hasta que cierres esta ventana');
  });

  test('people who share a phone never meet what another one played', async ({ page }) => {
    const opens = async (): Promise<Frame> => {
      await page.goto('/sudoku-game');
      await page.getByRole('button', { name: /^Jugar/ }).click();
      await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
      return page.frames()[1] as Frame;
    };
    const [everything, nothing] = [['localStorage', 'indexedDB', 'caches'], [] as string[]];
    const ana = await signedInPlayer(page);
    await (await opens()).evaluate(keepEverywhere);
    expect(await (await opens()).evaluate(whereKept)).toEqual(everything);

    await signedInPlayer(page);
    expect(await (await opens()).evaluate(whereKept)).toEqual(nothing);
    await page.evaluate(() => localStorage.removeItem('token'));
    expect(await (await opens()).evaluate(whereKept)).toEqual(nothing);
    await signIn(page, ana);
    expect(await (await opens()).evaluate(whereKept)).toEqual(everything);
  });

  test('a game that does not arrive says so, and starts when asked again', async ({ page }) => {
    await page.route(/\/t\/.*\/main\.js$/, (route) => route.abort());
    await page.goto('/sudoku-game');
    await page.getByRole('button', { name: /^Jugar/ }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'El juego' });
    await expect(notice).toContainText(/El juego (se detuvo por un error|no llegó completo)/);
    await page.unroute(/\/t\/.*\/main\.js$/);
    await notice.getByRole('button', { name: 'Comenzar de nuevo' }).click();
    await expect(game(page).getByRole('button', { name: /^Fácil/ })).toBeVisible();
  });
});

/** Runs in a game: keeps something wherever a browser lets a frame of another site. */
async function keepEverywhere(): Promise<void> {
  localStorage.setItem('progress', '3');
  await new Promise((done) => {
    indexedDB.open('progress').onsuccess = done;
  });
  await (await caches.open('progress')).put('/play/progress', new Response('3'));
}

/** Runs in a game: where it finds what was kept. */
async function whereKept(): Promise<string[]> {
  return [
    ...(localStorage.getItem('progress') ? ['localStorage'] : []),
    ...((await indexedDB.databases()).some(({ name }) => name === 'progress') ? ['indexedDB'] : []),
    ...((await caches.has('progress')) ? ['caches'] : []),
  ];
}

/** How many different colours a picture shows on a coarse grid: a blank one shows one. */
function coloursIn(picture: Locator): Promise<number> {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return seen.size;
  });
}
