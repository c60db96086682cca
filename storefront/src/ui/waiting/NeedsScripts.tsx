import { useTranslation } from '../../lib/useTranslation';

/** For browsers that run no scripts: that this part waits for them in vain, and what helps. */
export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p className="measure mx-auto my-6 rounded-card bg-sun-soft p-4 font-semibold text-sun-text sm:p-5">
        {t('shell.needsScripts')}
      </p>
    </noscript>
  );
}
