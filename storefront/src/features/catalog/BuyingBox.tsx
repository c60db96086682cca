import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { day, dayInChile, fileSize, gradeSpan } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Availability, Game, LibraryEntry } from '../../lib/wire';
import { Money } from '../../ui/Money';
import { NeedsScripts } from '../../ui/waiting/NeedsScripts';
import { Rich } from '../../ui/Rich';
import { classes } from '../../ui/classes';
import { Tag } from '../../ui/Tag';
import { Link } from '../../ui/Link';

/** Whether the person has the game already, or is about to. */
export interface Ownership {
  owned: boolean;
  inCart: boolean;
  loan: Pick<LibraryEntry, 'until' | 'renews'> | null;
}

interface BuyingBoxProps {
  game: Game;
  ownership: Ownership;
  /** How it can be played now; null while that is on its way. */
  availability: Availability | null;
  action: ReactNode;
  /** Keeps it for later. */
  wishlistButton?: ReactNode;
  /** What else a person does with a game that they may play; it comes after the page, so it stands last. */
  more?: ReactNode;
}

/** Price, action and the facts that decide a purchase. */
export function BuyingBox({ game, ownership, availability, action, wishlistButton, more }: BuyingBoxProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <aside
      aria-label={t(game.announced ? 'catalog.game.coming' : 'catalog.game.buyingBox')}
      className="rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-6"
    >
      <p className="font-display text-2xl font-extrabold text-heading">
        <Price game={game} />
      </p>
      <p className="mb-4 mt-1 text-sm text-muted">
        <PriceNote game={game} />
      </p>
      <div className="hidden md:block">{action}</div>
      {wishlistButton && <div className="mt-1.5 min-h-11">{wishlistButton}</div>}
      <NeedsScripts />
      <Status game={game} {...ownership} hasDemo={availability?.demo ?? false} />
      <PlanNote game={game} {...ownership} />
      <dl className="mt-5 grid gap-3 border-t border-line pt-4">
        <Fact name={t('catalog.game.playsOn')}>
          <span className="flex flex-wrap gap-1.5">
            {game.platforms.map((id) => (
              <Tag key={id}>{t(`catalog.platforms.${id}`)}</Tag>
            ))}
          </span>
        </Fact>
        <Fact name={t('catalog.game.grades')}>{gradeSpan(game.grades, language)}</Fact>
        <Fact name={t('catalog.game.age')}>{t(`catalog.ages.${game.ageRating}`)}</Fact>
        <Fact name={t('catalog.game.languages')}>
          {game.languages.map((id) => t(`catalog.languages.${id}`)).join(', ')}
        </Fact>
        {!game.announced && (
          <>
            <Fact name={t('catalog.game.released')}>{day(game.releasedOn, language)}</Fact>
            <Fact name={t('catalog.game.toPlay')}>
              <ToPlay availability={availability} />
            </Fact>
          </>
        )}
      </dl>
      {!game.announced && game.price > 0 && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          <Link to="/refund" className="link inline-block py-1">
            {t('catalog.game.withdrawal')}
          </Link>
        </p>
      )}
      {more}
    </aside>
  );
}

function Price({ game, exact }: { game: Game; exact?: boolean }) {
  const { t } = useTranslation();
  return game.announced ? <>{t('catalog.game.coming')}</> : <Money amount={game.price} exact={exact} />;
}

function PriceNote({ game }: { game: Game }) {
  const { t } = useTranslation();
  if (game.announced) return <>{t('catalog.game.comingNote')}</>;
  if (game.price === 0) return <>{t('catalog.game.freeNote')}</>;
  return (
    <>
      {t('catalog.game.vat')}. {t('catalog.game.yours')}
    </>
  );
}

/** In the browser or as a download. The room is kept: it comes after the page. */
function ToPlay({ availability }: { availability: Availability | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [file] = availability?.downloads ?? [];
  const size = file && fileSize(file.size, language);
  const words = (): string => {
    if (availability?.web) return size ? t('catalog.game.both', { size }) : t('catalog.game.inBrowser');
    return size ? t('catalog.game.asDownload', { size }) : '';
  };
  return <span className="block min-h-12">{availability && words()}</span>;
}

/** Whether the game is there already: owned, in the cart, or lent by a plan; else whether it can be tried. */
function Status({ game, owned, inCart, loan, hasDemo }: { game: Game; hasDemo: boolean } & Ownership) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const lent =
    loan &&
    (loan.until && !loan.renews
      ? t('catalog.game.lentUntil', { date: dayInChile(new Date(Date.parse(loan.until) - 1).toISOString(), language) })
      : t('catalog.game.lent'));
  const words = owned ? t('shell.owned') : inCart && game.price > 0 ? t('catalog.game.inCart') : lent;
  // The line is kept free: what is known of a person comes after the page.
  return (
    <p className="mt-3 flex min-h-7 items-center gap-2 font-semibold text-mint-text">
      {words && (
        <>
          <CircleCheck aria-hidden="true" className="size-5" />
          {words}
        </>
      )}
      {!words && hasDemo && (
        <Link to={`/webgame/${game.slug}?channel=demo`} className="link">
          {t('catalog.game.demo')}
        </Link>
      )}
    </p>
  );
}

/** That a subscription includes the game, to a person who has neither. */
function PlanNote({ game, owned, loan }: { game: Game } & Ownership) {
  const { t } = useTranslation();
  if (!game.inPlan || game.price === 0) return null;
  return (
    <p className={classes('mt-1', (owned || loan) && 'invisible')}>
      <Rich
        text={t('catalog.game.inPlanText')}
        parts={{
          plans: (words) => (
            <Link to="/subscription" className="link">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** On phones the price and the action stay at the foot of the window. */
export function BuyingBar({ game, action }: Pick<BuyingBoxProps, 'game' | 'action'>) {
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 shadow-float md:hidden"
    >
      <p className="shrink-0 font-display text-lg font-extrabold">
        <Price game={game} exact />
      </p>
      <div className="grow">{action}</div>
    </div>
  );
}
