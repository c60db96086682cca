import { Download } from 'lucide-react';
import { useState } from 'react';
import { useExplain } from '../../lib/explain';
import { fileSize } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Both, DownloadEntry } from '../../lib/wire';
import { Button, type ButtonProps } from '../../ui/Button';
import { notify } from '../../ui/notice';
import { beginDownload } from './download';

interface DownloadButtonProps extends Pick<ButtonProps, 'look' | 'wide'> {
  title: Both;
  file: DownloadEntry;
}

/** Downloads one file of a game, and says how large it is. */
export function DownloadButton({ title, file, ...looks }: DownloadButtonProps) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      await beginDownload(file);
    } catch (problem) {
      notify({ tone: 'error', title: t('library.downloadFailed'), message: explain(problem) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...looks} busy={busy} onClick={() => void begin()}>
      {!busy && <Download aria-hidden="true" className="size-5" />}
      <span>
        {t('library.download', { platform: t(`catalog.platforms.${file.platform}`) })} ({fileSize(file.size, language)})
        <span className="sr-only">, {pick(title)}</span>
      </span>
    </Button>
  );
}
