import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';

interface EnquirySentProps {
  /** Null where only the mail says it. */
  number: string | null;
  days: number;
  onAgain: () => void;
}

/** That the enquiry arrived, its number, and what comes next. */
export function EnquirySent({ number, days, onAgain }: EnquirySentProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      id="contact-form"
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex scroll-mt-24 items-start gap-4 rounded-card bg-mint-soft p-5 text-mint-text outline-none sm:p-7"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-8 shrink-0" />
      <div className="min-w-0 text-ink">
        <p className="text-xl font-bold">{t('contact.sent')}</p>
        {number && <p className="mt-1 text-lg font-bold">{t('contact.number', { number })}</p>}
        <p className="mt-1">{t(number ? 'contact.nextWithNumber' : 'contact.next', { days })}</p>
        <Button look="quiet" className="mt-2 -ml-3" onClick={onAgain}>
          {t('contact.again')}
        </Button>
      </div>
    </div>
  );
}
