import { useRouteLoaderData } from 'react-router';
import { aboutDollars, FALLBACK_RATE, pesos } from '../lib/format';
import { useLanguage } from '../lib/i18n';
import type { Rate } from '../lib/rate';
import { useTranslation } from '../lib/useTranslation';
import { classes } from './classes';

interface MoneyProps {
  amount: number;
  /** The dollar figure is left out where only the charged amount may stand. */
  exact?: boolean;
  /** A price of nothing is a word; a sum of nothing stays a figure. */
  sum?: boolean;
}

/** Pesos as people write them; English readers also see the rough worth in US dollars. */
export function Money({ amount, exact = false, sum = false }: MoneyProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const root = useRouteLoaderData('root') as { rate?: Rate } | undefined;
  if (amount === 0 && !sum) return <>{t('shell.free')}</>;
  const dollars = language === 'en' && !exact && amount > 0;
  return (
    <span>
      <span className="whitespace-nowrap">{pesos(amount, language)}</span>
      {dollars && ' '}
      {dollars && (
        <span className={classes('whitespace-nowrap font-normal text-muted', sum && 'text-[0.75em]')}>
          ({aboutDollars(amount, root?.rate?.clpPerUsd ?? FALLBACK_RATE)})
        </span>
      )}
    </span>
  );
}
