import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { day, dayInChile, gradeSpan } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Game, LibraryEntry } from '../../lib/wire';
import { Money } from '../../ui/Money';
import { NeedsScripts } from '../../ui/NeedsScripts';
import { Rich } from '../../ui/Rich';
import { classes } from '../../ui/classes';
import { Tag } from '../../ui/Tag';

/** Whether the person has the game already, or is about to. */
export interface Ownership {
  owned: boolean;
  inCart: boolean;
  loan: Pick<LibraryEntry, 'until' | 'renews'> | null;
}

interface BuyingBoxProps {
  game: Game;
  ownership: Ownership;
  action: ReactNode;
}

/** Price, action and the facts that decide a purchase. */
export function BuyingBox({ game, ownership, action }: BuyingBoxProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <aside
      aria-label={t('catalog.game.buyingBox')}
      className="rounded-card border border-line bg-surface p-5 shadow-card lg:sticky lg:top-6"
    >
      <p className="font-display text-2xl font-extrabold text-heading">
        <Money amount={game.price} />
      </p>
      <p className="mb-4 mt-1 text-sm text-muted">
        {game.price > 0 ? (
          <>
            {t('catalog.game.vat')}. {t('catalog.game.yours')}
          </>
        ) : (
          t('catalog.game.freeNote')
        )}
      </p>
      <div className="hidden md:block">{action}</div>
      <NeedsScripts />
      <Status game={game} {...ownership} />
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
        <Fact name={t('catalog.game.size')}>
          {game.downloadMegabytes === null
            ? t('catalog.game.instant')
            : t('catalog.game.megabytes', { size: game.downloadMegabytes })}
        </Fact>
        <Fact name={t('catalog.game.released')}>{day(game.releasedOn, language)}</Fact>
      </dl>
      {game.price > 0 && (
        <p className="mt-4 border-t border-line pt-3 text-sm">
          <Link to="/refund" className="link inline-block py-1">
            {t('catalog.game.withdrawal')}
          </Link>
        </p>
      )}
    </aside>
  );
}

/** Whether the game is there already: owned, in the cart, or lent by a plan. */
function Status({ game, owned, inCart, loan }: { game: Game } & Ownership) {
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
export function BuyingBar({ game, action }: Omit<BuyingBoxProps, 'ownership'>) {
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 shadow-float md:hidden"
    >
      <p className="shrink-0 font-display text-lg font-extrabold">
        <Money amount={game.price} exact />
      </p>
      <div className="grow">{action}</div>
    </div>
  );
}
