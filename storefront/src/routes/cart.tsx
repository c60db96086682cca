import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router';
import { CartView } from '../features/cart/CartView';
import { cart } from '../lib/cart';
import { gamesOfCart } from '../lib/cart-games';
import { discountOn } from '../lib/discount';
import { drawnLanguage, says } from '../lib/i18n';
import { legalText } from '../lib/legal';
import { Head } from '../ui/Head';
import { Page } from '../ui/Page';
import { Spinner } from '../ui/Spinner';

export const handle = says('buying');

/** The cart lives in the browser, so its games are asked for from there. */
export async function clientLoader() {
  const language = drawnLanguage();
  const [loaded, discount, terms, withdrawal] = await Promise.all([
    gamesOfCart(cart.ids()),
    discountOn(cart.ids()),
    legalText('terms', language).catch(() => null),
    legalText('withdrawal', language).catch(() => null),
  ]);
  return { loaded, discount, terms, withdrawal };
}

export function HydrateFallback() {
  return <CartFrame><Spinner /></CartFrame>;
}

export default function CartPage() {
  const data = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return <CartFrame><CartView {...data} reload={reload} /></CartFrame>;
}

function CartFrame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return <Page narrow title={t('buying.cart.title')}><Head title={t('buying.cart.title')} hidden />{children}</Page>;
}
