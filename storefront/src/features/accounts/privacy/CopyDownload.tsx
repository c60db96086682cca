import { getFile } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Export } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { keepFile } from '../keep-file';

/** Downloads a copy that is ready. */
export function CopyDownload({ one: { id } }: { one: Export }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('privacy.myData.copy.downloadFailed'));
  const download = () =>
    run(async () =>
      keepFile(
        await getFile('/v1/privacy/exports/{id}/file', { params: { path: { id } } }),
        t('privacy.myData.copy.file'),
      ),
    );
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div>
        <Button busy={busy} onClick={() => void download()}>
          {t(busy ? 'privacy.myData.copy.downloading' : 'privacy.myData.copy.download')}
        </Button>
      </div>
    </>
  );
}
