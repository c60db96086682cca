import { pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';

/** Says a price of a plan; English readers also see about how many dollars it is, as the plans tell it. */
export function usePrice(): (price: { pesos: number; usd?: number }) => string {
  const { language } = useLanguage();
  return ({ pesos: amount, usd }) => {
    const said = pesos(amount, language);
    if (language === 'es' || usd === undefined) return said;
    return `${said} (≈\u00a0US$\u00a0${Number.isInteger(usd) ? usd : usd.toFixed(2)})`;
  };
}
