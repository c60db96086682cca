import { useTranslation } from '../../lib/useTranslation';

/** Asks the person to stay while a charge is tried again; the place is there before its words, so that they are heard. */
export function Insisting({ insists }: { insists: boolean }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="font-semibold empty:hidden">
      {insists && t('unanswered.insisting')}
    </p>
  );
}
