const SHAPE = 'l3.09 6.26 6.91 1.01-5 4.87 1.18 6.88-6.18-3.25-6.18 3.25 1.18-6.88-5-4.87 6.91-1.01z';
const WIDTH = 24;
const FIVE = [0, 1, 2, 3, 4].map((n) => `M${n * WIDTH + WIDTH / 2} 2${SHAPE}`).join('');
const FULL = 'fill-sun stroke-sun-text';
const EMPTY = 'fill-transparent stroke-edge';

/** Five stars of which so many are full; the words stand beside them. */
export function Stars({ value }: { value: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" strokeWidth="2" strokeLinejoin="round" className="h-5 w-25 shrink-0">
      <path d={FIVE} className={EMPTY} />
      {/* A picture in a picture cuts off what is beyond its edge. */}
      <svg width={value * WIDTH} height={WIDTH}>
        <path d={FIVE} className={FULL} />
      </svg>
    </svg>
  );
}

/** One star of a choice. */
export function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" strokeWidth="2" strokeLinejoin="round" className="size-8">
      <path d={`M12 2${SHAPE}`} className={isFull ? FULL : EMPTY} />
    </svg>
  );
}
