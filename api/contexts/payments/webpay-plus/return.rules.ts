/** What the bank's return brought along. There are four shapes, told apart by which parameters are there. */
export type BankReturn =
  | { ending: 'FormCompleted'; token: string }
  | { ending: 'FormCancelled'; token: string }
  | { ending: 'FormBroken'; token: string }
  | { ending: 'FormTimedOut'; buyOrder: string; sessionId: string }
  | { ending: 'Unreadable' };

const TOKEN = /^[0-9a-f]{64}$/;

/** Reads a return, by GET or POST alike. Anything malformed is Unreadable: it never reaches the bank's address. */
export function readReturn(parameters: Record<string, unknown>): BankReturn {
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
