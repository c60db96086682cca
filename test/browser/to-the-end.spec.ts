import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { barriersOn } from './support/barriers.js';
import { servesBuiltGames } from './support/built-games.js';

const ROTATION = Number(process.env.TEST_ROTATION ?? 0);

type Language = 'es' | 'en';
/** By what a person plays. */
type Hand = 'keyboard' | 'touch';
interface Way {
  hand: Hand;
  language: Language;
  width: number;
}
interface Played extends Way {
  page: Page;
  /** Presses a control as this hand does. */
  presses(what: Locator): Promise<void>;
  /** Looks for barriers, and for what is wider than the page. */
  looks(at: string): Promise<void>;
}

const WAYS: readonly Way[] = (['keyboard', 'touch'] as const).flatMap((hand) =>
  (['es', 'en'] as const).flatMap((language) => [360, 1280].map((width) => ({ hand, language, width }))),
);
const WORDS = {
  es: {
    ...{
      check: 'Revisar',
      show: 'Muéstrame cómo',
      next: 'Siguiente',
      done: '¡Ronda completa!',
      levels: /(Niveles|Temporadas)$/,
    },
    ...{
      announce: 'Anunciar',
      ending: 'Contar mi final',
      solved: /^¡Encargo listo!/,
      hint: 'Pista',
      apply: 'Hacerlo',
      explain: 'Explicar',
    },
  },
  en: {
    ...{ check: 'Check', show: 'Show me how', next: 'Next', done: 'Round complete!', levels: /(Levels|Seasons)$/ },
    ...{
      announce: 'Announce',
      ending: 'Tell my ending',
      solved: /^Job done!/,
      hint: 'Hint',
      apply: 'Do it',
      explain: 'Explain',
    },
  },
};
const LEVELS = [0, 1, 2];

/** The jobs of the workshop: how many steps each knob is turned for a solution. */
const JOBS: readonly (readonly number[])[] = [[4], [3, 4], [4, 6], [5, 0], [3, 17], [28], [1, 15], [4, 13], [2, 25]];

/** Has every task of every level shown. */
async function rounds(played: Played, beforeTheEnd = async (): Promise<void> => undefined): Promise<void> {
  const { page, language, presses, looks } = played;
  const { check, show, next, done, levels } = WORDS[language];
  for (const level of LEVELS) {
    await presses(page.locator('.level').nth(level));
    while (await page.locator('.order').isVisible()) {
      await expect(page.locator('.order')).toBeFocused();
      await presses(page.getByRole('button', { name: check }));
      // By some seed a task may be right as it stands.
      const shown = page.getByRole('button', { name: show });
      if (await shown.isVisible()) await presses(shown);
      await looks(`level ${level}`);
      await presses(page.getByRole('button', { name: next }));
    }
    await beforeTheEnd();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await looks(`end of level ${level}`);
    await presses(page.getByRole('button', { name: levels }));
  }
}

/** Tells an ending of one's own to each round of tales. */
async function story(played: Played): Promise<void> {
  const { page, hand, language, presses, looks } = played;
  await rounds(played, async () => {
    for (const line of await page.getByRole('radiogroup').all()) {
      const last = line.getByRole('radio').last();
      if (hand === 'keyboard') await last.press('Space');
      else await line.locator('label').last().tap();
      await expect(last).toBeChecked();
    }
    await looks('ending');
    await presses(page.getByRole('button', { name: WORDS[language].ending }));
  });
}

/** Watches ten days in each season, and announces that all is quiet. */
async function volcano({ page, language, presses, looks }: Played): Promise<void> {
  const { announce, levels } = WORDS[language];
  for (const level of LEVELS) {
    await presses(page.locator('.level').nth(level));
    while (!(await page.locator('.log').isVisible())) {
      await looks(`season ${level}`);
      await presses(page.getByRole('button', { name: announce }));
    }
    await looks(`end of season ${level}`);
    await presses(page.getByRole('button', { name: levels }));
  }
}

async function sudoku({ page, language, presses, looks }: Played): Promise<void> {
  const { hint, explain, apply, levels } = WORDS[language];
  await presses(page.locator('.level').first());
  await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
  await looks('board');
  const end = page.getByRole('dialog');
  const steps = page.getByRole('button', { name: new RegExp(`^(${hint}|${explain}|${apply})$`) });
  while (!(await end.isVisible())) await presses(steps.first());
  await looks('end');
  await presses(end.getByRole('button', { name: levels }));
}

async function forces({ page, hand, language, width }: Played): Promise<void> {
  const canvas = page.locator('canvas');
  await expect(canvas).toHaveAttribute('data-job', 'seesaw');
  await canvas.focus();
  const height = (await canvas.boundingBox())?.height ?? 0;
  for (const [at, steps] of JOBS.entries()) {
    const places = placesOf({ knobs: steps.length, width, height });
    const press = (): Promise<void> =>
      hand === 'keyboard' ? page.keyboard.press('Enter') : canvas.tap({ position: places.button });
    for (const [knob, count] of steps.entries()) {
      if (hand === 'keyboard' && knob > 0) await page.keyboard.press('ArrowDown');
      for (let step = 0; step < count; step++)
        if (hand === 'keyboard') await page.keyboard.press('ArrowRight');
        else await canvas.tap({ position: places.plus[knob] });
    }
    await press();
    await expect(page.getByRole('status')).toHaveText(WORDS[language].solved);
    if (at < JOBS.length - 1) await press();
  }
}

/** Where the drawn controls lie, as `panel.js` lays them out: beside each other where the page is wide. */
function placesOf({ knobs, width, height }: { knobs: number; width: number; height: number }) {
  const each = Array.from({ length: knobs }, (_, at) => at);
  if (width < 640) {
    const top = height - knobs * 62 - 76;
    return {
      plus: each.map((at) => ({ x: width - 34, y: top + 46 + at * 62 })),
      button: { x: width / 2, y: height - 39 },
    };
  }
  const wide = Math.min(340, (width - 224) / knobs);
  const left = (width - wide * knobs - 190) / 2;
  return {
    plus: each.map((at) => ({ x: left + (at + 1) * wide - 38, y: height - 34 })),
    button: { x: left + wide * knobs + 100, y: height - 44 },
  };
}

const GAMES: Record<string, (played: Played) => Promise<void>> = {
  ...{ market: rounds, loom: rounds, orbit: rounds, words: rounds, circuit: rounds, bank: rounds },
  ...{ garden: rounds, sky: rounds, story, volcano, sudoku, forces },
};

async function opens(browser: Browser, game: string, way: Way): Promise<{ played: Played; problems: string[] }> {
  const { hand, language, width } = way;
  const viewport = { width, height: width < 640 ? 740 : 800 };
  const context = await browser.newContext({ viewport, hasTouch: hand === 'touch', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const problems = await servesBuiltGames(page);
  await page.goto(`http://games.test/${game}/index.html?lang=${language}&seed=${(ROTATION % 97) + 1}`);
  const looked = new Set<string>();
  const looks = async (at: string): Promise<void> => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) problems.push(`${at}: ${over} px wider than the page`);
    if (looked.has(at)) return;
    looked.add(at);
    problems.push(...(await barriersOn(page, at)));
  };
  const presses = (what: Locator): Promise<void> => (hand === 'touch' ? what.tap() : what.press('Enter'));
  return { played: { ...way, page, presses, looks }, problems };
}

for (const [place, [game, play]] of Object.entries(GAMES).entries())
  for (const [at, way] of WAYS.entries()) {
    // Each run plays every game in one of the eight ways, and `npm test -- all` in all of them.
    if (!process.env.TEST_ALL && at !== (ROTATION + place * 3) % WAYS.length) continue;
    const { hand, language, width } = way;
    test(`${game} is played to its end by ${hand}, in ${language}, ${width} px wide`, async ({ browser }) => {
      const { played, problems } = await opens(browser, game, way);
      await play(played);
      expect(problems).toEqual([]);
      await played.page.context().close();
    });
  }
