import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';

interface NotReachedProps {
  again: () => void;
  children?: ReactNode;
}

/** Where the shop could not say what may be played. */
export function NotReached({ again, children }: NotReachedProps) {
  const { t } = useTranslation();
  return (
    <ErrorNotice title={t('play.refused')} action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}>
      {children}
    </ErrorNotice>
  );
}
