import { useTranslation } from '../useTranslation';
import type { SavedCard } from '../wire';

/** The bank's words, as people write them. */
const BRANDS: Record<string, string> = { AmericanExpress: 'American Express', MasterCard: 'Mastercard' };

/** Names a card as people tell theirs apart: `Visa ending in 6623`. */
export function useCardName(): (card: Pick<SavedCard, 'card_type' | 'card_number'>) => string {
  const { t } = useTranslation();
  return ({ card_type: type, card_number: number }) => {
    const brand = /^prepa/i.test(type) ? t('cards.prepaid') : (BRANDS[type] ?? type) || t('cards.card');
    const digits = number.replace(/\D/g, '');
    return digits ? t('cards.ends', { brand, digits }) : brand;
  };
}
