import { lazy, Suspense, useCallback, useState } from 'react';
import type { WishButtonProps } from './WishButton';

const WishButton = lazy(() => import('./WishButton').then((file) => ({ default: file.WishButton })));

/** A heart on a cover. Its script is fetched once the cover comes near the window; its room is kept. */
export function LateHeart({ game }: Pick<WishButtonProps, 'game'>) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((place: Element | null) => {
    if (!place) return;
    const watching = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    });
    watching.observe(place);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={watch} className="size-11">
      {isNear && (
        <Suspense>
          <WishButton game={game} look="sign" />
        </Suspense>
      )}
    </div>
  );
}
