import { fileSize } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import type { Progress } from './useUpload';

interface UploadProgressProps {
  sending: { state: 'sending' | 'waiting' | 'paused' } & Progress;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
}

/** How far an upload is, how fast, and how long it will take. */
export function UploadProgress({ sending, onPause, onResume, onCancel }: UploadProgressProps) {
  const { t, language } = useTranslation();
  const { state, sent, total, speed } = sending;
  const percent = Math.floor((100 * sent) / total);
  const minutes = speed ? Math.ceil((total - sent) / speed / 60) : null;
  return (
    <section className="rounded-card border-2 border-edge bg-surface p-5">
      <h2 className="text-xl">{t(`builds.sendingStates.${state}`)}</h2>
      <progress value={sent} max={total} aria-label={t('builds.sendingStates.sending')} className="mt-3 h-3 w-full" />
      <p className="mt-1 tabular-nums">
        {t('builds.progress', { percent, sent: fileSize(sent, language), total: fileSize(total, language) })}
      </p>
      {speed !== null && minutes !== null && state === 'sending' && (
        <p className="text-muted tabular-nums">
          {t('builds.speed', { speed: fileSize(speed, language) })} {t('builds.left', { count: minutes })}
        </p>
      )}
      <p role="status" className={classes(state === 'waiting' && 'mt-2')}>
        {state === 'waiting' && t('builds.waitingFor')}
      </p>
      <p className="mt-2 text-sm text-muted">{t('builds.promise')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {state !== 'sending' && <Button onClick={onResume}>{t('builds.resume')}</Button>}
        {state !== 'paused' && (
          <Button look="secondary" onClick={onPause}>
            {t('builds.pause')}
          </Button>
        )}
        <Button look="quiet" onClick={onCancel}>
          {t('builds.otherFile')}
        </Button>
      </div>
    </section>
  );
}
