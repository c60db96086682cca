import { useEffect, useState } from 'react';
import { get } from '../../lib/http';
import type { Availability } from '../../lib/wire';

/**
 * How a game can be played now; null while that is on its way, or cannot be known.
 * Asked for by the browser: a page is kept drawn per edition of the catalogue, and builds come between two of them.
 */
export function useAvailability(gameId: string): Availability | null {
  const [known, setKnown] = useState<Availability | null>(null);
  useEffect(() => {
    let isHere = true;
    get('/v1/games/{gameId}/availability', { params: { path: { gameId } }, anonymous: true }).then(
      (found) => isHere && setKnown(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [gameId]);
  return known?.gameId === gameId ? known : null;
}
