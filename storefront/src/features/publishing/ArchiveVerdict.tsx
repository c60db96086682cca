import type { Verdict } from '#archives';
import { CircleCheck, CircleX } from 'lucide-react';
import { decimal, fileSize } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import { Findings } from './Findings';

const SHOWN = 200;

/** What was found in an archive before anything was sent. */
export function ArchiveVerdict({ verdict, isWeb }: { verdict: Verdict; isWeb: boolean }) {
  const { t } = useTranslation();
  const { ok, entry, engine } = verdict;
  const Sign = ok ? CircleCheck : CircleX;
  return (
    <section aria-live="polite" className="rounded-card border-2 border-edge bg-surface p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <Sign aria-hidden="true" className={ok ? 'size-6 shrink-0 text-mint-text' : 'size-6 shrink-0 text-danger'} />
        {t(ok ? 'builds.good' : 'builds.bad')}
      </h2>
      {ok && isWeb && (
        <p className="mt-2">
          {engine
            ? t('builds.engine', { engine: ['Unity', engine.version].filter(Boolean).join(' ') })
            : t('builds.plain', { entry })}
        </p>
      )}
      <Findings findings={verdict.findings} />
      {ok && isWeb && <Seconds verdict={verdict} />}
      {verdict.files.length > 0 && <Files verdict={verdict} />}
    </section>
  );
}

/** How long people will wait. */
function Seconds({ verdict: { seconds, totals } }: { verdict: Verdict }) {
  const { t, language } = useTranslation();
  return (
    <div className="mt-4">
      <h3 className="font-bold">{t('builds.wait', { size: fileSize(totals.firstDownload, language) })}</h3>
      <dl className="mt-2 grid gap-2 sm:grid-cols-3">
        {seconds.map(({ mbitPerSecond, seconds: wait }) => (
          <div key={mbitPerSecond} className="rounded-[14px] bg-paper p-3">
            <dt className="text-sm text-muted">{t('builds.connection', { mbit: mbitPerSecond })}</dt>
            <dd className="text-lg font-bold">{t('builds.seconds', { seconds: decimal(wait, language) })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Files({ verdict: { files, totals } }: { verdict: Verdict }) {
  const { t, language } = useTranslation();
  const sorted = files.toSorted((a, b) => b.size - a.size).slice(0, SHOWN);
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('builds.files', { count: totals.files, size: fileSize(totals.unpacked, language) })}
      </summary>
      <ul className="mt-2 max-h-72 overflow-auto" tabIndex={0} aria-label={t('builds.fileList')}>
        {sorted.map(({ path, size }) => (
          <li key={path} className="flex justify-between gap-4 border-b border-line py-1 text-sm">
            <span className="min-w-0 wrap-anywhere">{path}</span>
            <span className="shrink-0 tabular-nums">{fileSize(size, language)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
