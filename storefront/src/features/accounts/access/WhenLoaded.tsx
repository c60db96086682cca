import type { ReactNode } from 'react';
import { useExplain } from '../../../lib/explain';
import type { Loaded } from '../../../lib/hooks/useLoaded';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Spinner } from '../../../ui/waiting/Spinner';

interface WhenLoadedProps<T> {
  loaded: Loaded<T>;
  /** Loads once more. */
  again: () => void;
  /** What is said where it could not be loaded. */
  failed: string;
  children: (value: T) => ReactNode;
}

/** A part of the security page: a sign while its answer is on the way, and the way on where none came. */
export function WhenLoaded<T>({ loaded, again, failed, children }: WhenLoadedProps<T>) {
  const { t } = useTranslation();
  const explain = useExplain();
  if (loaded.at === 'here') return children(loaded.value);
  if (loaded.at === 'loading')
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner small />
        {t('settings.account.security.loading')}
      </p>
    );
  return (
    <ErrorNotice
      title={failed}
      action={
        <Button look="secondary" onClick={again}>
          {t('settings.account.security.again')}
        </Button>
      }
    >
      {explain(loaded.problem)}
    </ErrorNotice>
  );
}
