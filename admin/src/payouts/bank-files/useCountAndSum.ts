import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/format';

/** How many pay-outs of how much, as words that sentences take. */
export function useCountAndSum(): (count: number, sum: number) => { payouts: string; sum: string } {
  const translate = useTranslate();
  const format = useFormat();
  return (count, sum) => ({
    payouts: translate('console.bankFile.payouts', { smart_count: count }),
    sum: format.money(sum),
  });
}
