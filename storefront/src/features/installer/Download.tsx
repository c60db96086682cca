import { download } from './installer';
import { notify } from '../../ui/notice';
import { useTranslation } from '../../lib/useTranslation';

interface DownloadProps {
  className: string;
  onClick?: () => void;
  look: 'sign' | 'words';
}

/** Gets the installer for this computer, and says so where it does not come. */
export function Download({ className, onClick, look }: DownloadProps) {
  const { t } = useTranslation();
  const begin = () => {
    onClick?.();
    download().catch(() => notify({ tone: 'error', title: t('shell.download.failed') }));
  };
  return (
    <button type="button" className={className} aria-label={t('shell.download.action')} onClick={begin}>
      {look === 'words' ? (
        t('shell.download.action')
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 fill-none stroke-current stroke-2">
          <path d="M12 3v12m-5-5 5 5 5-5M3 16v4a1 1 0 0 0 1 1h16a1 1 0 0 0 1-1v-4" />
        </svg>
      )}
    </button>
  );
}
