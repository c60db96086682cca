/** `node api/dev/games-screenshots.mjs [name …]`: takes the pictures of our own games for their pages in both languages, by playing what lies in dist/games. */
import './node-version.mjs';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installWhatIsMissing } from './install.mjs';
import { inRoot } from './folders.mjs';

await installWhatIsMissing({ development: true });
const { chromium } = await import('@playwright/test');
const { default: packaged } = await import('@sparticuz/chromium');

/** Of a picture; a page that is laid out narrower is drawn larger. */
const [WIDTH, HEIGHT] = [1400, 788];
const QUALITY = 88;

/** In which language the games are played now. */
let language = 'es';
/** What stands there in this language. */
const say = (es, en) => (language === 'es' ? es : en);

const press = (page, name) => page.getByRole('button', { name }).first().click();

/** Opens a level of a game of rounds, and has the tasks before this one shown. */
async function toTask(page, level, task) {
  await page.locator('.level').nth(level).click();
  for (let at = 0; at < task; at++) {
    await show(page);
    await press(page, say('Siguiente', 'Next'));
  }
}

/** Has the open task solved, so that its explanation stands below it. */
async function show(page) {
  await press(page, say('Revisar', 'Check'));
  await press(page, say('Muéstrame cómo', 'Show me how'));
}

const solvedTask = (level, task) => async (page) => {
  await toTask(page, level, task);
  await show(page);
};

const KNOBS = {
  distance: ['Distancia', 'Distance'],
  length: ['Largo', 'Length'],
  pull: ['Fuerza', 'Force'],
  lines: ['Cuerdas', 'Ropes'],
};

/** Opens a job of the workshop of forces, sets its knobs and lets it run for so many seconds, or to its end. */
const job = (number, settings, seconds) => async (page) => {
  await page.locator('#unity-canvas').focus();
  for (let at = 1; at < number; at++) await page.keyboard.press('PageDown');
  for (const [knob, value] of Object.entries(settings))
    await page.getByRole('slider', { name: say(...KNOBS[knob]) }).fill(value);
  await page.getByRole('button', { name: say('Probar', 'Try'), exact: true }).press('Enter');
  if (seconds) await page.waitForTimeout(seconds * 1000);
  else await page.getByRole('status').filter({ hasText: /./ }).waitFor({ state: 'attached' });
};

/** Begins a Sudoku. */
async function sudoku(page, level) {
  await page.locator('.level').nth(level).click();
  await page.locator('[role=gridcell]:focus').waitFor();
}

/** Takes hints until only so many cells are empty. */
async function fillUpTo(page, empty) {
  while ((await page.getByRole('gridcell', { name: say('vacía', 'empty') }).count()) > empty)
    await page.keyboard.press('h');
}

/** Takes hints until one of this name is explained. */
async function hintsUpTo(page, name) {
  const apply = { name: say('Hacerlo', 'Do it') };
  const explained = page.locator('.hint-panel', { hasText: name }).getByRole('button', apply);
  while (!(await explained.isVisible())) await page.keyboard.press('h');
}

const ALERTS = [['Verde', 'Green'], ['Amarilla', 'Yellow'], ['Naranja', 'Orange'], ['Roja', 'Red']]; // prettier-ignore
const EVACUATIONS = [
  ['A nadie', 'No one'],
  ['Laderas y ríos', 'Slopes and rivers'],
  ['También el pueblo', 'The town as well'],
];
/** What specialists announce day by day in the seasons of the pictures, and whom they have evacuated. */
const WATCH = [[0, 0], [1, 0], [1, 0], [2, 1], [2, 1], [3, 2], [3, 2], [3, 2], [3, 2], [3, 2]]; // prettier-ignore

/** Opens a season, and announces so many days. */
async function toDay(page, level, days) {
  await page.locator('.level').nth(level).click();
  for (const day of WATCH.slice(0, days)) {
    await choose(page, day);
    await press(page, say('Anunciar', 'Announce'));
  }
}

async function choose(page, [alert, evacuate]) {
  for (const name of [ALERTS[alert], EVACUATIONS[evacuate]])
    await page.locator('label', { hasText: say(...name) }).click();
}

/** The months whose coin Greda has in the picture of the square, by level: five goals of four months. */
const GOALS_REACHED = [[...Array(12).keys()], [0, 1, 2, 3, 8], [4, 5, 6, 7]];

/** The places of the school's garden that have grown in its picture, by level. */
const GROWN = [
  [0, 1, 2, 3, 4, 6, 7, 8, 9],
  [0, 1, 2, 3, 5, 7],
  [0, 1, 2, 5, 6],
];

/** By the name of the build: the folder of the game's page, how wide it is laid out, and how each picture comes about. */
const GAMES = {
  sudoku: {
    folder: 'sudoku-del-sur',
    seed: 11,
    width: 1120,
    pictures: [
      async (page) => {
        await sudoku(page, 0);
        await fillUpTo(page, 22);
      },
      async (page) => {
        await sudoku(page, 2);
        await press(page, say('Anotar todo', 'Note all'));
        await hintsUpTo(page, say('Ala XY', 'XY-Wing'));
      },
      async () => undefined,
    ],
  },
  forces: {
    folder: 'el-taller-de-fuerzas',
    ready: '#unity-canvas',
    seed: 1,
    width: WIDTH,
    pictures: [
      job(8, { lines: '5', pull: '180' }, 2.5),
      job(5, { length: '6', pull: '185' }, 6),
      job(1, { distance: '3' }),
    ],
  },
  market: {
    folder: 'mercado-de-fracciones',
    seed: 5,
    width: WIDTH,
    pictures: [solvedTask(0, 2), solvedTask(1, 3), solvedTask(2, 4)],
  },
  loom: {
    folder: 'telar-andino',
    seed: 4,
    width: WIDTH,
    pictures: [solvedTask(0, 1), solvedTask(1, 2), solvedTask(2, 3)],
  },
  orbit: {
    folder: 'numeros-en-orbita',
    seed: 3,
    width: 1120,
    pictures: [solvedTask(0, 2), solvedTask(1, 4), solvedTask(2, 5)],
  },
  words: {
    folder: 'ciudad-de-palabras',
    seed: 8,
    width: 760,
    pictures: [solvedTask(0, 1), solvedTask(1, 4), solvedTask(2, 6)],
  },
  circuit: {
    folder: 'circuito-vivo',
    seed: 11,
    width: 1120,
    pictures: [
      solvedTask(1, 7),
      async (page) => {
        await toTask(page, 0, 2);
        const above = say('^Espacio vertical, fila 1, columna', '^Vertical space, row 1, column');
        await press(page, new RegExp(`${above} [14]`));
        await press(page, new RegExp(`${above} [23]`));
      },
      async (page) => {
        const marks = [...'01234567'].map((at) => `0.${at}`).concat('1.0', '1.1', '1.3', '1.4', '2.0', '2.1', '2.3');
        const saved = JSON.stringify({ best: [8, 4, 3], solved: 15, rounds: 4, marks });
        await page.evaluate(`localStorage.setItem('ludoteca-circuit', '${saved}')`);
        await page.reload();
      },
    ],
  },
  bank: {
    folder: 'banco-de-ahorros',
    seed: 3,
    width: 1120,
    pictures: [
      async (page) => {
        await toTask(page, 0, 2);
        await press(page, say('Poner billete de $2.000', 'Put in $2,000 note'));
        for (const coin of [500, 100]) await press(page, say(`Poner moneda de $${coin}`, `Put in $${coin} coin`));
      },
      solvedTask(2, 7),
      async (page) => {
        const marks = [0, 1, 2].flatMap((level) => GOALS_REACHED[level].map((month) => `${level}.${month}`));
        const saved = JSON.stringify({ best: [11, 8, 5], solved: 24, rounds: 4, marks });
        await page.evaluate(`localStorage.setItem('ludoteca-bank', '${saved}')`);
        await page.reload();
      },
    ],
  },
  story: {
    folder: 'el-cuento-que-falta',
    seed: 3,
    width: 1120,
    pictures: [
      async (page) => {
        await page.locator('.level').nth(2).click();
        for (const [es, en] of [
          [/^De joven/, /^When he was young/],
          [/^Treinta años/, /^For thirty years/],
          [/^Sin poder/, /^Unable to go out/],
        ])
          await press(page, say(es, en));
      },
      async (page) => {
        await toTask(page, 1, 7);
        await page.locator('label', { hasText: say('porque', 'because') }).click();
      },
      async (page) => {
        const back = [0, 1, 2, 3, 5, 6, 9];
        const marks = back.flatMap((tale) =>
          [0, 1, 2].map((step) => `${Math.floor(tale / 4)}.${(tale % 4) * 3 + step}`),
        );
        const saved = JSON.stringify({ best: [12, 9, 6], solved: 27, rounds: 4, marks });
        await page.evaluate(`localStorage.setItem('ludoteca-story', '${saved}')`);
        await page.reload();
      },
    ],
  },
  garden: {
    folder: 'huerto-escolar',
    seed: 3,
    width: 1120,
    pictures: [
      async (page) => {
        await page.locator('.level').nth(0).click();
        for (const [es, en] of [
          [/^Semilla/, /^Seed/],
          [/^Brote/, /^Sprout/],
          [/^Planta con flores/, /^Plant with flowers/],
        ])
          await press(page, say(es, en));
      },
      (page) => toTask(page, 1, 9),
      async (page) => {
        const marks = GROWN.flatMap((places, level) => places.map((at) => `${level}.${at}`)).concat('worm');
        const saved = JSON.stringify({ best: [9, 7, 4], solved: 31, rounds: 5, marks });
        await page.evaluate(`localStorage.setItem('ludoteca-garden', '${saved}')`);
        await page.reload();
      },
    ],
  },
  sky: {
    folder: 'cielo-de-atacama',
    seed: 3,
    width: 1120,
    pictures: [
      solvedTask(1, 3),
      solvedTask(2, 9),
      async (page) => {
        const marks = [0, 1, 3, 4, 5, 6, 8, 9, 11].map((at) => `sky-${at}`);
        marks.push(...[0, 1, 2, 3, 4, 6].map((phase) => `moon-${phase}`), 'pole', 'eyes', 'rings');
        const saved = JSON.stringify({ best: [10, 8, 6], solved: 24, rounds: 4, marks });
        await page.evaluate(`localStorage.setItem('ludoteca-sky', '${saved}')`);
        await page.reload();
      },
    ],
  },
  volcano: {
    folder: 'volcan-despierto',
    seed: 7,
    width: WIDTH,
    pictures: [
      async (page) => {
        await toDay(page, 0, 4);
        await choose(page, WATCH[4]);
      },
      (page) => toDay(page, 0, 7),
      (page) => toDay(page, 2, 10),
    ],
  },
};

const wanted = process.argv.slice(2);
const executablePath = process.env.CHROMIUM_PATH ?? (await packaged.executablePath());
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (language of ['es', 'en'])
    for (const [name, game] of Object.entries(GAMES))
      if (wanted.length === 0 || wanted.includes(name)) await picture(name, game);
} finally {
  await browser.close();
}

async function picture(name, { folder, ready = '.level', seed, width, pictures }) {
  for (const [at, play] of pictures.entries()) {
    const scale = WIDTH / width;
    const viewport = { width, height: Math.round(HEIGHT / scale) };
    const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    const page = await context.newPage();
    // Modules do not load from a file's address.
    await page.route('http://games.test/**', (route) => {
      const path = inRoot('dist/games', new URL(route.request().url()).pathname.slice(1));
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(`http://games.test/${name}/index.html?lang=${language}&seed=${seed}`);
    await page.locator(ready).first().waitFor();
    await play(page);
    await page.mouse.move(0, 0);
    await page.evaluate('scrollTo(0, 0)');
    const file = inRoot('api/dev/demo/games', folder, `shot-${at + 1}${say('', '-en')}.webp`);
    const cdp = await context.newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...viewport, scale },
    });
    writeFileSync(file, Buffer.from(data, 'base64'));
    rmSync(file.replace(/webp$/, 'svg'), { force: true });
    console.log(file);
    await context.close();
  }
}
