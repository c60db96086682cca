import { useTranslation } from '../../lib/useTranslation';
import { classes } from '../classes';
import { NeedsScripts } from './NeedsScripts';

/** A turning ring. The large one says what it waits for; the small one stands beside words that do. */
export function Spinner({ small = false, label }: { small?: boolean; label?: string }) {
  const { t } = useTranslation();
  const ring = (
    <span
      aria-hidden="true"
      className={classes(
        'inline-block shrink-0 animate-spin rounded-full border-current border-r-transparent',
        small ? 'size-5 border-[3px]' : 'size-12 border-[5px] text-love',
      )}
    />
  );
  if (small) return ring;
  return (
    <>
      <div
        role="status"
        className="needs-scripts flex min-h-72 flex-col items-center justify-center gap-4 py-16 text-muted"
      >
        {ring}
        <p>{label ?? t('shell.loading')}</p>
      </div>
      <NeedsScripts />
    </>
  );
}
