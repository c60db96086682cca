import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import type { Law } from './rights';
import type { WaysProps } from './WayCard';

const Question = lazy(() => import('./Question').then((file) => ({ default: file.Question })));

/** One right's button; a question with names and sums stands before it happens. */
export function TakeBack({ look, ...props }: WaysProps & { law: Law; look: 'primary' | 'secondary' }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [open, setOpen] = useState(false);
  const ask = () => {
    setIsOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Button look={look} onClick={ask}>
        {t(`refunds.${props.law}.action`)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Question {...props} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
