import { CreditCard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import type { SavedCard } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Tag } from '../../ui/Tag';
import { AddCard, GuardianNeeded } from './AddCard';
import { chooseCard } from './saved-cards';
import { RemoveCard } from './RemoveCard';
import { useCardName } from '../../lib/hooks/useCardName';
import { useTranslation } from '../../lib/useTranslation';

interface CardListProps {
  cards: readonly SavedCard[];
  userId: string;
  needsGuardian: boolean;
}

/** Every saved card with what can be done with it, and the way to add one. */
export function CardList({ cards, userId, needsGuardian }: CardListProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const { busy, wrong, run } = useAction(t('savedCards.chooseFailed'));
  const name = useCardName();

  /** The row that was acted on is another one now, so the focus goes to the list. */
  const say = async (words: string) => {
    await revalidate();
    setDone(words);
    heading.current?.focus();
  };
  const choose = (card: SavedCard) =>
    run(async () => {
      await chooseCard(userId, card.payment_method_id);
      await say(t('savedCards.chosen', { card: name(card) }));
    });
  const add = needsGuardian ? (
    <div className="text-left">
      <GuardianNeeded />
    </div>
  ) : (
    <AddCard />
  );

  return (
    <div className="grid gap-6">
      <p role="status" className="font-semibold text-mint-text empty:hidden">
        {done}
      </p>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('savedCards.list')}
      </h2>
      {cards.length === 0 ? (
        <EmptyState title={t('savedCards.emptyTitle')} action={add}>
          {t('savedCards.empty')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {cards.map((card) => (
              <CardRow
                key={card.payment_method_id}
                card={card}
                busy={busy}
                onChoose={() => void choose(card)}
                onRemoved={() => say(t('savedCards.removed', { card: name(card) }))}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      <section className="rounded-card bg-sun-soft p-4 sm:p-5">
        <h2 className="text-lg">{t('savedCards.howTitle')}</h2>
        <p className="mt-1">{t('savedCards.how')}</p>
      </section>
    </div>
  );
}

interface CardRowProps {
  card: SavedCard;
  busy: boolean;
  onChoose: () => void;
  onRemoved: () => Promise<void>;
}

function CardRow({ card, busy, onChoose, onRemoved }: CardRowProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const name = useCardName()(card);
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:grid-cols-[1fr_auto] sm:items-center sm:p-5">
      <div className="flex min-w-0 items-start gap-4">
        <CreditCard aria-hidden="true" className="mt-0.5 size-8 shrink-0 text-muted" />
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            {name}
            {card.is_default && card.usable && <Tag>{t('savedCards.first')}</Tag>}
            {!card.usable && <Tag tone="danger">{t('savedCards.broken')}</Tag>}
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            {t('savedCards.since', { date: dayInChile(card.enrolled_at, language) })}
          </p>
          {card.unusable_because && <p className="mt-2">{t(`savedCards.trouble.${card.unusable_because}`)}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        {card.usable && !card.is_default && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={t('savedCards.chooseNamed', { card: name })}
            onClick={onChoose}
          >
            {t('savedCards.choose')}
          </Button>
        )}
        <RemoveCard card={card} onRemoved={onRemoved} />
      </div>
    </li>
  );
}
