import { useTranslate } from 'react-admin';
import { Mark } from '../lib/Mark';

/** Whether all agrees, or how many differences there are. */
export function SettlementState({ differing }: { differing: number }) {
  const translate = useTranslate();
  return differing === 0 ? (
    <Mark tone="good">{translate('console.settlement.agrees')}</Mark>
  ) : (
    <Mark tone="bad">{translate('console.settlement.differs', { smart_count: differing })}</Mark>
  );
}
