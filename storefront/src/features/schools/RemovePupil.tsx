import { useState } from 'react';
import { remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { PupilReport, SchoolClass } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { LateDialog } from '../../ui/dialog/LateDialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { notify } from '../../ui/notice';

interface RemovePupilProps {
  classId: string;
  pupil: PupilReport;
  onRemoved: (next: SchoolClass) => void;
}

/** Takes a pupil out of the class, with everything of them, after a question. */
export function RemovePupil({ classId, pupil: { id, nickname }, onRemoved }: RemovePupilProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.class.failed'));
  const [isOpen, setOpen] = useState(false);
  const confirm = (): void =>
    void run(async () => {
      const params = { path: { classId, pupilId: id } };
      const next = await remove('/v1/schools/classes/{classId}/pupils/{pupilId}', { params });
      setOpen(false);
      notify({ tone: 'success', title: t('schools.report.removed', { nickname }) });
      onRemoved(next);
    });
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('schools.report.remove')} <span className="sr-only">{t('schools.report.removeOf', { nickname })}</span>
      </Button>
      <LateDialog open={isOpen} onClose={() => setOpen(false)} title={t('schools.report.removeTitle', { nickname })}>
        {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
        <p className="mb-5">{t('schools.report.removeText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={confirm}>
            {t('schools.report.removeDo')}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('schools.remove.keep')}
          </Button>
        </div>
      </LateDialog>
    </>
  );
}
