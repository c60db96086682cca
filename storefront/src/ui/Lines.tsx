import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n';
import { coverIn } from '../lib/picture';
import { useTranslation } from '../lib/useTranslation';
import type { Both, GameCard } from '../lib/wire';
import { classes } from './classes';
import { Cover } from './game/Cover';
import { Money } from './Money';
import { Link } from './Link';

interface Line {
  id: string;
  slug: string;
  title: Both;
  /** Null: it is not part of the bill. */
  price: number | null;
  listPrice?: number | null;
  cover?: string;
  coverEn?: string | null;
  ageRating?: GameCard['ageRating'];
}

/** Games as lines of a bill, each with its price, and the one before a code took something off. */
export function Lines({ games, action }: { games: readonly Line[]; action?: (game: Line) => ReactNode }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {games.map((game) => (
        <li key={game.id} className="flex items-center gap-4 py-4">
          <LineCover game={game} />
          <div
            className={classes(
              'grid min-w-0 grow gap-x-4 sm:items-center',
              game.price !== null && 'sm:grid-cols-[1fr_auto]',
            )}
          >
            <Link
              to={`/games/${game.slug}`}
              className="justify-self-start font-display text-lg font-bold leading-tight text-heading no-underline hover:underline"
            >
              {pick(game.title)}
            </Link>
            {game.price !== null && (
              <p className="font-bold sm:row-span-3 sm:text-right">
                {typeof game.listPrice === 'number' && (
                  <s className="mr-2 font-normal text-muted sm:mr-0 sm:block">
                    <span className="sr-only">{t('shell.priceBefore')} </span>
                    <Money amount={game.listPrice} exact />
                  </s>
                )}
                <Money amount={game.price} />
              </p>
            )}
            {game.ageRating && <p className="text-sm text-muted">{t(`buying.ages.${game.ageRating}`)}</p>}
            {action?.(game)}
          </div>
        </li>
      ))}
    </ul>
  );
}

function LineCover({ game: { cover, coverEn = null } }: { game: Line }) {
  const { language } = useLanguage();
  if (!cover) return null;
  return <Cover src={coverIn(language, { cover, coverEn })} className="w-14 shrink-0 !rounded-[12px] sm:w-16" />;
}
