import { useLanguage } from '../../../lib/i18n';
import { coverIn } from '../../../lib/picture';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard } from '../../../lib/wire';
import { Cover } from '../../../ui/game/Cover';
import { Link } from '../../../ui/Link';

const IN_SIX = '(min-width: 1024px) min(15.3vw - 13px, 186px), (min-width: 640px) calc(23vw - 12px), calc(33vw - 19px)';

/** The covers of the games that a subscription lets people play. */
export function IncludedGames({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="text-2xl">
        {t('plans.included')}
      </h2>
      <p className="mb-5 mt-1 text-muted">
        {games.length > 0 ? t('plans.includedLead', { count: games.length }) : t('plans.includedNone')}
      </p>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 md:gap-4 lg:grid-cols-6">
        {games.map((game) => (
          <li key={game.id} className="group relative">
            <Cover src={coverIn(language, game)} sizes={IN_SIX} />
            <h3 className="mt-2 text-base !leading-tight">
              <Link
                to={`/games/${game.slug}`}
                className="text-heading no-underline before:absolute before:inset-0 before:rounded-card group-hover:underline"
              >
                {pick(game.title)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
