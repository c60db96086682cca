import { get, patch, remove } from '../../lib/http';
import type { SavedCard } from '../../lib/wire';

/** The cards of a person, and whether a guardian still has to allow saving one. */
export async function cardsOf(userId: string): Promise<{ cards: SavedCard[]; needsGuardian: boolean }> {
  const [{ paymentMethods }, guardian] = await Promise.all([
    get('/v1/webpay-oneclick/methods/{userId}', { params: { path: { userId } } }),
    get('/v1/users/{id}/guardian', { params: { path: { id: userId } } }),
  ]);
  return { cards: paymentMethods, needsGuardian: guardian.needed && guardian.decision !== 'allowed' };
}

export const chooseCard = (userId: string, cardId: string) =>
  patch('/v1/webpay-oneclick/methods/{userId}', {
    params: { path: { userId } },
    body: { default_payment_method_id: cardId },
  });

/** @param confirmed that it may go although a plan renews with it. */
export const removeCard = ({ tbk_user }: SavedCard, confirmed: boolean) =>
  remove('/v1/webpay-oneclick/inscriptions', { body: { tbk_user, confirmed } });
