import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../Button';
import { Dialog } from '../dialog/Dialog';

interface AgeDialogProps {
  age: number;
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether the person is old enough for a free game, before it is added to the library. */
export function AgeDialog({ age, open, onYes, onNo }: AgeDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onNo} title={t('catalog.age.title', { age })}>
      <p>{t('catalog.age.text', { age })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onYes}>{t('catalog.age.yes', { age })}</Button>
        <Button look="secondary" onClick={onNo}>
          {t('catalog.age.no')}
        </Button>
      </div>
    </Dialog>
  );
}
