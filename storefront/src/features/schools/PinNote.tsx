import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';

/** The pupil's number, this once. */
export function PinNote({ pin, onDone }: { pin: string; onDone: () => void }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="pin-title"
      className="max-w-xl rounded-card bg-sun-soft p-5 text-center text-sun-text sm:p-8"
    >
      <h2 id="pin-title" ref={heading} tabIndex={-1} className="text-2xl text-sun-text outline-none">
        {t('pupils.pin.title')}
      </h2>
      <p aria-hidden="true" className="my-5 font-mono text-4xl font-bold tracking-[0.12em] select-all sm:text-5xl">
        {pin.slice(0, 3)} {pin.slice(3)}
      </p>
      <p className="sr-only">{t('pupils.pin.spelled', { pin: [...pin].join(' ') })}</p>
      <p className="measure mx-auto mb-5">{t('pupils.pin.text')}</p>
      <Button onClick={onDone}>{t('pupils.pin.done')}</Button>
    </section>
  );
}
