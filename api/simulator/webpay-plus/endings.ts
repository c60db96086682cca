import type { Settings } from '../bank/settings.js';
import { wayBack, type WayBack } from '../returns.js';
import type { Transaction } from './transaction.js';

/** The four ways back to the shop. */
export type Ending = 'finished' | 'cancelled' | 'timed-out' | 'error';

/** How an ending sends the browser back: each is told from the others by its fields alone. */
export function wayBackOf(
  { token, sessionId, buyOrder, returnUrl }: Transaction,
  ending: Ending,
  settings: Settings,
): WayBack {
  const order = { TBK_ID_SESION: sessionId, TBK_ORDEN_COMPRA: buyOrder };
  switch (ending) {
    case 'finished':
      return wayBack(returnUrl, settings.returnMethod, { token_ws: token });
    case 'cancelled':
      return wayBack(returnUrl, settings.abortMethod, { TBK_TOKEN: token, ...order });
    case 'timed-out':
      return wayBack(returnUrl, 'GET', order);
    case 'error':
      return wayBack(returnUrl, 'POST', { token_ws: token, TBK_TOKEN: token, ...order });
    default:
      return ending satisfies never;
  }
}
