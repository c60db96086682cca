import { getFile } from '../../../lib/http';
import { useAction } from '../../../lib/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Export } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';

/** Downloads a copy that is ready. */
export function CopyDownload({ one: { id } }: { one: Export }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('privacy.myData.copy.downloadFailed'));
  const download = () =>
    run(async () =>
      keep(await getFile('/v1/privacy/exports/{id}/file', { params: { path: { id } } }), t('privacy.myData.copy.file')),
    );
  return (
    <>
      {wrong && <ErrorNotice key={wrong.turn} focus title={wrong.text} />}
      <div>
        <Button busy={busy} onClick={() => void download()}>
          {t(busy ? 'privacy.myData.copy.downloading' : 'privacy.myData.copy.download')}
        </Button>
      </div>
    </>
  );
}

/** Hands a file to the browser as a download: a link alone could not carry the session. */
function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
