export interface Visitor {
  locale: 'es-CL' | 'en-US';
  width: number;
}

const EVERY: readonly Visitor[] = (['es-CL', 'en-US'] as const).flatMap((locale) =>
  [360, 768, 1280].map((width) => ({ locale, width })),
);
const ROTATION = Number(process.env.TEST_ROTATION ?? 0);

/** Who looks at every page: one language at one width, another one for each commit; with `npm test -- all` every one of them. */
export const VISITORS: readonly Visitor[] = process.env.TEST_ALL ? EVERY : [EVERY[ROTATION % EVERY.length] as Visitor];

/** A part of what a plain run looks at by and by, another one for each commit; with `npm test -- all` the whole. */
export function partOfThisRun<Thing>(things: readonly Thing[], parts = 6): readonly Thing[] {
  return process.env.TEST_ALL ? things : things.filter((_, n) => n % parts === ROTATION % parts);
}

/** Makes something for a visitor once, and keeps it: a worker's browsers keep the files of the shop. */
export function onceForEach<Kept>(make: (visitor: Visitor) => Promise<Kept>): (visitor: Visitor) => Promise<Kept> {
  const kept = new Map<Visitor, Promise<Kept>>();
  return (visitor) => {
    const made = kept.get(visitor) ?? make(visitor);
    kept.set(visitor, made);
    return made;
  };
}
