import { memo, Suspense, useEffect, useRef } from 'react';
import { classes } from '../../ui/classes';
import { fetchNear, LateSection } from './late-section';
import type { RatingsSectionProps } from './RatingsSection';

interface RatingsPlaceProps extends Pick<RatingsSectionProps, 'game'> {
  /** Null where they could not be loaded. */
  ratings: RatingsSectionProps['first'] | null;
}

/** Where the reviews of a game stand. Drawn again only for other reviews: React drops what the server drew at a change that comes before the script. */
export const RatingsPlace = memo(function RatingsPlace({ game, ratings }: RatingsPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current ? fetchNear(place.current) : undefined), []);
  return (
    <div id="ratings" ref={place}>
      {ratings && (
        <Suspense fallback={<div className={classes('skeleton mt-14', ratings.count > 0 ? 'h-160' : 'h-72')} />}>
          <LateSection game={game} first={ratings} />
        </Suspense>
      )}
    </div>
  );
});
