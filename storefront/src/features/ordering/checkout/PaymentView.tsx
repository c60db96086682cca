import { Landmark } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ageToConfirm } from '../../../ui/game/age-rating';
import { sumOf } from '../cart/cart-games';
import { withDiscount, type CartDiscount } from '../cart/discount';
import { pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard, LegalText, SavedCard } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Lines } from '../../../ui/Lines';
import { Rich } from '../../../ui/Rich';
import { Insisting } from '../../../ui/waiting/Insisting';
import { AT_BANK, PayChoice, proposed } from './PayChoice';
import { usePayment, type PaymentState } from './usePayment';
import { Sum } from './Sum';
import { Link } from '../../../ui/Link';

/** Fetched when there is any; most people never see it. */
const AgeCheck = lazy(async () => ({ default: (await import('./AgeCheck')).AgeCheck }));
const Trouble = lazy(async () => ({ default: (await import('./Trouble')).Trouble }));

interface Offer {
  games: GameCard[];
  discount: CartDiscount | null;
  terms: LegalText;
  /** Null where they could not be asked for. */
  cards: SavedCard[] | null;
}

/** The last page before the bank: what, how much, to whom, under which terms. */
export function PaymentView({ games: listed, discount, terms, cards: request }: Offer) {
  const cards = request ?? [];
  const [way, setWay] = useState(() => proposed(cards));
  const [prices, setPrices] = useState<Map<string, number>>(new Map());
  const confirmed = useConfirmations(listed, terms);
  const form = useRef<HTMLFormElement>(null);
  const games = withDiscount(
    listed.map((game) => ({ ...game, price: prices.get(game.id) ?? game.price })),
    discount,
  );
  const total = sumOf(games);
  const { state, pay } = usePayment({ ids: games.map(({ id }) => id), total, terms, discount }, setPrices);
  const busy = isUnderWay(state);
  const byCard = total > 0 && way !== AT_BANK && cards.some((card) => card.payment_method_id === way);

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (busy) return;
    if (!confirmed.lacks) return void pay(byCard ? way : null);
    confirmed.showMissed();
    const box = form.current?.elements.namedItem(confirmed.lacks);
    if (box instanceof HTMLElement) box.focus();
  };

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-6">
      {state.at === 'refused' && (
        <Suspense fallback={null}>
          <Trouble key={state.count} refusal={state} games={games} again={() => submit()} />
        </Suspense>
      )}
      <Summary games={games} total={total} discount={discount} />
      {total > 0 && cards.length > 0 && (
        <PayChoice cards={cards} chosen={byCard ? way : AT_BANK} choose={setWay} disabled={busy} />
      )}
      {total > 0 && cards.length === 0 && <AtBank cardsFailed={request === null} />}
      <Confirmations confirmed={confirmed} />
      <Actions state={state} total={total} byCard={byCard} />
    </form>
  );
}

const isUnderWay = ({ at }: PaymentState): boolean => at === 'working' || at === 'insisting' || at === 'leaving';

/** What a buyer has to confirm: the terms, and the age where a game asks for it. */
function useConfirmations(games: readonly GameCard[], { hash }: LegalText) {
  const [isMissedShown, setMissedShown] = useState(false);
  const [accepted, setAccepted] = useState<string | null>(null);
  const [confirmedAge, setConfirmedAge] = useState<number | null>(null);
  const ticked = accepted === hash;
  const age = ageToConfirm(games);
  return {
    age,
    ticked,
    isMissedShown,
    isAgeConfirmed: confirmedAge === age,
    lacks: age !== confirmedAge ? 'age' : ticked ? null : 'terms',
    showMissed: () => setMissedShown(true),
    confirmAge: (isConfirmed: boolean) => setConfirmedAge(isConfirmed ? age : null),
    accept: (isAccepted: boolean) => {
      setAccepted(isAccepted ? hash : null);
      setMissedShown(false);
    },
  };
}

function Summary({ games, total, discount }: Pick<Offer, 'games' | 'discount'> & { total: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { user } = useSession();
  const off = discount?.reply && {
    percent: discount.reply.discount,
    amount: (discount.reply.totalBefore ?? total) - total,
  };
  return (
    <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
      <h2 className="text-xl">{t('buying.pay.summary')}</h2>
      <Lines games={games} />
      <Sum total={total} discount={off} />
      {language === 'en' && total > 0 && (
        <p className="mt-3 text-sm text-muted">{t('buying.pay.dollars', { amount: pesos(total, language) })}</p>
      )}
      <p className="mt-4 border-t border-line pt-4">
        {t('buying.pay.buyer')} <b>{user.username ?? user.email}</b>.{' '}
        <span className="text-muted">{t('buying.pay.library')}</span>
      </p>
    </section>
  );
}

/** Without a saved card the bank's form is the only way. */
function AtBank({ cardsFailed }: { cardsFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="flex items-start gap-4 rounded-card bg-sun-soft p-4 sm:p-5">
      <Landmark aria-hidden="true" className="mt-1 size-7 shrink-0 text-sun-text" />
      <div>
        {cardsFailed && (
          <p role="status" className="mb-2 font-semibold">
            {t('buying.pay.cardsFailed')}. {t('buying.pay.cardsFailedText')}
          </p>
        )}
        <h2 className="text-lg">{t('buying.pay.leavingTitle')}</h2>
        <p className="mt-1">{t('buying.pay.leaving')}</p>
      </div>
    </section>
  );
}

function Confirmations({ confirmed }: { confirmed: ReturnType<typeof useConfirmations> }) {
  const { t } = useTranslation();
  const { age, ticked, isMissedShown, isAgeConfirmed, confirmAge, accept } = confirmed;
  const linkTo = (to: string) => (words: ReactNode) => (
    <Link to={to} target="_blank" className="link">
      {words}
    </Link>
  );
  return (
    <>
      {age !== null && (
        <Suspense>
          <AgeCheck age={age} isConfirmed={isAgeConfirmed} missed={isMissedShown} onConfirm={confirmAge} />
        </Suspense>
      )}
      <Checkbox
        name="terms"
        checked={ticked}
        onChange={(event) => accept(event.target.checked)}
        problem={isMissedShown && !ticked ? t('buying.pay.acceptNeeded') : null}
        label={<Rich text={t('buying.pay.accept')} parts={{ terms: linkTo('/legal'), refund: linkTo('/refund') }} />}
      />
    </>
  );
}

function Actions({ state, total, byCard }: { state: PaymentState; total: number; byCard: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const busy = isUnderWay(state);
  const words = (): string => {
    if (state.at === 'leaving' && total > 0) return t('buying.pay.toBank');
    if (busy) return t(byCard ? 'buying.pay.charging' : 'buying.pay.working');
    if (total === 0) return t('buying.pay.actionFree');
    return t(byCard ? 'buying.pay.actionCard' : 'buying.pay.action', { amount: pesos(total, language) });
  };
  return (
    <div className="grid gap-2 text-center">
      <Button type="submit" wide busy={busy}>
        {words()}
      </Button>
      <Insisting insists={state.at === 'insisting'} />
      <Link to="/cart" className="link py-3">
        {t('buying.pay.back')}
      </Link>
    </div>
  );
}
