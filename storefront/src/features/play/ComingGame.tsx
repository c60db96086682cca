import type { ReactNode } from 'react';
import { useClassSession } from '../../lib/session/class-session';
import { useTranslation } from '../../lib/useTranslation';
import { EmptyState } from '../../ui/EmptyState';
import { DemoLink, NotOfClass } from './LockedGame';

/** A game that is only announced. @param offer says when it comes out */
export function ComingGame({ hasDemo, offer }: { hasDemo: boolean; offer: ReactNode }) {
  const { t } = useTranslation();
  const pupil = useClassSession();
  if (pupil) return <NotOfClass />;
  return (
    <EmptyState
      title={t('play.coming.title')}
      action={
        <>
          {offer}
          {hasDemo && <DemoLink />}
        </>
      }
    >
      {t('play.coming.text')}
    </EmptyState>
  );
}
