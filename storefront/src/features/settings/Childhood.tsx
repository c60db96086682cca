import { useTexts } from '../../lib/i18n';
import { BirthYearSection } from './BirthYearSection';
import { GuardianSection } from './GuardianSection';

const TEXTS = ['guardian'] as const;

/** What the account of a child still needs, with its own texts. */
export function Childhood({ userId }: { userId: string }) {
  if (!useTexts(TEXTS)) return null;
  return (
    <>
      <BirthYearSection userId={userId} />
      <GuardianSection userId={userId} />
    </>
  );
}
