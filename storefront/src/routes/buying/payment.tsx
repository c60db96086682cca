import { redirect, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PaymentView } from '../../features/ordering/checkout/PaymentView';
import { ownedNow } from '../../features/library/library';
import { cart } from '../../features/ordering/cart/cart';
import { gamesOfCart, unowned } from '../../features/ordering/cart/cart-games';
import { discountOn } from '../../features/ordering/cart/discount';
import { behindLogin, requireLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { drawnLanguage, says } from '../../lib/i18n';
import { legalText } from '../../features/legal/legal-text';
import { useTranslation } from '../../lib/useTranslation';
import type { SavedCard } from '../../lib/wire';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('buying', 'unanswered'));

/** Prices and terms are asked for again: this page is what the buyer agrees to. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = await requireLogin(request);
  const ids = unowned(cart.ids(), await ownedNow());
  if (ids.length === 0) throw redirect('/cart');
  const [{ games, gone }, terms, discount, cards] = await whileLoggedIn(request, () =>
    Promise.all([gamesOfCart(ids), legalText('terms', drawnLanguage()), discountOn(ids), usableCards(user.userId)]),
  );
  // A code that does not work is told, and taken off, in the cart: no one pays more than they expect.
  if (gone.length > 0 || games.length === 0 || (discount && discount.why !== null)) throw redirect('/cart');
  return { games, terms, discount, cards };
}

/** Saved cards are a convenience: without them the bank's page is still there. Null where they could not be asked for. */
async function usableCards(userId: string | null): Promise<SavedCard[] | null> {
  try {
    const { paymentMethods } = await get('/v1/webpay-oneclick/methods/{userId}', {
      params: { path: { userId: userId ?? '' } },
    });
    return paymentMethods.filter((card) => card.usable);
  } catch (problem) {
    if (problem instanceof HttpError && problem.status === 401) throw problem;
    return null;
  }
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('buying.pay.title')} heights={['h-80', 'h-32', 'h-6', 'h-12']} />;
}

export default function PaymentPage() {
  const { t } = useTranslation();
  const { games, terms, discount, cards } = useLoaderData<typeof clientLoader>();
  return (
    <Page narrow title={t('buying.pay.title')}>
      <Head title={t('buying.pay.title')} hidden />
      <PaymentView games={games} discount={discount} terms={terms} cards={cards} />
    </Page>
  );
}
