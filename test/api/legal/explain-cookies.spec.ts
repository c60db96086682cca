import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { googleEnv, Google } from '../../support/google.js';
import { startShop, type Shop } from '../../support/shop.js';

const ROOT = join(__dirname, '../../..');
const LANGUAGES = ['es', 'en'] as const;
/** A lifetime in seconds, as people read it. */
const LIFETIMES: Record<number, Record<(typeof LANGUAGES)[number], string>> = {
  31_536_000: { es: '1 año', en: '1 year' },
  15_552_000: { es: '180 días', en: '180 days' },
  3_600: { es: '1 hora', en: '1 hour' },
};

/** What server and shop call the cookies that they write: each of ours has the attribute, or is made as one of the shop's own. */
function cookieNames(): string[] {
  return ['api', 'storefront/src']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(spec|types)\.ts$/.test(file))
        .map((file) => join(ROOT, folder, file)),
    )
    .filter((path) => !path.endsWith('/own-cookie.ts'))
    .flatMap((path) => namesIn(readFileSync(path, 'utf8'), path));
}

/** The word before its value, or what a cookie of the shop's own is made with. */
function namesIn(source: string, path: string): string[] {
  const written = /`(\w+)=\$\{[^`]*SameSite=/.exec(source)?.[1];
  if (!written && source.includes('SameSite=')) throw new Error(`${path} writes a cookie whose name cannot be read`);
  const own = [...source.matchAll(/ = ownCookie\('(\w+)'/g)].map(([, name = '']) => name);
  return written ? [written, ...own] : own;
}

describe('the cookies of the shop', () => {
  let google: Google;
  let shop: Shop;
  beforeAll(async () => {
    google = await Google.open();
    shop = await startShop({ env: googleEnv(google) });
  });
  afterAll(async () => {
    await shop?.close();
    await google?.close();
  });

  /** Name and lifetime of each cookie that the text on cookies explains. */
  async function explained(language: string): Promise<Record<string, string>> {
    const { body } = await shop.get<{ sections: { paragraphs: string[] }[] }>(`/v1/legal/cookies?lang=${language}`);
    const reply = body.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap((paragraph) => /^(\w+) \(([^)]+)\): ./.exec(paragraph) ?? []);
    return Object.fromEntries(
      Array.from({ length: reply.length / 3 }, (_, n) => [reply[3 * n + 1] ?? '', reply[3 * n + 2] ?? '']),
    );
  }

  it.each(LANGUAGES)('are all explained in the text on cookies, and no others: %s', async (language) => {
    expect(Object.keys(await explained(language)).sort()).toEqual(cookieNames().sort());
  });

  it('last as long as that text says', async () => {
    const player = await shop.aPlayer();
    const answers = await Promise.all([
      shop.post('/v1/auth', { email: player.email, password: 'Ludoteca1' }),
      shop.post('/v1/auth/google/nonce', {}),
      shop.get('/login?lang=es'),
    ]);
    const given = answers
      .flatMap(({ headers }) => headers.getSetCookie())
      .map((cookie) => ({ name: cookie.split('=')[0] ?? '', seconds: Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) }));

    expect(given.map(({ name }) => name).sort()).toEqual(cookieNames().sort());
    for (const language of LANGUAGES) {
      expect(Object.fromEntries(given.map(({ name, seconds }) => [name, LIFETIMES[seconds]?.[language]]))).toEqual(
        await explained(language),
      );
    }
  });
});
