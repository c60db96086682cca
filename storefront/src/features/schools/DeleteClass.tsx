import { useState } from 'react';
import { remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { SchoolClass } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { LateDialog } from '../../ui/dialog/LateDialog';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { notify } from '../../ui/notice';

/** Deletes a class with everything of it, after a question. */
export function DeleteClass({ of: { id, name, pupils }, onDeleted }: { of: SchoolClass; onDeleted: () => void }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('schools.remove.failed'));
  const [isOpen, setOpen] = useState(false);
  const confirm = (): void =>
    void run(async () => {
      await remove('/v1/schools/classes/{classId}', { params: { path: { classId: id } } });
      notify({ tone: 'success', title: t('schools.remove.done') });
      onDeleted();
    });
  return (
    <div>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t('schools.remove.action')}
      </Button>
      <LateDialog open={isOpen} onClose={() => setOpen(false)} title={t('schools.remove.sure', { name })}>
        {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
        <p className="mb-5">{t('schools.remove.sureText', { count: pupils })}</p>
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={confirm}>
            {t('schools.remove.do')}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('schools.remove.keep')}
          </Button>
        </div>
      </LateDialog>
    </div>
  );
}
