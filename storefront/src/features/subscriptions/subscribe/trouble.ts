import { HttpError, NetworkError } from '../../../lib/http';
import { sentences } from '../../../lib/sentences';
import type { Subscribed } from '../../../lib/wire';

/** Why no one subscribed, as the page says it. */
export type Trouble =
  | { is: 'declined'; code: number; message: string }
  | { is: 'creation' | 'failed' }
  /** The server said no before any charge. */
  | { is: 'refused'; code: string; message: string }
  /** No one knows whether the charge was made. */
  | { is: 'later' | 'unexpected' };

/** What an answer says against having subscribed; null when all is well or the bank is still asked. */
export function troubleIn({ subscription, payment, message }: Subscribed): Trouble | null {
  const [detail] = payment.details;
  if (!detail) return { is: 'failed' };
  if (detail.response_code !== null && detail.response_code !== 0)
    return { is: 'declined', code: detail.response_code, message };
  return subscription === null ? { is: 'creation' } : null;
}

/** The same for a call that failed; what was wrong with fields is told after the sentence. */
export function troubleOf(problem: unknown): Trouble {
  if (problem instanceof NetworkError) return { is: 'unexpected' };
  if (!(problem instanceof HttpError)) return { is: 'unexpected' };
  if (problem.status >= 500) return { is: 'later' };
  const details = problem.errors
    .map(({ msg }) => msg)
    .filter((msg) => !problem.message.includes(msg))
    .join(', ');
  return { is: 'refused', code: problem.code, message: sentences(problem.message, details) };
}
