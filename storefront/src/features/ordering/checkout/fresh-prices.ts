import { HttpError } from '../../../lib/http';

/** The prices the server told when it refused an older one. */
export function freshPrices(problem: unknown): Map<string, number> | null {
  if (!(problem instanceof HttpError) || problem.code !== 'price-changed') return null;
  const body = problem.body as { games?: { id: string; price: number }[] };
  return Array.isArray(body.games) ? new Map(body.games.map(({ id, price }) => [id, price])) : null;
}
