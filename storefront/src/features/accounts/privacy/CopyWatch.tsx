import { get } from '../../../lib/http';
import { usePolling } from '../../../lib/hooks/usePolling';
import { useTranslation } from '../../../lib/useTranslation';
import type { Exports } from '../../../lib/wire';
import { Checking } from '../../../ui/waiting/Checking';

const LOOK_AGAIN_MS = 2_000;

/** Looks until the copy is ready; the page may be left meanwhile. */
export function CopyWatch({ put }: { put: (exports: Exports) => void }) {
  const { t } = useTranslation();
  const { isFailing } = usePolling(async () => {
    const now = await get('/v1/privacy/exports');
    put(now);
    return now.exports.every(({ state }) => state !== 'requested');
  }, LOOK_AGAIN_MS);
  return (
    <Checking
      words={t('privacy.myData.copy.requested')}
      isFailing={isFailing}
      failed={t('privacy.myData.loadFailed')}
    />
  );
}
