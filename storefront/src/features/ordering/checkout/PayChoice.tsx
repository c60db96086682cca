import { CreditCard, Landmark } from 'lucide-react';
import { useTranslation } from '../../../lib/useTranslation';
import type { SavedCard } from '../../../lib/wire';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/Link';

/** Paying at the bank's own page. */
export const AT_BANK = 'webpay';

/** The saved card that is proposed, or the bank's page where none works. */
export function proposed(cards: readonly SavedCard[]): string {
  return (cards.find((card) => card.is_default) ?? cards[0])?.payment_method_id ?? AT_BANK;
}

interface PayChoiceProps {
  cards: readonly SavedCard[];
  chosen: string;
  choose: (way: string) => void;
  disabled: boolean;
}

/** With which saved card, or at the bank. */
export function PayChoice({ cards, chosen, choose, disabled }: PayChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset disabled={disabled} className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <legend className="float-left w-full font-display text-xl font-extrabold">{t('buying.pay.wayTitle')}</legend>
      <div className="clear-both grid gap-3 pt-4">
        {cards.map((card) => (
          <Way
            key={card.payment_method_id}
            value={card.payment_method_id}
            chosen={chosen}
            choose={choose}
            Sign={CreditCard}
            name={cardName(t, card)}
            hint={t('buying.pay.cardHint')}
          />
        ))}
        <Way
          value={AT_BANK}
          chosen={chosen}
          choose={choose}
          Sign={Landmark}
          name={t('buying.pay.webpay')}
          hint={t('buying.pay.leaving')}
        />
      </div>
      <p className="mt-4">
        <Link to="/payment-methods" className="link py-2">
          {t('buying.pay.manageCards')}
        </Link>
      </p>
    </fieldset>
  );
}

interface WayProps {
  value: string;
  chosen: string;
  choose: (way: string) => void;
  Sign: typeof Landmark;
  name: string;
  hint: string;
}

function Way({ value, chosen, choose, Sign, name, hint }: WayProps) {
  const isChosen = value === chosen;
  return (
    <label
      className={classes(
        'flex cursor-pointer items-start gap-3 rounded-card border-2 p-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isChosen ? 'border-ink bg-sun-soft' : 'border-line',
      )}
    >
      <input
        type="radio"
        name="way"
        value={value}
        checked={isChosen}
        onChange={() => choose(value)}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-bold">
          <Sign aria-hidden="true" className="size-5 shrink-0" />
          {name}
        </span>
        {isChosen && <span className="mt-1 block text-muted">{hint}</span>}
      </span>
    </label>
  );
}

function cardName(
  t: (key: 'buying.pay.card', words: { brand: string; digits: string }) => string,
  { card_type: brand, card_number: masked }: SavedCard,
): string {
  return t('buying.pay.card', { brand, digits: masked.slice(-4) });
}
