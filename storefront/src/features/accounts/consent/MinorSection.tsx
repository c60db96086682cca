import { useTexts } from '../../../lib/i18n';
import type { Guardian } from '../../../lib/wire';
import { BirthYearSection } from './BirthYearSection';
import { GuardianSection } from './GuardianSection';
import type { Loaded } from '../../../lib/hooks/useLoaded';

export { loadGuardian } from './GuardianSection';

const TEXTS = ['guardian'] as const;

/** What the account of a child still needs, with its own texts. */
export function MinorSection({ userId, guardian }: { userId: string; guardian?: Loaded<Guardian> }) {
  if (!useTexts(TEXTS)) return null;
  return (
    <>
      <BirthYearSection userId={userId} />
      <GuardianSection userId={userId} guardian={guardian} />
    </>
  );
}
