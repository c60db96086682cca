import type { ReactNode } from 'react';
import { dayInChile } from '../../../lib/format';
import { copyOf, isGood } from '../../../lib/games/kept-copies';
import { useTexts } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import { NotReached } from '../NotReached';

export interface AwayProps {
  slug: string;
  name: string;
  personId: string | null;
  again: () => void;
  /** The game, to be played. */
  children: ReactNode;
}

const TEXTS = ['copies'] as const;

/** While the shop cannot be reached: the game that this device keeps, as long as its copy is good. */
export function Away({ slug, name, personId, again, children }: AwayProps) {
  const { t, language } = useTranslation();
  const isReady = useTexts(TEXTS);
  const copy = copyOf(personId, slug);
  if (copy && isGood(copy)) return children;
  return (
    <NotReached again={again}>
      {copy && isReady && t('copies.over', { title: name, date: dayInChile(copy.goodUntil, language) })}
    </NotReached>
  );
}
