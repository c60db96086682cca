import type { EnrolmentReturn } from '../../payment.commands.js';

const TOKEN = /^[0-9a-f]{64}$/;

/**
 * Reads a return, by GET or POST alike. With an order or a session of the bank beside the token, the buyer left; the session may be empty.
 * The token alone says no more than that the form is over: the finish tells whether there is a card.
 */
export function readInscriptionReturn(parameters: Record<string, unknown>): EnrolmentReturn {
  const token = parameters.TBK_TOKEN;
  if (typeof token !== 'string' || !TOKEN.test(token)) return { ending: 'Unreadable' };
  const hasLeft = parameters.TBK_ORDEN_COMPRA !== undefined || parameters.TBK_ID_SESION !== undefined;
  return { ending: hasLeft ? 'Left' : 'Completed', token };
}
