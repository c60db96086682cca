import type { SavedCard } from '../../lib/wire';
import { useCardName } from '../../lib/hooks/useCardName';
import { useTranslation } from '../../lib/useTranslation';

interface CardChoiceProps {
  cards: readonly SavedCard[];
  chosen: string;
  onChoose: (cardId: string) => void;
}

/** Which saved card pays. */
export function CardChoice({ cards, chosen, onChoose }: CardChoiceProps) {
  const { t } = useTranslation();
  const name = useCardName();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('cards.card')}</legend>
      <ul className="grid gap-1">
        {cards.map((card) => (
          <li key={card.payment_method_id}>
            <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
              <input
                type="radio"
                name="card"
                value={card.payment_method_id}
                checked={card.payment_method_id === chosen}
                onChange={() => onChoose(card.payment_method_id)}
                className="size-6 shrink-0 accent-[var(--link)]"
              />
              {name(card)}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
