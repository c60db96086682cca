import { createHash } from 'node:crypto';
import type { Language } from '../../kernel/language.js';
import { FORMATS } from '../../platform/formatting.js';
import type { GameCard } from '../catalog/index.js';
import { addressIn } from './public-pages.js';
import { escaped } from './xml.js';

const WORDS = {
  es: { free: 'Gratis', coming: 'Próximamente', see: 'Ver en Ludoteca', by: 'de', opens: 'se abre en otra pestaña' },
  en: { free: 'Free', coming: 'Coming soon', see: 'See it at Ludoteca', by: 'by', opens: 'opens in a new tab' },
} as const;

const STYLE =
  ':root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:1rem/1.45 system-ui,sans-serif;background:#fff;color:#1c1433}article{display:flex;gap:1rem;align-items:flex-start;padding:1rem;border:1px solid #e7dfee;border-radius:18px;min-height:100vh}img{width:7.5rem;height:10rem;object-fit:cover;border-radius:12px;flex:none;max-width:35%}h1{font-size:1.25rem;line-height:1.15;margin:0}p{margin:.35rem 0}.quiet{color:#5d5474}a{display:inline-block;margin-top:.5rem;padding:.6rem 1.1rem;border-radius:999px;background:#ffc93c;color:#1c1433;font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid #1b4de0;outline-offset:3px}@media(prefers-color-scheme:dark){body{background:#21153f;color:#f6f1ff}article{border-color:#3a2c5e}.quiet{color:#b9afd1}a:focus-visible{outline-color:#8fb0ff}}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Any site may show it. It runs no script, sets no cookie and reports no visitor. */
export const WIDGET_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

const priceOf = ({ price }: GameCard, language: Language): string =>
  price === 0 ? WORDS[language].free : FORMATS[language].money(price);

/** A game as a card, for a frame on another site. */
export function gameWidget(origin: string, language: Language, game: GameCard): string {
  const say = WORDS[language];
  const title = escaped(game.title[language]);
  const cover = language === 'en' ? (game.coverEn ?? game.cover) : game.cover;
  const price = game.announced ? say.coming : priceOf(game, language);
  const url = escaped(addressIn(origin, `/games/${game.slug}`, language));
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title} · Ludoteca</title><style>${STYLE}</style></head>` +
    `<body><article><img src="${escaped(cover)}" alt="" width="120" height="160"><div><h1>${title}</h1>` +
    `<p class="quiet">${say.by} ${escaped(game.developer.name)}</p><p>${escaped(game.summary[language])}</p><p><strong>${price}</strong></p>` +
    `<a href="${url}" target="_blank" rel="noopener" aria-label="${say.see}: ${title} (${say.opens})">${say.see}</a></div></article></body></html>`
  );
}
