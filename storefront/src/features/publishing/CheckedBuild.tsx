import { useState } from 'react';
import { fileSize } from '../../lib/format';
import { get } from '../../lib/http';
import { usePolling } from '../../lib/hooks/usePolling';
import { useTranslation } from '../../lib/useTranslation';
import type { StudioBuild } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { Spinner } from '../../ui/waiting/Spinner';
import { Findings } from './Findings';

interface CheckedBuildProps {
  gameId: string;
  buildId: string;
  onChecked?: (buildId: string) => void;
  onAgain: () => void;
}

/** What the server says of an uploaded build, once it has checked it. */
export function CheckedBuild({ gameId, buildId, onChecked, onAgain }: CheckedBuildProps) {
  const { t } = useTranslation();
  const [build, setBuild] = useState<StudioBuild | null>(null);
  const { isFailing } = usePolling(async () => {
    const path = { gameId, buildId };
    const found = await get('/v1/developer/games/{gameId}/builds/{buildId}', { params: { path } });
    if (found.status === 'checking') return false;
    setBuild(found);
    onChecked?.(buildId);
    return true;
  }, 1_000);
  return (
    <section role="status" className="rounded-card border-2 border-edge bg-surface p-5">
      {build ? (
        <Checked build={build} />
      ) : (
        <p className="flex items-center gap-3">
          <Spinner small /> {t(isFailing ? 'builds.checkingFails' : 'builds.checking')}
        </p>
      )}
      {build && (
        <div className="mt-4">
          <Button look="secondary" onClick={onAgain}>
            {t('builds.another')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Checked({ build }: { build: StudioBuild }) {
  const { t, language } = useTranslation();
  const isReady = build.status === 'ready';
  return (
    <>
      <h2 className="text-xl">{t(isReady ? 'builds.ready' : 'builds.refused', { version: build.version })}</h2>
      {build.downloadSize !== null && (
        <p className="mt-1">{t('builds.playersDownload', { size: fileSize(build.downloadSize, language) })}</p>
      )}
      {isReady && build.scan === 'unscanned' && <p className="mt-1 text-muted">{t('builds.unscanned')}</p>}
      <Findings findings={build.findings} />
    </>
  );
}
