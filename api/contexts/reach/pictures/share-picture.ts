import type { Language } from '../../../kernel/language.js';
import type { Fonts } from '../../../platform/fonts/fonts.js';
import { FORMATS } from '../../../platform/formatting.js';
import { pictureDecoder } from '../../../platform/pictures/decoder.js';
import type { GameCard } from '../../catalog/index.js';
import { linesOf, widthOf, wordsAsPaths } from './words-as-paths.js';

/** What sites show beside a link is this large everywhere. */
const WIDTH = 1200;
const HEIGHT = 630;
const COVER = { width: 405, height: 540, x: 56, y: 45, radius: 18 };
const TEXT = { x: 520, width: 620 };
const BLUE = '#1b4de0';
const SUN = '#ffc93c';
const INK = '#1c1433';
const WHITE = '#ffffff';
const PALE = '#dbe5ff';
const SMALL_PNG = { compressionLevel: 9, palette: true, quality: 90 } as const;

const FREE: Record<Language, string> = { es: 'Gratis', en: 'Free' };
const BY: Record<Language, string> = { es: 'de', en: 'by' };
const SHOP: Record<Language, string> = {
  es: 'Videojuegos educativos de Latinoamérica',
  en: 'Educational video games from Latin America',
};

/** The mark of the shop: a flask with an eye. */
const FLASK =
  '<path d="M26 12h12v14l13 22a5 5 0 0 1-4 7H17a5 5 0 0 1-4-7l13-22z" fill="#fff"/><path d="M22 36h20l8 14a3.6 3.6 0 0 1-3 5H17a3.6 3.6 0 0 1-3-5z" fill="#FFC93C"/><circle cx="34" cy="46" r="6" fill="#fff"/><circle cx="35.5" cy="46.5" r="3" fill="#1C1433"/>';

type Sharp = Awaited<ReturnType<typeof pictureDecoder>>;

/** A game as sites show it beside a link, as PNG. @param cover its picture, null where it cannot be read */
export async function sharePicture(game: GameCard, language: Language, cover: Buffer | null): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const { fontsFor } = await import('../../../platform/fonts/fonts.js');
  const fonts = await fontsFor([game.title[language], game.summary[language], game.developer.name]);
  const words = wordsOf(fonts, game, language);
  const picture = sharp(Buffer.from(words));
  const framed = cover && (await framedCover(sharp, cover));
  return (framed ? picture.composite([{ input: framed, left: COVER.x, top: COVER.y }]) : picture)
    .png(SMALL_PNG)
    .toBuffer();
}

/** The shop itself as sites show it beside a link to a page that is about no game, as PNG. */
export async function shopPicture(language: Language): Promise<Buffer> {
  const sharp = await pictureDecoder();
  const { fontsFor } = await import('../../../platform/fonts/fonts.js');
  const { body, strong } = await fontsFor([SHOP[language]]);
  const lines = linesOf(body, SHOP[language], { size: 52, width: TEXT.width, most: 2 });
  const drawn = lines.map((line, n) => wordsAsPaths(body, line, { x: TEXT.x, y: 378 + n * 66, size: 52, fill: WHITE }));
  const svg = onBlue(
    `<g transform="translate(48 92) scale(6.9)">${FLASK}</g>` +
      wordsAsPaths(strong, 'Ludoteca', { x: TEXT.x, y: 290, size: 128, fill: WHITE }) +
      drawn.join(''),
  );
  return sharp(Buffer.from(svg)).png(SMALL_PNG).toBuffer();
}

function onBlue(drawn: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${BLUE}"/>${drawn}</svg>`
  );
}

async function framedCover(sharp: Sharp, cover: Buffer): Promise<Buffer> {
  const { width, height, radius } = COVER;
  const mask = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(cover)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function wordsOf({ body, strong }: Fonts, game: GameCard, language: Language): string {
  const title = linesOf(strong, game.title[language], { size: 70, width: TEXT.width, most: 3 });
  const summary = linesOf(body, game.summary[language], { size: 32, width: TEXT.width, most: 4 - title.length + 1 });
  const price = game.price === 0 ? FREE[language] : FORMATS[language].money(game.price);
  const drawn: string[] = [];
  let y = 120;
  for (const line of title)
    drawn.push(wordsAsPaths(strong, line, { x: TEXT.x, y: (y += 76) - 76, size: 70, fill: WHITE }));
  y -= 22;
  drawn.push(wordsAsPaths(body, `${BY[language]} ${game.developer.name}`, { x: TEXT.x, y, size: 30, fill: PALE }));
  y += 62;
  for (const line of summary)
    drawn.push(wordsAsPaths(body, line, { x: TEXT.x, y: (y += 42) - 42, size: 32, fill: WHITE }));
  const chip = widthOf(strong, price, 38) + 60;
  return onBlue(
    drawn.join('') +
      `<rect x="${TEXT.x}" y="500" width="${chip}" height="76" rx="38" fill="${SUN}"/>` +
      wordsAsPaths(strong, price, { x: TEXT.x + 30, y: 551, size: 38, fill: INK }) +
      `<g transform="translate(900 504) scale(1.1)">${FLASK}</g>` +
      wordsAsPaths(strong, 'Ludoteca', { x: 972, y: 552, size: 40, fill: WHITE }),
  );
}
