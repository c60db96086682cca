import type { Rating } from '../../lib/wire';

/** The reviews with those of the next page. One that a newer review pushed onto it is there already. */
export function joinRatings(shown: readonly Rating[], next: readonly Rating[]): Rating[] {
  const known = new Set(shown.map(({ id }) => id));
  return [...shown, ...next.filter(({ id }) => !known.has(id))];
}

/** The reviews with what the studio now answers to one. The server replies with the first page: `otherwise` holds for later ones. */
export function withAnswer(
  shown: readonly Rating[],
  id: string,
  { reply, otherwise }: { reply: readonly Rating[]; otherwise: Rating['answer'] },
): Rating[] {
  const found = reply.find((one) => one.id === id);
  return shown.map((one) => (one.id === id ? { ...one, answer: found ? found.answer : otherwise } : one));
}
