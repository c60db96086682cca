import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { servesBuiltGames } from './support/built-games.js';

type Build = 'sudoku' | 'forces' | 'circuit' | 'loom' | 'bank' | 'story' | 'garden' | 'sky';

/** Opens a built game on a host of its own, without the shop around it. */
async function open(page: Page, game: Build, query = ''): Promise<string[]> {
  const problems = await servesBuiltGames(page);
  await page.goto(`http://games.test/${game}/index.html${query}`);
  return problems;
}

test('a Sudoku is played by keyboard, and its hints lead to the end', async ({ page }) => {
  const problems = await open(page, 'sudoku', '?lang=en&seed=11');
  const barriers = await barriersOn(page, 'menu');
  await page.getByRole('button', { name: /^Easy/ }).press('Enter');
  const cell = page.locator('[role=gridcell]:focus');
  const start = (await cell.getAttribute('aria-label'))!;

  await page.keyboard.press('n');
  await page.keyboard.press('1');
  await page.keyboard.press('5');
  await expect(cell).toHaveAccessibleName(`${start}, notes 1 and 5`);
  await page.keyboard.press('u');
  await expect(cell).toHaveAccessibleName(`${start}, note 1`);
  await page.keyboard.press('n');
  await page.keyboard.press('7');
  await expect(cell).toHaveAccessibleName(start.replace('empty', '7, does not fit'));
  await page.keyboard.press('Delete');
  await expect(cell).toHaveAccessibleName(start);
  await page.keyboard.press('Control+End');
  await expect(cell).toHaveAccessibleName(/^row 9, column 9/);
  await page.keyboard.press('h');
  await expect(page.getByRole('status')).not.toBeEmpty();
  barriers.push(...(await barriersOn(page, 'hint')));

  const end = page.getByRole('dialog', { name: 'Solved' });
  while (!(await end.isVisible())) await page.keyboard.press('h');
  await expect(end).toContainText('with 44 hints');
  await end.getByRole('button', { name: 'Levels' }).click();
  await expect(page.getByText('Carretera Austral: stop 1 of 30, Puerto Montt')).toBeVisible();
  expect([...problems, ...barriers]).toEqual([]);
});

test('a Sudoku that was left goes on after a reload', async ({ page }) => {
  await open(page, 'sudoku', '?lang=es&seed=11');
  await page.getByRole('button', { name: /^Fácil/ }).click();
  await page.keyboard.press('n');
  await page.keyboard.press('4');
  await page.reload();
  await page.getByRole('button', { name: /^Continuar: fácil/ }).click();

  await expect(page.locator('[role=gridcell]:focus')).toHaveAccessibleName(/, nota 4$/);
});

test('the workshop of forces starts through its loader and is solved by its native controls', async ({ page }) => {
  const problems = await open(page, 'forces', '?lang=en');
  const distance = page.getByRole('slider', { name: 'Distance' });
  await distance.fill('3');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '3 m');
  await page.getByRole('button', { name: 'Try', exact: true }).press('Enter');

  await expect(page.getByRole('status')).toContainText('Job done!');
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Job 2 of 9: Heavy crate' })).toBeAttached();
  expect([...problems, ...(await barriersOn(page, 'forces'))]).toEqual([]);
});

/** Has the rest of a round shown, by keyboard, up to what comes after its tasks. */
async function hasTheRestShown(page: Page, after: RegExp): Promise<void> {
  const over = page.getByRole('heading', { name: after });
  while (!(await over.isVisible()))
    for (const step of ['Check', 'Show me how', 'Next']) await page.getByRole('button', { name: step }).press('Enter');
}

test('a year of savings is worked out by keyboard, and its best stays after a reload', async ({ page }) => {
  const problems = await open(page, 'bank', '?lang=en&seed=3');
  const barriers = await barriersOn(page, 'square');
  await page.getByRole('button', { name: /^Interest and small print/ }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Simple interest/ })).toBeFocused();
  await expect(page.getByRole('definition')).toHaveText(['$70,000', '2% of what was put away', '3 years']);

  await page.keyboard.type('7420');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is less than it should be.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is less than it should be.')).toBeVisible();
  await page.keyboard.type('00');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('$1,400 a year for 3 years: $4,200 more.')).toBeVisible();
  await expect(page.getByRole('img', { name: '1 of 4 coins' })).toBeVisible();
  barriers.push(...(await barriersOn(page, 'month')));
  await page.keyboard.press('Enter');
  await page.keyboard.type('5850');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: '2 of 4 coins' })).toBeVisible();
  await page.keyboard.press('Enter');
  await hasTheRestShown(page, /^Round complete!/);
  await page.reload();

  await expect(page.getByText('Your best round: 1 of 12 at the first try')).toBeVisible();
  expect([...problems, ...barriers]).toEqual([]);
});

test('a tale is put together by keyboard, and ends in a way of its own', async ({ page }) => {
  const problems = await open(page, 'story', '?lang=en&seed=3');
  const barriers = await barriersOn(page, 'library');
  await page.getByRole('button', { name: /^First readings/ }).press('Enter');
  await page.getByRole('button', { name: /^He kneaded/ }).press('Enter');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('That is not the first part.')).toBeVisible();
  await page.getByRole('button', { name: /^1\. He kneaded/ }).press('Enter');
  for (const part of [/^Early on/, /^He kneaded/, /^After that/, /^When the bread/])
    await page.getByRole('button', { name: part }).press('Enter');
  barriers.push(...(await barriersOn(page, 'order')));
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('First you mix, then you knead')).toBeVisible();
  await page.keyboard.press('Enter');

  await page.getByRole('radio', { name: 'because' }).press('Space');
  await page.getByRole('radio', { name: 'but' }).press('Space');
  await expect(page.getByText('The lambs were afraid, but the smell')).toBeVisible();
  barriers.push(...(await barriersOn(page, 'gaps')));
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('“because” gives the cause')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'For the smell of the bread' }).press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await page.keyboard.press('Enter');

  await hasTheRestShown(page, /^An ending of your own/);
  for (const line of await page.getByRole('radiogroup').all()) await line.getByRole('radio').first().press('Space');
  barriers.push(...(await barriersOn(page, 'ending')));
  await page.getByRole('button', { name: 'Tell my ending' }).press('Enter');
  await expect(page.getByRole('figure')).toContainText('The pudu opened the last book');
  await expect(page.getByRole('img', { name: 'The library at night: 1 of 12 tales in their place' })).toBeVisible();
  expect([...problems, ...barriers]).toEqual([]);
});

test('the sky is read by keyboard, and what was found in it stays after a reload', async ({ page }) => {
  const problems = await open(page, 'sky', '?lang=en&seed=3');
  const check = page.getByRole('button', { name: 'Check' });
  const barriers = await barriersOn(page, 'desert');
  await page.getByRole('button', { name: /^The map of the night/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Which constellation is it?' })).toBeFocused();
  await page.getByRole('radio', { name: 'Southern Triangle' }).press('Space');
  await check.press('Enter');
  await expect(page.getByText('Not so. Look at its shape: a hook at one end')).toBeVisible();
  await page.getByRole('radio', { name: 'Leo' }).press('Space');
  await check.press('Enter');
  await expect(page.getByText('the Sickle, is the head of the lion.')).toBeVisible();
  barriers.push(...(await barriersOn(page, 'figure')));
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'East', exact: true }).press('Space');
  await check.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Place B' }).press('Space');
  await check.press('Enter');
  await expect(page.getByText('It is Antares, of magnitude 1.')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'Place A' }).press('Space');
  barriers.push(...(await barriersOn(page, 'pole')));
  await check.press('Enter');
  await expect(page.getByText('Straight down from it, on the horizon, is south.')).toBeVisible();
  await page.keyboard.press('Enter');

  await hasTheRestShown(page, /^Round complete!/);
  await page.reload();
  const desert = page.getByRole('img', { name: /^The night over the desert/ });
  await expect(desert).toHaveAccessibleName(/: 2 of 12 constellations and 0 of 8 phases of the Moon$/);
  await expect(page.getByText('Your best round: 3 of 10 at the first try')).toBeVisible();
  expect([...problems, ...barriers]).toEqual([]);
});

/** Gives the page a standard gamepad, which `strikes` presses. */
async function plugsInAGamepad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 16 }, () => ({ pressed: false }));
    navigator.getGamepads = () => [{ index: 0, axes: [0, 0], buttons }] as unknown as (Gamepad | null)[];
    const looked = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const strike = async (button: number): Promise<void> => {
      for (const pressed of [true, false]) {
        buttons[button]!.pressed = pressed;
        await looked();
      }
    };
    Object.assign(window, { strike });
  });
}

async function strikes(page: Page, ...buttons: number[]): Promise<void> {
  const strike = (button: number) => (window as unknown as { strike: (at: number) => Promise<void> }).strike(button);
  for (const button of buttons) await page.evaluate(strike, button);
}

const [A, B, UP, DOWN, LEFT, RIGHT] = [0, 1, 12, 13, 14, 15];

test('a Sudoku is begun, filled in and finished by gamepad', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'sudoku', '?lang=en&seed=11');
  await page.getByRole('button', { name: /^Easy/ }).focus();
  await strikes(page, A);
  const cell = page.locator('[role=gridcell]:focus');
  await expect(cell).toHaveAccessibleName(/^row 1, column 1, empty/);
  await strikes(page, A);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^5/);
  await strikes(page, UP, DOWN, RIGHT, A);
  await expect(cell).toHaveAccessibleName(/^row 1, column 1, 6/);
  await strikes(page, DOWN, RIGHT);
  await expect(cell).toHaveAccessibleName(/^row 2, column 2/);

  const end = page.getByRole('dialog', { name: 'Solved' });
  while (!(await end.isVisible())) await page.keyboard.press('h');
  await strikes(page, DOWN, A);
  await expect(page.getByRole('button', { name: /^Easy/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a circuit is closed by gamepad, and left by it', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'circuit', '?lang=en&seed=3');
  const level = page.getByRole('button', { name: /^Close the circuit/ });
  await level.focus();
  await strikes(page, A);
  await expect(page.getByRole('heading', { name: 'Close the way to light the lamp' })).toBeFocused();
  await strikes(page, DOWN, DOWN);
  await expect(page.getByRole('button', { name: /^Vertical space/ })).toBeFocused();
  await strikes(page, A);
  await expect(page.getByText('Lamp 1: normal.')).toBeVisible();
  await page.getByRole('button', { name: 'Check' }).focus();
  await strikes(page, A);
  await expect(page.getByText('The current leaves the battery and returns to it.')).toBeVisible();
  await strikes(page, B);
  await expect(level).toBeVisible();
  expect(problems).toEqual([]);
});

test('a cloth is woven by gamepad, cell by cell', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'loom', '?lang=en&seed=3');
  await page.getByRole('button', { name: /^Shift/ }).focus();
  await strikes(page, A);
  await page.getByRole('radio', { name: 'blue' }).focus();
  await strikes(page, A);
  await expect(page.getByRole('radio', { name: 'blue' })).toBeChecked();
  await page.getByRole('gridcell', { name: /^row 1, column 4/ }).focus();
  await strikes(page, DOWN, RIGHT, A);
  await expect(page.getByRole('gridcell', { name: 'row 2, column 5, blue' })).toBeFocused();
  expect(problems).toEqual([]);
});

test('change is laid out by gamepad', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'bank', '?lang=en&seed=3');
  await page.getByRole('button', { name: /^The juice stand/ }).focus();
  await strikes(page, A, DOWN);
  await expect(page.locator(':focus')).toHaveAccessibleName('Put in $1,000 note');
  await strikes(page, A, A);
  const tray = page.getByRole('group', { name: 'Your change: press to take out' });
  await expect(tray.getByRole('button')).toHaveCount(2);
  await strikes(page, DOWN, A);
  await expect(tray.getByRole('button')).toHaveCount(1);
  await strikes(page, B);
  await expect(page.getByRole('button', { name: /^The juice stand/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a tale is put in order, filled in and understood by gamepad', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'story', '?lang=en&seed=3');
  await page.getByRole('button', { name: /^First readings/ }).focus();
  await strikes(page, A, DOWN);
  const pool = page.getByRole('group', { name: 'Press what comes next' });
  const parts = await pool.getByRole('button').count();
  await expect(pool.getByRole('button').first()).toBeFocused();
  for (let placed = 0; placed < parts; placed += 1) await strikes(page, A);
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  await strikes(page, UP, A);
  await expect(pool.getByRole('button')).toHaveCount(1);
  await hasTheRestShown(page, /^Choose the missing words/);
  await strikes(page, DOWN, A);
  const firstOf = (name: string) => page.getByRole('radiogroup', { name }).getByRole('radio').first();
  await expect(firstOf('Gap 1')).toBeChecked();
  await strikes(page, RIGHT, RIGHT, RIGHT, A);
  await expect(firstOf('Gap 2')).toBeChecked();
  await strikes(page, DOWN, A);
  await expect(page.getByText(/^Read gap 1 again/)).toBeVisible();
  await hasTheRestShown(page, /^Why did the lambs/);
  await strikes(page, DOWN, A);
  await expect(firstOf('Choose an answer')).toBeChecked();
  await strikes(page, B);
  await expect(page.getByRole('button', { name: /^First readings/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a star is pressed by gamepad', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'sky', '?lang=en&seed=3');
  const level = page.getByRole('button', { name: /^The map of the night/ });
  await level.focus();
  await strikes(page, A);
  await hasTheRestShown(page, /^Press the brightest star/);
  await page.getByRole('radio', { name: 'Place C' }).focus();
  await strikes(page, LEFT, A);
  await expect(page.getByRole('radio', { name: 'Place B' })).toBeChecked();
  await page.getByRole('button', { name: 'Check' }).focus();
  await strikes(page, A);
  await expect(page.getByText('It is Antares')).toBeVisible();
  await strikes(page, B);
  await expect(level).toBeVisible();
  expect(problems).toEqual([]);
});

test('a garden grows by keyboard, and its worm comes back to the soil', async ({ page }) => {
  const problems = await open(page, 'garden', '?lang=en&seed=3');
  const barriers = await barriersOn(page, 'garden');
  await page.getByRole('button', { name: /^The living soil/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'It is January in Chile. Which season is it?' })).toBeFocused();
  await page.getByRole('radio', { name: 'Winter' }).press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('It is hot and there is no school.')).toBeVisible();
  await page.getByRole('radio', { name: 'Summer' }).press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('A plant has grown!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'In this round: 1 of 10 plants' })).toBeVisible();
  await page.keyboard.press('Enter');

  await hasTheRestShown(page, /^It is raining/);
  barriers.push(...(await barriersOn(page, 'rain')));
  await page.getByRole('button', { name: /^An earthworm on the concrete/ }).press('Enter');
  await expect(page.getByText('The earthworm is in the wet soil now.')).toBeVisible();
  await page.getByRole('radio', { name: 'No watering today' }).press('Space');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Round complete!' })).toBeVisible();
  await page.reload();

  await expect(page.getByText('Your best round: 1 of 10 at the first try')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The garden of the school: 2 of 30 plants grown' })).toBeVisible();
  expect([...problems, ...barriers]).toEqual([]);
});

test('a plate of five colours is built by keyboard', async ({ page }) => {
  const problems = await open(page, 'garden', '?lang=en&seed=3');
  await page.getByRole('button', { name: /^From garden to plate/ }).press('Enter');
  await hasTheRestShown(page, /^Build a plate of five colours/);
  for (const food of ['Squash', 'Spinach', 'Grapes']) await page.getByRole('button', { name: food }).press('Enter');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText('There is white and orange already.')).toBeVisible();
  for (const food of ['Squash', 'Tomato']) await page.getByRole('button', { name: food }).press('Space');
  const barriers = await barriersOn(page, 'plate');
  await page.getByRole('button', { name: 'Check' }).press('Enter');
  await expect(page.getByText(/^A plant has grown! Five colours: /)).toBeVisible();
  await page.keyboard.press('Enter');

  await hasTheRestShown(page, /^Plan the four beds/);
  barriers.push(...(await barriersOn(page, 'beds')));
  await hasTheRestShown(page, /^Round complete!/);
  expect([...problems, ...barriers]).toEqual([]);
});

test('the life of a plant is put in order by gamepad', async ({ page }) => {
  await plugsInAGamepad(page);
  const problems = await open(page, 'garden', '?lang=en&seed=3');
  const level = page.getByRole('button', { name: /^From seed to plant/ });
  await level.focus();
  await strikes(page, A, DOWN, A, A, A, A);
  await expect(page.getByRole('group', { name: 'Your order: press to take out' }).getByRole('button')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Check' })).toBeFocused();
  await strikes(page, A);
  await expect(page.getByText('It all begins with a seed.')).toBeVisible();
  await strikes(page, B);
  await expect(level).toBeVisible();
  expect(problems).toEqual([]);
});
