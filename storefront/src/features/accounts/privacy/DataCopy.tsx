import { lazy, Suspense } from 'react';
import { dayInChile } from '../../../lib/format';
import { get, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import type { Export, Exports } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { PrivacyCard } from './PrivacyCard';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { loadedFrom, useLoaded, type Loaded } from '../../../lib/hooks/useLoaded';

const CopyDownload = lazy(() => import('./CopyDownload').then((file) => ({ default: file.CopyDownload })));
const CopyWatch = lazy(() => import('./CopyWatch').then((file) => ({ default: file.CopyWatch })));

const copiesNow = (): Promise<Exports> => get('/v1/privacy/exports');

/** The copies that were asked for. */
export const loadCopies = (): Promise<Loaded<Exports>> => loadedFrom(copiesNow());

/** Asks for a copy of one's data and, when it is ready, downloads it. */
export function DataCopy({ copies }: { copies: Loaded<Exports> }) {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded(copiesNow, '', copies);
  const { busy, wrong, run } = useAction(t('privacy.myData.copy.failed'));
  const isUnderWay = loaded.at === 'here' && loaded.value.exports.some(({ state }) => state === 'requested');

  const ask = () =>
    run(async () => {
      await post('/v1/privacy/exports');
      put(await copiesNow());
    });

  return (
    <PrivacyCard
      id="copy-of-data"
      title={t('privacy.myData.copy.title')}
      text={t('privacy.myData.copy.text')}
      loaded={loaded}
      again={again}
    >
      {({ exports: [newest] }) => (
        <>
          {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
          <div role="status">{newest && <State one={newest} />}</div>
          {isUnderWay && (
            <Suspense>
              <CopyWatch put={put} />
            </Suspense>
          )}
          {newest?.state === 'ready' && (
            <Suspense>
              <CopyDownload one={newest} />
            </Suspense>
          )}
          {!isUnderWay && (
            <div>
              <Button
                look={newest?.state === 'ready' ? 'quiet' : 'secondary'}
                className={newest?.state === 'ready' ? '-ml-3' : undefined}
                busy={busy}
                onClick={() => void ask()}
              >
                {t(
                  busy
                    ? 'privacy.myData.copy.asking'
                    : newest?.state === 'ready'
                      ? 'privacy.myData.copy.askAgain'
                      : 'privacy.myData.copy.ask',
                )}
              </Button>
            </div>
          )}
        </>
      )}
    </PrivacyCard>
  );
}

function State({ one: { state, requestedAt, expiresAt, size } }: { one: Export }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const day = dayInChile(requestedAt, language);
  if (state === 'requested') return null;
  if (state !== 'ready')
    return (
      <p className="text-muted">
        {t(state === 'failed' ? 'privacy.myData.copy.broken' : 'privacy.myData.copy.expired', { day })}
      </p>
    );
  return (
    <>
      <p className="font-bold">{t('privacy.myData.copy.ready', { day })}</p>
      <p className="text-muted">
        {t('privacy.myData.copy.until', {
          day: dayInChile(expiresAt ?? requestedAt, language),
          size: Math.max(1, Math.round((size ?? 0) / 1_024)),
        })}
      </p>
    </>
  );
}
