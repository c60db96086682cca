import { pesos } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';

/** Amounts below zero keep their sign before the currency. */
export function useMoney(): (amount: number) => string {
  const { language } = useTranslation();
  return (amount) => (amount < 0 ? `−${pesos(-amount, language)}` : pesos(amount, language));
}
