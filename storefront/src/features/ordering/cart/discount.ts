import { get, HttpError } from '../../../lib/http';
import { memory } from '../../../lib/store';
import type { Discount } from '../../../lib/wire';

const KEY = 'discountCode';

/** The code for the next payment; kept like the cart, from page to page. */
export const discountCode = {
  kept: (): string | null => memory.read(KEY),
  keep: (code: string): void => void memory.write(KEY, code.trim()),
  forget: (): void => void memory.write(KEY, null),
};

/** What the kept code does to a cart. `why` is the shop's own sentence where it does nothing; empty where the shop could not be asked. */
export interface CartDiscount {
  code: string;
  reply: Discount | null;
  why: string | null;
}

/** Asks what a code does to these games. */
export async function discountOn(ids: readonly string[], code = discountCode.kept()): Promise<CartDiscount | null> {
  if (!code || ids.length === 0) return null;
  try {
    const reply = await get('/v1/discounts/{code}', { params: { path: { code }, query: { cart: ids.join() } } });
    return { code, reply, why: reply.why === null ? null : (reply.message ?? '') };
  } catch (problem) {
    return { code, reply: null, why: problem instanceof HttpError && problem.status < 500 ? problem.message : '' };
  }
}

/** Games as they are paid for with the code: what each costs then, and its price before where that is another. */
export function withDiscount<Game extends { id: string; price: number }>(
  games: readonly Game[],
  discount: CartDiscount | null,
): (Game & { listPrice: number | null })[] {
  const lines = new Map(discount?.why === null ? discount.reply?.lines?.map((line) => [line.id, line]) : []);
  return games.map((game) => {
    const line = lines.get(game.id);
    return line && line.after !== line.before
      ? { ...game, price: line.after, listPrice: line.before }
      : { ...game, listPrice: null };
  });
}
