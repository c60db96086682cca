import { useCallback, useEffect, useState } from 'react';
import { get } from '../../lib/http';
import { useAction, type Wrong } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Rating, RatingsReply } from '../../lib/wire';
import { joinRatings, withAnswer } from './rating-pages';

interface Shown extends RatingsReply {
  /** The last page that was loaded. */
  page: number;
  /** How many of the reviews came with it. */
  added: number;
}

/** The reviews of a game that were loaded so far, and what changes them. */
export interface ShownRatings {
  shown: Shown;
  busy: boolean;
  wrong: Wrong | null;
  /** Loads the next page. */
  showMore: () => void;
  /** Loads the first page again. */
  refresh: () => void;
  putAnswer: (id: string, reply: RatingsReply, otherwise: Rating['answer']) => void;
}

const loadPage = (slug: string, page: number): Promise<RatingsReply> =>
  get('/v1/games/{idOrSlug}/ratings', { params: { path: { idOrSlug: slug }, query: { page } }, anonymous: true });

/**
 * Begins with the page that the server drew.
 * @param isConcerned whether the person has something to do with them, and so sees them as they are: a kept page may be a minute old
 */
export function useRatings(slug: string, first: RatingsReply, isConcerned: boolean): ShownRatings {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('ratings.moreFailed'));
  const [shown, setShown] = useState<Shown>({ ...first, page: 1, added: 0 });
  const showMore = (): void =>
    void run(async () => {
      const next = await loadPage(slug, shown.page + 1);
      const ratings = joinRatings(shown.ratings, next.ratings);
      setShown({ ...next, ratings, page: shown.page + 1, added: ratings.length - shown.ratings.length });
    });
  const refresh = useCallback((): void => {
    // The person's own review is saved: an older list above it is no failure to speak of.
    loadPage(slug, 1).then(
      (next) => setShown({ ...next, page: 1, added: 0 }),
      () => undefined,
    );
  }, [slug]);
  useEffect(() => {
    if (isConcerned) refresh();
  }, [isConcerned, refresh]);
  const putAnswer: ShownRatings['putAnswer'] = (id, { ratings: reply }, otherwise) =>
    setShown((before) => ({ ...before, ratings: withAnswer(before.ratings, id, { reply, otherwise }) }));
  return { shown, busy, wrong, showMore, refresh, putAnswer };
}
