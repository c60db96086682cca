import { useTranslation } from 'react-i18next';
import { HttpError, NetworkError } from './http';

/** Turns any failure into an honest sentence: the server's own when it has one. */
export function useExplain(): (problem: unknown, otherwise?: string) => string {
  const { t } = useTranslation();
  return (problem, otherwise) => {
    if (problem instanceof NetworkError) return t('shell.errors.offline');
    if (problem instanceof HttpError && problem.message && problem.status < 500) return problem.message;
    return otherwise ?? t('shell.errors.server');
  };
}
