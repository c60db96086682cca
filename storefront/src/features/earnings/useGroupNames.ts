import { useTranslation } from '../../lib/useTranslation';
import type { Earnings, EarningsLine } from '../../lib/wire';

type NameOf = (key: string | null) => string;

/** How the groups of a month are called. @param games all whose titles may be needed */
export function useGroupNames(games: Earnings['byGame']): Record<'game' | 'source' | 'code' | 'country', NameOf> {
  const { t, pick, language } = useTranslation();
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const titles = new Map(games.map(({ key, title }) => [key, title]));
  return {
    game: (key) => {
      const title = titles.get(key);
      return title ? pick(title) : t('earnings.noGame');
    },
    source: (key) => t(`earnings.sources.${key as EarningsLine['source']}`),
    code: (key) => (key ? t('earnings.withCode', { code: key.slice(-6) }) : t('earnings.noCode')),
    country: (key) => (key ? (countries.of(key) ?? key) : ''),
  };
}
