/** The first entries for a chart with room for `most` bars; where there are more, its last bar is for all the others. */
export function leading<T>(entries: readonly T[], most: number): { shown: readonly T[]; others: readonly T[] } {
  if (entries.length <= most) return { shown: entries, others: [] };
  return { shown: entries.slice(0, most - 1), others: entries.slice(most - 1) };
}
