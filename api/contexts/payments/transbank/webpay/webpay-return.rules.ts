import type { FormReturn } from '../../payment.commands.js';

const TOKEN = /^[0-9a-f]{64}$/;

/** Reads a return, by GET or POST alike; which of four shapes it has is told by the parameters that are there. Anything malformed is Unreadable: it never reaches the bank's address. */
export function readReturn(parameters: Record<string, unknown>): FormReturn {
  const text = (name: string): string | null => {
    const value = parameters[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const tokenWs = text('token_ws');
  const tbkToken = text('TBK_TOKEN');
  const buyOrder = text('TBK_ORDEN_COMPRA');
  const sessionId = text('TBK_ID_SESION');

  if ([tokenWs, tbkToken].some((token) => token !== null && !TOKEN.test(token))) return { ending: 'Unreadable' };
  if (tokenWs && tbkToken) return { ending: 'FormBroken', token: tokenWs };
  if (tbkToken) return { ending: 'FormCancelled', token: tbkToken };
  if (tokenWs) return { ending: 'FormCompleted', token: tokenWs };
  if (buyOrder && sessionId) return { ending: 'FormTimedOut', buyOrder, sessionId };
  return { ending: 'Unreadable' };
}
