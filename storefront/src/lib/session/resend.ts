import { HttpError } from '../http';

/** Before each further try: a passing fault of the line is over by then, a lasting one is told after a quarter of a minute. */
const PAUSES_MS = [1_000, 3_000, 9_000];

/** Whether no one knows what became of a request: it had no answer, or only that of an ill server. */
export const isUnanswered = (problem: unknown): boolean => !(problem instanceof HttpError) || problem.status >= 500;

/** How a request stays in touch with its page. */
export interface Staying {
  /** No further try is made after it. */
  leaving: AbortSignal;
  /** Hears that it waits for another try: the person should stay on the page. */
  onAgain: () => void;
}

/**
 * Sends a request until it is answered, with growing pauses. Only for requests that the server does once however often
 * they arrive, such as those with an idempotency key.
 * @throws what the last try met; a refusal at once
 */
export async function sendUntilAnswered<Reply>(
  send: () => Promise<Reply>,
  { leaving, onAgain }: Staying,
): Promise<Reply> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (problem) {
      if (!isUnanswered(problem)) throw problem;
      onAgain();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (leaving.aborted) throw problem;
    }
  }
  return send();
}
