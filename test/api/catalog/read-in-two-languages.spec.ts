import { startShop, type Shop } from '../../support/shop.js';

/** What only the pages of one language say. */
const WORDS = {
  es: ['>Juegos</h1>', 'Volcán despierto', 'Crear cuenta'],
  en: ['>Games</h1>', 'Wide-Awake Volcano', 'Sign up'],
} as const;
const VISITORS = 24;

describe('the catalogue in two languages', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop?.close());

  it('is drawn for both at the same time, each page whole in its own language', async () => {
    const visits = Array.from({ length: VISITORS }, (_, n) => ({
      language: n % 2 ? ('en' as const) : ('es' as const),
      path: `/games?visit=${n}`,
    }));
    // An address that no one asked for before is drawn, and not taken from the kept pages.
    const pages = await Promise.all(
      visits.map(({ language, path }) => shop.get<string>(path, { headers: { 'accept-language': language } })),
    );

    pages.forEach(({ status, body }, n) => {
      const { language } = visits[n] ?? { language: 'es' };
      const other = language === 'es' ? 'en' : 'es';
      // The scripts carry the titles in both languages.
      const seen = body.replace(/<script.*?<\/script>/gs, '');
      expect(status).toBe(200);
      expect(seen).toContain(`<html lang="${language}"`);
      for (const words of WORDS[language]) expect(seen).toContain(words);
      for (const words of WORDS[other]) expect(seen).not.toContain(words);
    });
  });
});
