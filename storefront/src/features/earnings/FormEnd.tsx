import type { Wrong } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';

interface FormEndProps {
  busy: boolean;
  wrong: Wrong | null;
  onCancel: () => void;
}

/** What went wrong, and the ways out of a form. */
export function FormEnd({ busy, wrong, onCancel }: FormEndProps) {
  const { t } = useTranslation();
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('earnings.save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('earnings.cancel')}
        </Button>
      </div>
    </>
  );
}
