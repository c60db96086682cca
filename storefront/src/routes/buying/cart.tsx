import { useCallback } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { ownedNow, useLibrary } from '../../features/library/library';
import { CartView } from '../../features/ordering/cart/CartView';
import { cart } from '../../features/ordering/cart/cart';
import { gamesOfCart, unowned } from '../../features/ordering/cart/cart-games';
import { discountOn } from '../../features/ordering/cart/discount';
import { WishButton } from '../../features/wishlist/WishButton';
import { drawnLanguage, says } from '../../lib/i18n';
import { legalText } from '../../features/legal/legal-text';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = says('buying');

/** The cart lives in the browser, so its games are asked for from there. */
export async function clientLoader() {
  const language = drawnLanguage();
  const toBuy = ownedNow().then((owned) => unowned(cart.ids(), owned));
  const [loaded, discounted, discount, terms, withdrawal] = await Promise.all([
    gamesOfCart(cart.ids()),
    toBuy,
    toBuy.then((ids) => discountOn(ids)),
    legalText('terms', language).catch(() => null),
    legalText('withdrawal', language).catch(() => null),
  ]);
  return { loaded, discounted, discount, terms, withdrawal };
}

export function HydrateFallback() {
  return (
    <CartFrame>
      <Waiting>
        <BlockSkeletons heights={['h-[26rem]', 'h-40']} />
      </Waiting>
    </CartFrame>
  );
}

export default function CartPage() {
  const data = useLoaderData<typeof clientLoader>();
  const owned = useLibrary();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  return (
    <CartFrame>
      <CartView {...data} owned={owned} reload={reload} wishlistButtonOf={(game) => <WishButton game={game} />} />
    </CartFrame>
  );
}

function CartFrame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('buying.cart.title')}>
      <Head title={t('buying.cart.title')} hidden />
      {children}
    </Page>
  );
}
