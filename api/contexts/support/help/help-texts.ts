import { ACCOUNT } from './texts/account.js';
import type { HelpArticle } from './texts/help-text.js';
import { PAY } from './texts/pay.js';
import { PLAY } from './texts/play.js';
import { SHOP } from './texts/shop.js';
import { START } from './texts/start.js';

/** Every page of the help, in the order of its list. */
export const ARTICLES: readonly HelpArticle[] = [...START, ...PAY, ...PLAY, ...ACCOUNT, ...SHOP];

/** The addresses of all pages, below `/help/`. */
export const HELP_SLUGS: readonly string[] = ARTICLES.map(({ slug }) => slug);

export function articleOf(slug: string): HelpArticle | undefined {
  return ARTICLES.find((article) => article.slug === slug);
}
