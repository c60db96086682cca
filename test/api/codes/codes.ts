import type { Answer, Player, Shop } from '../../support/shop.js';
import { Staff } from '../backoffice/console.js';

/** What came of asking for a payment. */
export interface CodeRequest {
  token: string;
  url: string;
  orderId: string;
  code?: string;
  message?: string;
}

let words = 0;

/** Issues a code as an administrator does; ten percent off everything unless told otherwise. @returns its text and id. */
export async function aCode(shop: Shop, rules: Record<string, unknown> = {}): Promise<{ text: string; id: string }> {
  const admin = await Staff.signsIn(shop);
  const text = `FERIA-${++words}-${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
  const { status, body } = await admin.post<{ id: string }>('codes', {
    text,
    kind: 'percent',
    percent: 10,
    purpose: 'Feria de ciencias',
    ...rules,
  });
  if (status !== 200) throw new Error(`the code was not issued: ${JSON.stringify(body)}`);
  return { text, id: body.id };
}

/** Goes to pay with a code. */
export function requests(
  player: Player,
  gameIds: string[],
  code: string,
  more: Record<string, unknown> = {},
): Promise<Answer<CodeRequest>> {
  return player.post<CodeRequest>('/v1/payment', { cart: gameIds, discount_code: code, ...more });
}

/** How many uses of a code are kept and used. */
export async function usesOf(shop: Shop, codeId: string): Promise<Record<string, number>> {
  const { rows } = await shop.sql.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from codes.uses where code_id = $1 group by state',
    [codeId],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}
