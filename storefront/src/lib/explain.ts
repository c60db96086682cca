import { HttpError, NetworkError } from './http';
import { useTranslation } from './useTranslation';

/** One sentence after another, whether or not the first brings its own full stop. */
export const sentences = (first: string, second: string): string =>
  /[.!?]$/.test(first) ? `${first} ${second}` : `${first}. ${second}`;

/** Turns any failure into an honest sentence: the server's own when it has one, else what failed and, where it is known, why. */
export function useExplain(): (problem: unknown, otherwise?: string) => string {
  const { t } = useTranslation();
  return (problem, otherwise) => {
    if (problem instanceof NetworkError)
      return otherwise ? sentences(otherwise, t('shell.errors.offline')) : t('shell.errors.offline');
    if (problem instanceof HttpError && problem.message && problem.status < 500) return problem.message;
    return otherwise ?? t('shell.errors.server');
  };
}
