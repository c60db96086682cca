import { CircleCheck, FileSearch, TriangleAlert } from 'lucide-react';
import { useId, useState, type DragEvent } from 'react';
import { useTranslation } from '../../../lib/useTranslation';
import type { DownloadFile } from '../../../lib/wire';
import { classes } from '../../../ui/classes';
import { useFingerprint, type Reading } from './useFingerprint';

/** Takes a downloaded file and says whether it is one of ours. */
export function CheckFile({ files }: { files: readonly DownloadFile[] }) {
  const { reading, read } = useFingerprint();
  return (
    <>
      <DropBox onFile={read} />
      <div role="status" className="mt-5">
        <Result reading={reading} files={files} />
      </div>
    </>
  );
}

function DropBox({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    drag(event);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'mt-6 flex flex-col items-center gap-4 rounded-card border-2 border-dashed p-8 text-center',
        isOver ? 'border-link bg-line' : 'border-edge bg-surface',
      )}
    >
      <FileSearch aria-hidden="true" className="size-10 text-link" />
      <label htmlFor={id} className="text-lg font-semibold">
        {t('library.check.drop')}
      </label>
      <input
        id={id}
        type="file"
        onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        className="max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-0 file:bg-sun file:px-5 file:font-bold file:text-on-sun"
      />
    </div>
  );
}

function Result({ reading, files }: { reading: Reading; files: readonly DownloadFile[] }) {
  const { t } = useTranslation();
  switch (reading.state) {
    case 'none':
      return null;
    case 'reading':
      return (
        <>
          <p>{t('library.check.working', { name: reading.name, percent: reading.percent })}</p>
          <progress aria-hidden="true" value={reading.percent} max={100} className="mt-2 h-3 w-full" />
        </>
      );
    case 'failed':
      return <p className="font-semibold text-danger">{t('library.check.failed')}</p>;
    case 'read': {
      const found = files.find(({ sha256 }) => sha256 === reading.sha256);
      return found ? <Same name={reading.name} file={found} /> : <Other {...reading} />;
    }
  }
}

function Same({ name, file: { version, platform } }: { name: string; file: DownloadFile }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 rounded-card border-2 border-mint bg-surface p-4">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-mint" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{t('library.check.sameTitle')}</p>
        <p>{t('library.check.same', { name, version, platform: t(`catalog.platforms.${platform}`) })}</p>
      </div>
    </div>
  );
}

function Other({ name, sha256 }: { name: string; sha256: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 rounded-card border-2 border-danger bg-surface p-4">
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-bold">{t('library.check.otherTitle')}</p>
        <p>{t('library.check.other')}</p>
        <p className="mt-2 text-sm text-muted">{t('library.check.otherSum', { name })}</p>
        <code className="text-sm">{sha256}</code>
      </div>
    </div>
  );
}
