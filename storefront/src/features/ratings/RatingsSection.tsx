import { useTexts } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Game, RatingsReply } from '../../lib/wire';
import { OwnRatingPlace } from './OwnRatingPlace';
import { RatingList } from './RatingList';
import { Summary } from './Summary';
import { useOwnRating } from './useOwnRating';
import { useRatings } from './useRatings';

export interface RatingsSectionProps {
  game: Pick<Game, 'slug' | 'developer'>;
  /** The first page of the reviews. */
  first: RatingsReply;
}

/** What people say of a game: the mean, the person's own review, and what others wrote. */
export function RatingsSection(props: RatingsSectionProps) {
  // The language may have changed while the script was on its way.
  return useTexts(['ratings']) ? <Reviews {...props} /> : null;
}

function Reviews({ game, first }: RatingsSectionProps) {
  const { t } = useTranslation();
  const own = useOwnRating(game.slug);
  const known = own.loaded.at === 'here' ? own.loaded.value : null;
  const mayAnswer = known?.mayAnswer ?? false;
  const list = useRatings(game.slug, first, mayAnswer || Boolean(known?.rating));
  return (
    <section aria-labelledby="ratings-title" className="mt-14">
      <h2 id="ratings-title" className="mb-5 text-2xl">
        {t('ratings.title')}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10">
        {list.shown.count > 0 ? <Summary reply={list.shown} /> : <p>{t('ratings.none')}</p>}
        <OwnRatingPlace slug={game.slug} own={own} onChanged={list.refresh} />
      </div>
      <RatingList list={list} studio={game.developer.name} mayAnswer={mayAnswer} />
    </section>
  );
}
