import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { useMovingRow, type Move } from './useMovingRow';

const KEYS: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

interface Card {
  key: string;
  title: string;
  content: ReactNode;
}

/**
 * Cards in a row that is swiped, or moved by its buttons and by the arrow keys. It moves on by itself until a person
 * touches, pauses or enters it, and never where they asked for less motion.
 */
export function Carousel({ title, cards }: { title: string; cards: readonly Card[] }) {
  const { t } = useTranslation();
  const { row, move, isMoving, setMoving, hold, onScroll } = useMovingRow();
  const [first, setFirst] = useState<number | null>(null);
  const go = (where: Move, from: Element | null = null): void => {
    setMoving(false);
    setFirst(move(where, from));
  };
  const positionOf = (n: number): string => t('home.carousel.position', { n: n + 1, count: cards.length });
  return (
    <section
      aria-roledescription={t('home.carousel.role')}
      aria-label={title}
      onKeyDown={(event) => onKey(event, go)}
      {...hold}
    >
      <div className="flex items-center gap-2">
        <h2 className="grow text-2xl">{title}</h2>
        <Controls isMoving={isMoving} onPause={() => setMoving(!isMoving)} onMove={go} />
      </div>
      <Row row={row} cards={cards} positionOf={positionOf} onTouch={() => setMoving(false)} onScroll={onScroll} />
      <p role="status" className="sr-only">
        {first !== null && `${positionOf(first)}: ${cards[first]?.title ?? ''}`}
      </p>
    </section>
  );
}

interface ControlsProps {
  isMoving: boolean;
  onPause: () => void;
  onMove: (where: Move) => void;
}

function Controls({ isMoving, onPause, onMove }: ControlsProps) {
  const { t } = useTranslation();
  return (
    <div className="needs-scripts flex gap-2">
      <Control
        name={t(isMoving ? 'home.carousel.pause' : 'home.carousel.resume')}
        sign={isMoving ? Pause : Play}
        onPress={onPause}
      />
      <Control name={t('home.carousel.previous')} sign={ChevronLeft} onPress={() => onMove('previous')} />
      <Control name={t('home.carousel.next')} sign={ChevronRight} onPress={() => onMove('next')} />
    </div>
  );
}

interface RowProps {
  row: Ref<HTMLDivElement>;
  cards: readonly Card[];
  positionOf: (n: number) => string;
  onTouch: () => void;
  onScroll: () => void;
}

function Row({ row, cards, positionOf, onTouch, onScroll }: RowProps) {
  const { t } = useTranslation();
  return (
    <div
      ref={row}
      role="group"
      aria-label={t('home.carousel.row')}
      tabIndex={0}
      onPointerDown={onTouch}
      onScroll={onScroll}
      className="relative -mx-1 mt-5 flex snap-x snap-mandatory gap-4 overflow-x-auto px-1 pb-4"
    >
      {cards.map(({ key, content }, n) => (
        <Slide key={key} position={positionOf(n)}>
          {content}
        </Slide>
      ))}
    </div>
  );
}

function Slide({ position, children }: { position: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div
      role="group"
      aria-roledescription={t('home.carousel.card')}
      aria-label={position}
      onFocus={bringsForward}
      className="w-[85%] shrink-0 snap-start scroll-ml-1 sm:w-[46%] lg:w-[31.5%]"
    >
      {children}
    </div>
  );
}

/** Left to itself, the row would snap back from a card that the keyboard has just reached. */
const bringsForward = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'instant' });

/** With another key held, these keys are the browser's. */
function onKey(event: KeyboardEvent<HTMLElement>, go: (where: Move, from: Element) => void): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const where = KEYS[key];
  if (!where || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  go(where, event.target as Element);
}

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
