import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { refreshLibrary, useLibrary } from '../../features/library/library';
import { discountCode } from '../../features/ordering/cart/discount';
import { Redeem } from '../../features/codes/Redeem';
import { gamesOfCart } from '../../features/ordering/cart/cart-games';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get, HttpError } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Discount, GameCard } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('codes', 'catalog'));

type Found = { discount: Discount; game: GameCard | null } | { why: string };

/** What the code in the address gives to a person who is signed in; who is not comes back here after logging in. */
export async function clientLoader({
  request,
  params,
}: ClientLoaderFunctionArgs): Promise<{ code: string; found: Found }> {
  const code = params.code ?? '';
  try {
    const discount = await whileLoggedIn(request, () => get('/v1/discounts/{code}', { params: { path: { code } } }));
    const game = discount.gameId ? (await gamesOfCart([discount.gameId])).games[0] : undefined;
    return { code, found: { discount, game: game ?? null } };
  } catch (problem) {
    if (problem instanceof HttpError && problem.status < 500 && problem.status !== 401)
      return { code, found: { why: problem.message } };
    throw problem;
  }
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('codes.redeem.title')} label={t('codes.redeem.loading')} heights={['h-56']} />;
}

export default function RedeemCodePage() {
  const { t } = useTranslation();
  const { code, found } = useLoaderData<typeof clientLoader>();
  const library = useLibrary();
  return (
    <Page narrow title={t('codes.redeem.title')}>
      <Head title={t('codes.redeem.title')} hidden />
      {'why' in found ? (
        <ErrorNotice
          title={t('codes.redeem.brokenTitle')}
          action={
            <LinkButton look="secondary" to="/my-discount-codes">
              {t('codes.redeem.mine')}
            </LinkButton>
          }
        >
          <p className="font-bold [overflow-wrap:anywhere]">{code.toUpperCase()}</p>
          {found.why}
        </ErrorNotice>
      ) : (
        <Redeem
          key={code}
          code={code}
          {...found}
          owned={found.game !== null && library.has(found.game.id)}
          keepCode={discountCode.keep}
          onRedeemed={refreshLibrary}
        />
      )}
    </Page>
  );
}
