import type { ReactNode } from 'react';
import { useTranslation } from '../lib/useTranslation';
import { Button } from './Button';
import { ErrorNotice } from './ErrorNotice';

interface UnansweredProps {
  /** Sends the same once more: the shop finds what became of it, and charges at most once. */
  again: () => void;
  /** Another way on. */
  action?: ReactNode;
  /** What else the person should know. */
  children?: ReactNode;
}

/** No one knows whether a charge was made. */
export function Unanswered({ again, action, children }: UnansweredProps) {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      focus
      title={t('unanswered.title')}
      action={
        <>
          <Button look="secondary" onClick={again}>
            {t('unanswered.checkAgain')}
          </Button>
          {action}
        </>
      }
    >
      {t('unanswered.text')} {children}
    </ErrorNotice>
  );
}
