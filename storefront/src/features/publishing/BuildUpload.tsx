import { isVersion, LONGEST_VERSION } from '#versions';
import { UploadCloud } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import { Spinner } from '../../ui/waiting/Spinner';
import { ArchiveVerdict } from './ArchiveVerdict';
import { CheckedBuild } from './CheckedBuild';
import { UploadProgress } from './UploadProgress';
import { useArchive, type BuildTarget } from './useArchive';
import { useUpload } from './useUpload';

const TARGETS: readonly BuildTarget[] = ['web', 'windows', 'macos', 'linux', 'android'];

interface BuildUploadProps {
  gameId: string;
  /** Once the server has checked a build, also one that it refused. */
  onChecked?: (buildId: string) => void;
}

/** Takes an archive of a game: reads it here first, sends it in parts, and shows what the server says. */
export function BuildUpload({ gameId, onChecked }: BuildUploadProps) {
  const { t } = useTranslation();
  const [target, setTarget] = useState<BuildTarget>('web');
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const version = typed.trim().normalize('NFC');
  const problem = version === '' ? t('builds.versionMissing') : isVersion(version) ? null : t('builds.versionForm');
  const { reading, read } = useArchive();
  const { sending, begin, pause, resume, reset } = useUpload();
  const again = () => {
    reset();
    read(null, target);
  };
  const send = (file: File) => {
    setTried(true);
    if (!problem) void begin({ file, gameId, target, version });
  };
  if (sending.state === 'sent')
    return <CheckedBuild gameId={gameId} buildId={sending.buildId} onChecked={onChecked} onAgain={again} />;
  const isOpen = sending.state === 'idle' || sending.state === 'failed';
  return (
    <div className="flex flex-col gap-5">
      {isOpen && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('builds.target')}
            value={target}
            options={TARGETS.map((value) => ({ value, label: t(`builds.targets.${value}`) }))}
            onChange={(event) => {
              const chosen = event.target.value as BuildTarget;
              setTarget(chosen);
              if (reading.state !== 'none') read(reading.file, chosen);
            }}
          />
          <Field
            label={t('builds.version')}
            hint={t('builds.versionHint')}
            value={typed}
            maxLength={LONGEST_VERSION}
            problem={isTried ? problem : null}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {isOpen && <ChooseFile isWeb={target === 'web'} onChoose={(file) => read(file, target)} />}
      <div role="status">
        {reading.state === 'reading' && (
          <p className="flex items-center gap-3">
            <Spinner small /> {t('builds.reading', { name: reading.file.name })}
          </p>
        )}
      </div>
      {reading.state === 'failed' && <ErrorNotice title={t('builds.unreadable')} />}
      {reading.state === 'read' && isOpen && <ArchiveVerdict verdict={reading.verdict} isWeb={target === 'web'} />}
      {sending.state === 'failed' && <ErrorNotice title={sending.sentence ?? t('builds.failed')} focus />}
      {reading.state === 'read' && reading.verdict.ok && isOpen && (
        <div>
          <Button onClick={() => send(reading.file)}>
            {t(sending.state === 'failed' ? 'builds.goOn' : 'builds.send')}
          </Button>
        </div>
      )}
      {(sending.state === 'sending' || sending.state === 'waiting' || sending.state === 'paused') && (
        <UploadProgress sending={sending} onPause={() => void pause()} onResume={resume} onCancel={again} />
      )}
    </div>
  );
}

function ChooseFile({ isWeb, onChoose }: { isWeb: boolean; onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
      className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-edge bg-surface p-6 text-center"
    >
      <UploadCloud aria-hidden="true" className="size-10 text-link" />
      <label htmlFor={id} className="text-lg font-semibold">
        {t('builds.choose')}
      </label>
      <p className="text-muted">{t(isWeb ? 'builds.chooseWeb' : 'builds.chooseDownload')}</p>
      <input
        id={id}
        type="file"
        accept={isWeb ? '.zip' : undefined}
        onChange={({ target }) => target.files?.[0] && onChoose(target.files[0])}
        className="max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-full file:border-0 file:bg-sun file:px-5 file:font-bold file:text-on-sun"
      />
    </div>
  );
}
