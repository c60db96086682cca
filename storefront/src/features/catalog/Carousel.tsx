import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';

/** So long each card stands first. */
const STAYS_MS = 8_000;

/**
 * Cards in a row that is swiped, or moved by its buttons. It moves on by itself until a person touches, pauses or enters it,
 * and never where they asked for less motion.
 */
export function Carousel({ title, cards }: { title: string; cards: { key: string; content: ReactNode }[] }) {
  const { t } = useTranslation();
  const { row, move, isMoving, setMoving, hold } = useMovingRow();
  return (
    <section aria-roledescription={t('home.carousel.role')} aria-label={title} {...hold}>
      <div className="flex items-center gap-2">
        <h2 className="grow text-2xl">{title}</h2>
        <div className="needs-scripts flex gap-2">
          <Control
            name={t(isMoving ? 'home.carousel.pause' : 'home.carousel.resume')}
            sign={isMoving ? Pause : Play}
            onPress={() => setMoving(!isMoving)}
          />
          <Control name={t('home.carousel.previous')} sign={ChevronLeft} onPress={() => move(-1)} />
          <Control name={t('home.carousel.next')} sign={ChevronRight} onPress={() => move(1)} />
        </div>
      </div>
      <div
        ref={row}
        onPointerDown={() => setMoving(false)}
        className="relative -mx-1 mt-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-1 pb-4"
      >
        {cards.map(({ key, content }, n) => (
          <div
            key={key}
            role="group"
            aria-roledescription={t('home.carousel.card')}
            aria-label={t('home.carousel.position', { n: n + 1, count: cards.length })}
            onFocus={bringsForward}
            className="w-[85%] shrink-0 snap-start scroll-ml-1 sm:w-[46%] lg:w-[31.5%]"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Left to itself, the row would snap back from a card that the keyboard has just reached. */
const bringsForward = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });

function Control({ name, sign: Sign, onPress }: { name: string; sign: typeof Play; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-link ring-2 ring-inset ring-edge hover:ring-link"
    >
      <Sign aria-hidden="true" />
    </button>
  );
}

/** The row, how far to move it, and who keeps it still. */
function useMovingRow() {
  const row = useRef<HTMLDivElement>(null);
  const isWelcome = useSyncExternalStore(followMotion, isMotionWelcome, () => false);
  const [chosen, setMoving] = useState<boolean | null>(null);
  const [isHeld, setHeld] = useState(false);
  const isMoving = chosen ?? isWelcome;

  const scrollBy = useCallback((cards: number) => {
    const { current: box } = row;
    if (!box) return;
    const step = box.scrollWidth / box.childElementCount;
    const atEnd = box.scrollLeft + box.clientWidth >= box.scrollWidth - 4;
    const left =
      cards > 0 && atEnd ? 0 : cards < 0 && box.scrollLeft < 4 ? box.scrollWidth : box.scrollLeft + cards * step;
    box.scrollTo({ left, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
  }, []);
  useEffect(() => {
    if (!isMoving || isHeld) return;
    const timer = setInterval(() => scrollBy(1), STAYS_MS);
    return () => clearInterval(timer);
  }, [isMoving, isHeld, scrollBy]);

  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  const move = (cards: number) => {
    setMoving(false);
    scrollBy(cards);
  };
  return { row, move, isMoving, setMoving, hold };
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';
const isMotionWelcome = (): boolean => !matchMedia(LESS_MOTION).matches;
function followMotion(changed: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
