import { fileSize } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { DownloadFile } from '../../../lib/wire';

/** The files of a game as we keep them, with the fingerprints by which others can compare them too. */
export function OurFiles({ files }: { files: readonly DownloadFile[] }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <section className="mt-6">
      <h2 className="text-xl">{t('library.check.ours')}</h2>
      <ul className="mt-3 grid gap-3">
        {files.map(({ buildId, name, platform, size, version, sha256 }) => (
          <li key={buildId} className="rounded-[14px] border border-line bg-surface p-4 wrap-anywhere">
            <p className="font-bold">{name}</p>
            <p className="text-sm text-muted">
              {t(`catalog.platforms.${platform}`)},{' '}
              {t('library.check.size', { size: fileSize(size, language), version })}
            </p>
            <p className="mt-2 text-sm font-semibold">{t('library.check.fingerprint')}</p>
            <code className="text-sm">{sha256}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
