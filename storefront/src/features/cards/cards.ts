import { safeNext } from '../../lib/guard';
import { get, HttpError, patch, post, put, remove } from '../../lib/http';
import { postForm } from '../../lib/post-form';
import { memory } from '../../lib/store';
import type { CardRemoved, Inscription, InscriptionEnding, SavedCard, SavedCards } from '../../lib/wire';

const TOKEN = 'cardToken';
const NEXT = 'cardNext';

/** The cards of a person, and whether a guardian still has to allow saving one. */
export async function cardsOf(userId: string): Promise<{ cards: SavedCard[]; needsGuardian: boolean }> {
  const [{ paymentMethods }, guardian] = await Promise.all([
    get('/v1/webpay-oneclick/methods/{userId}', { params: { path: { userId } } }),
    get('/v1/users/{id}/guardian', { params: { path: { id: userId } } }),
  ]);
  return { cards: paymentMethods, needsGuardian: guardian.needed && guardian.decision !== 'allowed' };
}

/** Opens the bank's form; its token is kept until the page that people come back to has asked how it ended. @param next where they go on with the card. */
export async function beginCard(next: string | null): Promise<Inscription> {
  const inscription = await post('/v1/webpay-oneclick/inscriptions', { body: { response_url: `${location.origin}/payment-methods/callback` } });
  memory.write(TOKEN, inscription.token);
  memory.write(NEXT, next);
  return inscription;
}

/** Where the card was wanted; null when it was for no purpose yet. */
export function wantedFor(): string | null {
  const next = memory.read(NEXT);
  return next && safeNext(next);
}

export const leaveFor = ({ token, url_webpay: url }: Inscription): void => postForm(url, { TBK_TOKEN: token });

/** How saving the card ended; null when none is on its way. The token is forgotten once that is known. */
export async function cardOutcome(): Promise<InscriptionEnding | null> {
  const token = memory.read(TOKEN);
  if (!token) return null;
  try {
    const ending = await put('/v1/webpay-oneclick/inscriptions/{token}', { params: { path: { token } }, body: {} });
    if (ending.status !== 'pending') memory.write(TOKEN, null);
    return ending;
  } catch (problem) {
    // Somebody else's, or of a shop that knows nothing of it any more.
    if (!(problem instanceof HttpError && problem.status === 404)) throw problem;
    memory.write(TOKEN, null);
    return null;
  }
}

export const chooseCard = (userId: string, cardId: string): Promise<SavedCards> =>
  patch('/v1/webpay-oneclick/methods/{userId}', { params: { path: { userId } }, body: { default_payment_method_id: cardId } });

/** @param confirmed that it may go although a plan renews with it. */
export const removeCard = ({ tbk_user }: SavedCard, confirmed: boolean): Promise<CardRemoved> =>
  remove('/v1/webpay-oneclick/inscriptions', { body: { tbk_user, confirmed } });
