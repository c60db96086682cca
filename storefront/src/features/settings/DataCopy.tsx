import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dayInChile } from '../../lib/format';
import { get, getFile, post } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import type { Export, Exports } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Spinner } from '../../ui/Spinner';
import { PrivacyCard } from './PrivacyCard';
import { useAction } from '../../lib/useAction';
import { useLoaded } from './useLoaded';

const PATH = '/v1/privacy/exports';
const LOOK_AGAIN_MS = 2_000;

/** Asks for a copy of one's data and, when it is ready, downloads it. */
export function DataCopy() {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded<Exports>(PATH);
  const { busy, wrong, run } = useAction(t('privacy.myData.copy.failed'));
  const isUnderWay = loaded.at === 'here' && loaded.value.exports.some(({ state }) => state === 'asked');

  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void get<Exports>(PATH).then(put, () => undefined), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, put]);

  const ask = () => run(async () => {
    await post<Export>(PATH, {});
    put(await get<Exports>(PATH));
  });

  return (
    <PrivacyCard id="copy-of-data" title={t('privacy.myData.copy.title')} text={t('privacy.myData.copy.text')} loaded={loaded} again={again}>
      {({ exports: [newest] }) => (
        <>
          {wrong && <ErrorNotice key={wrong.turn} focus title={wrong.text} />}
          <div role="status">{newest && <State one={newest} />}</div>
          {newest?.state === 'ready' && <Download one={newest} />}
          {!isUnderWay && <div><Button look={newest?.state === 'ready' ? 'quiet' : 'secondary'} className={newest?.state === 'ready' ? '-ml-3' : undefined} busy={busy} onClick={() => void ask()}>{t(busy ? 'privacy.myData.copy.asking' : newest?.state === 'ready' ? 'privacy.myData.copy.askAgain' : 'privacy.myData.copy.ask')}</Button></div>}
        </>
      )}
    </PrivacyCard>
  );
}

function State({ one: { state, askedAt, expiresAt, size } }: { one: Export }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const day = dayInChile(askedAt, language);
  if (state === 'asked') return <p className="flex items-start gap-3"><Spinner small />{t('privacy.myData.copy.asked')}</p>;
  if (state !== 'ready') return <p className="text-muted">{t(state === 'failed' ? 'privacy.myData.copy.broken' : 'privacy.myData.copy.expired', { day })}</p>;
  return (
    <>
      <p className="font-bold">{t('privacy.myData.copy.ready', { day })}</p>
      <p className="text-muted">{t('privacy.myData.copy.until', { day: dayInChile(expiresAt ?? askedAt, language), size: Math.max(1, Math.round((size ?? 0) / 1_024)) })}</p>
    </>
  );
}

function Download({ one: { id } }: { one: Export }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('privacy.myData.copy.downloadFailed'));
  const download = () => run(async () => keep(await getFile(`${PATH}/${id}/file`), t('privacy.myData.copy.file')));
  return (
    <>
      {wrong && <ErrorNotice key={wrong.turn} focus title={wrong.text} />}
      <div><Button busy={busy} onClick={() => void download()}>{t(busy ? 'privacy.myData.copy.downloading' : 'privacy.myData.copy.download')}</Button></div>
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
