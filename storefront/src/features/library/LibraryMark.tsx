import { useTranslation } from '../../lib/useTranslation';
import { Tag } from '../../ui/Tag';
import { useLibrary, useLoan } from './library';

/** On a cover in a list: that the person has the game, or plays it by their plan. */
export function LibraryMark({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const isOwned = useLibrary().has(gameId);
  const loan = useLoan(gameId);
  if (!isOwned && !loan) return null;
  return <Tag tone={isOwned ? 'mint' : 'love'}>{isOwned ? t('shell.owned') : t('catalog.game.withPlan')}</Tag>;
}
