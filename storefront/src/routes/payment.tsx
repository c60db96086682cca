import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { PaymentView } from '../features/checkout/PaymentView';
import { cart } from '../lib/cart';
import { gamesOfCart } from '../lib/cart-games';
import { discountOn } from '../lib/discount';
import { requireLogin } from '../lib/guard';
import { drawnLanguage, says } from '../lib/i18n';
import { legalText } from '../lib/legal';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('buying');

/** Prices and terms are asked for anew: this page is what the buyer agrees to. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireLogin(request);
  if (cart.ids().length === 0) throw redirect('/cart');
  const [{ games, gone }, terms, discount] = await Promise.all([gamesOfCart(cart.ids()), legalText('terms', drawnLanguage()), discountOn(cart.ids())]);
  // A code that does not work is told, and taken off, in the cart: nobody pays more than they expect.
  if (gone.length > 0 || games.length === 0 || (discount && discount.why !== null)) throw redirect('/cart');
  return { games, terms, discount };
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <Page narrow title={t('buying.pay.title')}><Head title={t('buying.pay.title')} hidden /><Spinner label={t('shell.checkingSession')} /></Page>;
}

export default function PaymentPage() {
  const { t } = useTranslation();
  const { games, terms, discount } = useLoaderData<typeof clientLoader>();
  return <Page narrow title={t('buying.pay.title')}><Head title={t('buying.pay.title')} hidden /><PaymentView games={games} discount={discount} terms={terms} /></Page>;
}
