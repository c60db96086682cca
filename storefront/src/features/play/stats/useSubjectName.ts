import { useTranslation } from '../../../lib/useTranslation';
import type { Subject } from '../../../lib/wire';

/** A subject's name; games of none have one too. */
export function useSubjectName(): (subject: string | null) => string {
  const { t } = useTranslation();
  return (subject) => (subject ? t(`catalog.subjects.${subject as Subject}`) : t('stats.subjects.other'));
}
