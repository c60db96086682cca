import { useCallback } from 'react';
import { get } from '../../lib/http';
import { useLoaded } from '../../lib/hooks/useLoaded';
import { useSession } from '../../lib/session/session';
import type { OwnRating } from '../../lib/wire';

/** What the person logged in said of a game, and whether it may be said; null for guests. */
export function useOwnRating(slug: string) {
  const { user } = useSession();
  const load = useCallback(
    async (personId: string): Promise<OwnRating | null> =>
      personId ? get('/v1/games/{idOrSlug}/ratings/mine', { params: { path: { idOrSlug: slug } } }) : null,
    [slug],
  );
  return useLoaded(load, user.userId ?? '');
}
