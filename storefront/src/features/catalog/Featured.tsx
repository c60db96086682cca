import { gradeSpan } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { GameCard } from '../../lib/wire';
import { Cover } from '../../ui/game/Cover';
import { Link } from '../../ui/Link';
import { Money } from '../../ui/Money';

/** Games that staff chose, in their order: fewer than a list shows, and each with what it is about. */
export function Featured({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="featured" className="edge column pt-11">
      <h2 id="featured" className="text-2xl">
        {t('home.featured.title')}
      </h2>
      <p className="mb-5 mt-1 text-muted">{t('home.featured.lead')}</p>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {games.map((game) => (
          <li key={game.id}>
            <Chosen game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chosen({ game }: { game: GameCard }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const subject = game.subjects[0];
  return (
    <article className="group relative flex h-full gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      <Cover src={coverIn(language, game)} sizes="112px" className="w-28 shrink-0 self-start" />
      <div className="flex min-w-0 flex-col">
        <h3 className="text-lg !leading-[1.15]">
          <Link
            to={`/games/${game.slug}`}
            className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline"
          >
            {pick(game.title)}
          </Link>
        </h3>
        <p className="mt-1 text-sm text-muted">
          {subject && <>{t(`catalog.subjects.${subject}`)} · </>}
          {gradeSpan(game.grades, language)}
        </p>
        <p className="mb-2 mt-2 line-clamp-3">{pick(game.summary)}</p>
        <p className="mt-auto font-bold">
          <Money amount={game.price} />
        </p>
      </div>
    </article>
  );
}
