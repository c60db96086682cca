import { Trash2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cart, useCart } from './cart';
import { sumOf, unowned, type CartGames } from './cart-games';
import { withDiscount, type CartDiscount } from './discount';
import { useLanguage } from '../../../lib/i18n';
import { notify } from '../../../ui/notice';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard, LegalText } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Lines } from '../../../ui/Lines';
import { Money } from '../../../ui/Money';
import { Tag } from '../../../ui/Tag';
import { BillRow } from '../BillRow';
import { CodeField } from './CodeField';
import { Link } from '../../../ui/Link';

interface CartViewProps {
  owned: ReadonlySet<string>;
  loaded: CartGames;
  /** The games that `discount` was reckoned for. */
  discounted: readonly string[];
  discount: CartDiscount | null;
  terms: LegalText | null;
  withdrawal: LegalText | null;
  reload: () => void;
  /** Keeps a game for later. */
  wishlistButtonOf: (game: Pick<GameCard, 'id' | 'title'>) => ReactNode;
}

/** What is in the cart, what it costs, what was agreed, and the way to pay. */
export function CartView({ loaded, discounted, terms, withdrawal, ...bill }: CartViewProps) {
  const { t } = useTranslation();
  const { owned, discount, reload } = bill;
  const ids = useCart();
  const games = loaded.games.filter((game) => ids.includes(game.id));
  const gone = loaded.gone.filter((id) => ids.includes(id));
  const unknown = ids.some((id) => !loaded.games.some((game) => game.id === id) && !loaded.gone.includes(id));
  const toBuy = unowned(ids, owned);
  // With a game less a code takes off another part, which only the shop can tell.
  const isOtherDiscount = discount !== null && toBuy.length > 0 && toBuy.join() !== discounted.join();
  useEffect(() => {
    if (unknown || isOtherDiscount) reload();
  }, [unknown, isOtherDiscount, reload]);

  if (ids.length === 0) return <Empty />;
  return (
    <>
      {gone.length > 0 && (
        <ErrorNotice
          title={t('buying.cart.gone', { count: gone.length })}
          action={
            <Button look="secondary" onClick={() => cart.remove(...gone)}>
              {t('buying.cart.forget')}
            </Button>
          }
        />
      )}
      {games.length > 0 && <Bill games={games} gone={gone} {...bill} />}
      {toBuy.length > 0 && (
        <Agreed
          texts={[
            [terms, '/legal'],
            [withdrawal, '/refund'],
          ]}
        />
      )}
    </>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('buying.cart.emptyTitle')}
      action={<LinkButton to="/games">{t('shell.errors.games')}</LinkButton>}
    >
      {t('buying.cart.empty')}
    </EmptyState>
  );
}

interface BillProps extends CartGames, Pick<CartViewProps, 'owned' | 'discount' | 'reload' | 'wishlistButtonOf'> {}

function Bill({ games: listed, gone, owned, discount, reload, wishlistButtonOf }: BillProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const games = withDiscount(listed, discount);
  const toBuy = games.filter(({ id }) => !owned.has(id));
  const remove = (id: string, title: string) => {
    cart.remove(id);
    notify({ tone: 'success', title: t('buying.cart.removed', { title }) });
    const next = games.length > 1 ? heading.current : document.getElementById('main');
    next?.focus();
  };
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('buying.cart.lines')}
      </h2>
      <Lines
        games={games.map((game) => (owned.has(game.id) ? { ...game, price: null } : game))}
        action={(game) => (
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
            {owned.has(game.id) && <OwnedMark slug={game.slug} />}
            <RemoveButton title={pick(game.title)} onRemove={() => remove(game.id, pick(game.title))} />
            {!owned.has(game.id) && wishlistButtonOf(game)}
          </span>
        )}
      />
      {toBuy.length === 0 && <AllOwned />}
      {toBuy.length > 0 && (
        <>
          <CodeField ids={toBuy.map(({ id }) => id)} discount={discount} changed={reload} />
          <Total before={sumOf(toBuy.map(fullPrice))} total={sumOf(toBuy)} onPay={() => cart.remove(...gone)} />
        </>
      )}
    </section>
  );
}

/** What a game costs without a code. */
const fullPrice = ({ price, listPrice }: { price: number; listPrice: number | null }) => ({
  price: listPrice ?? price,
});

/** A game that is here by mistake, and the way to it. */
function OwnedMark({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Tag>{t('shell.owned')}</Tag>
      <Link to={`/games/${slug}`} className="link py-1.5 text-sm">
        {t('buying.cart.open')}
      </Link>
    </>
  );
}

/** There is nothing left to pay for. */
function AllOwned() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 border-t-2 border-ink pt-4">
      <p className="text-lg">{t('buying.cart.allOwned')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/library">{t('buying.cart.toLibrary')}</LinkButton>
        <LinkButton look="secondary" to="/games">
          {t('buying.cart.more')}
        </LinkButton>
      </div>
    </div>
  );
}

function RemoveButton({ title, onRemove }: { title: string; onRemove: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-label={t('buying.cart.removeNamed', { title })}
      onClick={onRemove}
      className="-ml-2 inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-sm text-muted underline underline-offset-4 hover:text-ink"
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {t('buying.cart.remove')}
    </button>
  );
}

/** What it costs, and the way to pay. @param onPay the buyer read the cart, and goes on with what it shows */
function Total({ before, total, onPay }: { before: number; total: number; onPay: () => void }) {
  const { t } = useTranslation();
  const { isLoggedIn, verifying } = useSession();
  return (
    <>
      {total < before && (
        <dl className="mb-4 grid gap-1.5">
          <BillRow name={t('shell.bill.before')} amount={before} />
          <BillRow name={t('shell.bill.off')} amount={before - total} isOff />
        </dl>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-4">
        <p className="font-display text-xl font-extrabold">
          {t('buying.cart.total')}
          <span className="block font-sans text-sm font-normal text-muted sm:ml-2 sm:inline">
            {t('buying.cart.vatIncluded')}
          </span>
        </p>
        <p className="text-right font-display text-xl font-extrabold">
          <Money amount={total} sum />
        </p>
      </div>
      <div className="mt-5 flex flex-col gap-2 sm:items-end">
        <LinkButton to="/payment" className="w-full sm:w-auto" onClick={onPay}>
          {total > 0 ? t('buying.cart.pay') : t('buying.cart.payFree')}
        </LinkButton>
        {!isLoggedIn && !verifying && <p className="text-sm text-muted">{t('buying.cart.needLogin')}</p>}
        <Link to="/games" className="link py-2">
          {t('buying.cart.more')}
        </Link>
      </div>
    </>
  );
}

/** Terms and withdrawal stand beside the bill, not behind it. */
function Agreed({ texts }: { texts: [LegalText | null, string][] }) {
  const { t } = useTranslation();
  const known = texts.filter((pair): pair is [LegalText, string] => pair[0] !== null);
  if (known.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-xl">{t('buying.cart.terms')}</h2>
      <div className="grid gap-3">
        {known.map(([text, to]) => (
          <details key={to} className="rounded-card border border-line bg-surface px-5 py-3">
            <summary className="min-h-9 py-1.5 font-semibold">{text.title}</summary>
            <div
              className="mt-2 grid max-h-80 gap-3 overflow-y-auto pr-2 text-sm"
              tabIndex={0}
              role="region"
              aria-label={text.title}
            >
              {text.sections.map((section) => (
                <div key={section.heading}>
                  <h3 className="text-base">{section.heading}</h3>
                  {section.paragraphs.map((paragraph) => (
                    <p key={paragraph} className="mt-1">
                      {paragraph}
                    </p>
                  ))}
                </div>
              ))}
            </div>
            <p className="mt-2">
              <Link to={to} className="link">
                {t('buying.cart.read')}
              </Link>
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
