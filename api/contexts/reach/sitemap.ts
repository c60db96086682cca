import { addressesOf, type PublicPage } from './public-pages.js';
import { escaped } from './xml.js';

/** What one file may name. */
const MOST_ADDRESSES = 50_000;

/** Every public page in each language, each with its pair. */
export function sitemapOf(origin: string, pages: readonly PublicPage[]): string {
  const addresses = pages.flatMap(({ path, changedOn }) => {
    const pairs = addressesOf(origin, path);
    const alternates = [...pairs, ['x-default', origin + path] as const]
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(url)}"/>`)
      .join('');
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return pairs.map(([, url]) => `<url><loc>${escaped(url)}</loc>${changed}${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${addresses.slice(0, MOST_ADDRESSES).join('\n')}\n</urlset>\n`;
}

/** Pages of a person, and what no page is. */
const PRIVATE = [
  '/v1/',
  '/admin/',
  '/cart',
  '/payment',
  '/postorder',
  '/library',
  '/orders',
  '/account',
  '/measuring/',
];

export const robotsOf = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
