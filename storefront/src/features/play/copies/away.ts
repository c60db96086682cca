import { NetworkError } from '../../../lib/http';
import { copyOf, isGood, type KeptCopy } from '../../../lib/games/kept-copies';
import { AS_COPY } from '../sandbox/copies/copy-places';

/** The copy that a person may play while the shop cannot be reached. @throws the problem, where there is none or it is another */
export function copyFor(problem: unknown, personId: string | null, slug: string): KeptCopy {
  const copy = problem instanceof NetworkError ? copyOf(personId, slug) : null;
  if (!copy || !isGood(copy)) throw problem;
  const frameUrl = `${copy.ticket.frameUrl}&${AS_COPY}`;
  return { ...copy, ticket: { ...copy.ticket, frameUrl, timeLeft: null } };
}
