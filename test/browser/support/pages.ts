import { matchPath } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { plainPath } from '../../../storefront/src/lib/addresses.js';
import routes from '../../../storefront/src/routes.js';

/** Pages that need no account. */
export const OPEN = [
  '/',
  '/games',
  '/games/volcan-despierto',
  '/games/volcan-despierto/achievements',
  '/webgame/el-taller-de-fuerzas',
  '/sudoku-game',
  '/cart',
  '/login',
  '/register',
  '/register-pending',
  '/new-account-verify-email',
  '/forgot-password',
  '/confirm-password-reset',
  '/confirm-password-reset?token=x',
  '/verify-email',
  '/verify-email?token=any',
  '/verify-email?for=new-address&token=any',
  '/new-account-verify-email?token=any',
  '/keep-address',
  '/keep-address?token=any',
  '/allow-address',
  '/allow-address?token=any',
  '/cancel-erasure',
  '/cancel-erasure?token=any',
  '/confirm-erasure',
  '/confirm-erasure?token=any',
  '/unsubscribe',
  '/unsubscribe?token=any',
  '/wishlist/unsubscribe',
  '/wishlist/unsubscribe?token=any',
  '/wishlist/shared/any',
  '/guardian',
  '/guardian?token=any',
  '/legal',
  '/legal?compare=2026-11',
  '/legal?version=2026-11',
  '/subscriber-agreement',
  '/cookies',
  '/es',
  '/en/games',
  '/developer/terms',
  '/how-the-money-is-split',
  '/refund',
  '/privacy',
  '/schools',
  '/join',
  '/schools/join',
  '/class',
  '/objetivos',
  '/objetivos/MA03-OA-11',
  '/games/mercado-de-fracciones/sheet',
  '/about',
  '/contact',
  '/developer-contact',
  '/report-problem',
  '/report-problem/status',
  '/help',
  '/help?q=tarjeta',
  '/help/return-a-game',
  '/accessibility',
  '/status',
  '/offline',
  '/nowhere',
  '/cancel-subscription',
  '/cancel-subscription?token=any',
  '/subscription',
  '/postsubscription',
];
/** What a person opens who is logged in, has a game in the cart and has bought nothing yet. */
export const MINE = [
  '/games/volcan-despierto',
  '/cart',
  '/payment',
  '/library',
  '/library/check',
  '/player-stats',
  '/wishlist',
  '/schools',
  '/schools/classes/none',
  '/orders',
  '/account',
  '/account/security',
  '/account/sessions',
  '/account/privacy',
  '/edit',
  '/payment-methods',
  '/payment-methods/callback',
  '/developer',
  '/developer/application',
  '/developer/earnings',
  '/developer/invitation',
  '/developer/invitation?token=any',
  '/upload',
  '/ach-pass',
  '/my-discount-codes',
  '/discount-codes',
  '/redeem-code/NADA-DE-NADA',
  '/subscription',
  '/postsubscription',
  '/subscription-management',
];

/** What an order brings with it. */
export const boughtPages = (orderId: string, receiptId: string): string[] => [
  `/orders/documents/${receiptId}`,
  `/postorder?orderId=${orderId}`,
  '/library',
  '/orders',
  `/orders/${orderId}/return`,
];

/** What a studio opens of its game. */
export const studioPages = (gameId: string): string[] => [
  '/developer',
  `/developer/${gameId}/edit`,
  `/developer/${gameId}/achievements`,
  '/developer/earnings',
  '/upload',
];

/** Routes of the storefront of which no page stands in these lists. */
export function routesWithoutPage(): string[] {
  const pages = [...OPEN, ...MINE, ...boughtPages('order', 'receipt'), ...studioPages('game')].map(
    (page) => new URL(page, 'http://shop').pathname,
  );
  return pagePatterns().filter((pattern) => !pages.some((page) => matchPath(pattern, page)));
}

/** The storefront's own table of pages, without the one of addresses that lead nowhere. */
export function pagePatterns(): string[] {
  // An address that begins with its language is the same page.
  return [...new Set(patternsOf(routes).map(plainPath))].filter((pattern) => pattern !== '/*');
}

/** Full paths of the routes that draw pages; those of plain files draw none. */
function patternsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = path ? `${parent}/${path}` : parent || '/';
    return [...(file.endsWith('.tsx') ? [whole] : []), ...patternsOf(children ?? [], whole)];
  });
}
