import type { ReactNode } from 'react';
import { gradeSpan } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { GameCard as Card } from '../../lib/wire';
import { Cover, IN_GRID } from './Cover';
import { Money } from '../Money';
import { Tag } from '../Tag';
import { Link } from '../Link';

/** A game among others: cover, title, subject and grades, price and where it plays. */
export function GameCard({
  game,
  eager = false,
  heading: Heading = 'h3',
  mark,
  quick,
}: {
  game: Card;
  eager?: boolean;
  heading?: 'h2' | 'h3';
  /** What it is to the person who looks, on a corner of the cover. */
  mark?: ReactNode;
  /** What is done with it at once, on the other corner. */
  quick?: ReactNode;
}) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const subject = game.subjects[0];
  return (
    <article className="group relative">
      <Cover
        src={coverIn(language, game)}
        eager={eager}
        sizes={IN_GRID}
        className="transition-transform duration-200 group-hover:-translate-y-1 motion-reduce:transform-none"
      />
      {mark && <div className="absolute left-2 top-1.5">{mark}</div>}
      {quick && <div className="absolute right-1.5 top-1.5 z-10">{quick}</div>}
      <Heading className="mb-0.5 mt-3 text-lg !leading-[1.15]">
        <Link
          to={`/games/${game.slug}`}
          className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline"
        >
          {pick(game.title)}
        </Link>
      </Heading>
      <p className="text-sm text-muted">
        {subject && <>{t(`catalog.subjects.${subject}`)} · </>}
        {gradeSpan(game.grades, language)}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-bold">
        {game.announced ? <Tag tone="sun">{t('catalog.game.coming')}</Tag> : <Money amount={game.price} />}
        <Platforms game={game} />
        <Tag tone="plain">
          <span aria-hidden="true">{t(`catalog.agesShort.${game.ageRating}`)}</span>
          <span className="sr-only">{t(`catalog.ages.${game.ageRating}`)}</span>
        </Tag>
        {game.inPlan && <Tag tone="love">{t('catalog.game.inPlan')}</Tag>}
      </p>
    </article>
  );
}

function Platforms({ game }: { game: Card }) {
  const { t } = useTranslation();
  const [first, ...others] = game.platforms;
  if (!first) return null;
  const names = game.platforms.map((platform) => t(`catalog.platforms.${platform}`));
  return (
    <Tag>
      <span aria-hidden="true">
        {names[0]}
        {others.length > 0 && ` +${others.length}`}
      </span>
      <span className="sr-only">{names.join(', ')}</span>
    </Tag>
  );
}

/** Two covers a row on phones, three on tablets, five on desks. */
export const COVER_GRID = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 md:gap-x-5 lg:grid-cols-5 lg:gap-y-8';

/** A handful of four covers, which should leave no gap. */
export const COVER_GRID_OF_FOUR = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-4 md:gap-x-5';
