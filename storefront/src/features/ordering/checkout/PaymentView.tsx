import { Landmark } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { askedAge } from '../../../ui/age-rating';
import { sumOf } from '../cart/cart-games';
import { withDiscount, type CartDiscount } from '../cart/discount';
import { pesos } from '../../../lib/format';
import { codeOf } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { randomText } from '../../../lib/random-text';
import { useSession } from '../../../lib/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard, LegalText, SavedCard } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Lines } from '../../../ui/Lines';
import { Rich } from '../../../ui/Rich';
import { AT_BANK, PayChoice, proposed } from './PayChoice';
import { freshPrices } from './fresh-prices';
import { beginPayment, buyWithCard, leaveFor } from './pay';
import { Sum } from './Sum';

/** Fetched when there is any; most people never see it. */
const AgeCheck = lazy(async () => ({ default: (await import('./AgeCheck')).AgeCheck }));
const Trouble = lazy(async () => ({ default: (await import('./Trouble')).Trouble }));

type State = { at: 'idle' | 'working' | 'leaving' } | { at: 'refused'; problem: unknown; turn: number };

interface Offer {
  games: GameCard[];
  discount: CartDiscount | null;
  terms: LegalText;
  /** Null where they could not be asked for. */
  cards: SavedCard[] | null;
}

/** The last page before the bank: what, how much, to whom, under which terms. */
export function PaymentView({ games: listed, discount, terms, cards: asked }: Offer) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const cards = asked ?? [];
  const [way, setWay] = useState(() => proposed(cards));
  const [state, setState] = useState<State>({ at: 'idle' });
  const [prices, setPrices] = useState<Map<string, number>>(new Map());
  const [untickedTold, setUntickedTold] = useState(false);
  const [accepted, setAccepted] = useState<string | null>(null);
  const [toldAge, setToldAge] = useState<number | null>(null);
  const attempt = useRef({ about: '', key: '', session: '' });
  const form = useRef<HTMLFormElement>(null);
  const games = withDiscount(
    listed.map((game) => ({ ...game, price: prices.get(game.id) ?? game.price })),
    discount,
  );
  const total = sumOf(games);
  const busy = state.at === 'working' || state.at === 'leaving';
  const ticked = accepted === terms.hash;
  const age = askedAge(listed);
  const lacks = age !== toldAge ? 'age' : ticked ? null : 'terms';
  const byCard = total > 0 && way !== AT_BANK && cards.some((card) => card.payment_method_id === way);

  useEffect(() => {
    // Coming back by the browser's button must find the page awake.
    const wake = (event: PageTransitionEvent) => event.persisted && setState({ at: 'idle' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const keyFor = (about: string) => {
    // The same cart asked for twice is one order; a changed one is another.
    if (attempt.current.about !== about)
      attempt.current = { about, key: randomText(), session: attempt.current.session || randomText() };
    return attempt.current;
  };

  const pay = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy) return;
    if (lacks) {
      setUntickedTold(true);
      const box = form.current?.elements.namedItem(lacks);
      return box instanceof HTMLElement ? box.focus() : undefined;
    }
    setState({ at: 'working' });
    const { key, session } = keyFor(JSON.stringify([games.map(({ id }) => id), total, terms.hash, discount?.code]));
    try {
      const payment = {
        cart: games.map(({ id }) => id),
        userId: user.userId,
        subtotal: total,
        acceptedTerms: terms.hash,
        code: discount?.code ?? null,
        sessionId: session,
        key,
      };
      if (byCard) return void navigate(await buyWithCard(payment, way));
      const reply = await beginPayment(payment);
      setState({ at: 'leaving' });
      leaveFor(reply);
    } catch (problem) {
      // This key's answer stays that there is no form: only a new one asks the bank again.
      if (codeOf(problem) === 'bank-unavailable') attempt.current.about = '';
      const fresh = freshPrices(problem);
      if (fresh && !discount) setPrices(fresh);
      // What a code takes off new prices only the shop can tell.
      if ((fresh && discount) || codeOf(problem) === 'terms-changed') void revalidate();
      setState((before) => ({ at: 'refused', problem, turn: before.at === 'refused' ? before.turn + 1 : 1 }));
    }
  };

  return (
    <form ref={form} method="post" onSubmit={(event) => void pay(event)} noValidate className="grid gap-6">
      {state.at === 'refused' && (
        <Suspense fallback={null}>
          <Trouble key={state.turn} problem={state.problem} games={games} again={() => void pay()} />
        </Suspense>
      )}
      <section className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6">
        <h2 className="text-xl">{t('buying.pay.summary')}</h2>
        <Lines games={games} />
        <Sum
          total={total}
          discount={
            discount?.reply && {
              percent: discount.reply.discount,
              amount: (discount.reply.totalBefore ?? total) - total,
            }
          }
        />
        {language === 'en' && total > 0 && (
          <p className="mt-3 text-sm text-muted">{t('buying.pay.dollars', { amount: pesos(total, language) })}</p>
        )}
        <p className="mt-4 border-t border-line pt-4">
          {t('buying.pay.buyer')} <b>{user.username ?? user.email}</b>.{' '}
          <span className="text-muted">{t('buying.pay.library')}</span>
        </p>
      </section>
      {total > 0 && cards.length > 0 && (
        <PayChoice cards={cards} chosen={byCard ? way : AT_BANK} choose={setWay} disabled={busy} />
      )}
      {total > 0 && cards.length === 0 && (
        <section className="flex items-start gap-4 rounded-card bg-sun-soft p-4 sm:p-5">
          <Landmark aria-hidden="true" className="mt-1 size-7 shrink-0 text-sun-text" />
          <div>
            {asked === null && (
              <p role="status" className="mb-2 font-semibold">
                {t('buying.pay.cardsFailed')}. {t('buying.pay.cardsFailedText')}
              </p>
            )}
            <h2 className="text-lg">{t('buying.pay.leavingTitle')}</h2>
            <p className="mt-1">{t('buying.pay.leaving')}</p>
          </div>
        </section>
      )}
      {age !== null && (
        <Suspense>
          <AgeCheck
            age={age}
            told={toldAge === age}
            missed={untickedTold}
            onTell={(told) => setToldAge(told ? age : null)}
          />
        </Suspense>
      )}
      <Checkbox
        name="terms"
        checked={ticked}
        onChange={(event) => {
          setAccepted(event.target.checked ? terms.hash : null);
          setUntickedTold(false);
        }}
        problem={untickedTold && !ticked ? t('buying.pay.acceptNeeded') : null}
        label={
          <Rich
            text={t('buying.pay.accept')}
            parts={{
              terms: (words) => (
                <Link to="/legal" target="_blank" className="link">
                  {words}
                </Link>
              ),
              refund: (words) => (
                <Link to="/refund" target="_blank" className="link">
                  {words}
                </Link>
              ),
            }}
          />
        }
      />
      <div className="grid gap-2">
        <Button type="submit" wide busy={busy}>
          {state.at === 'leaving' && total > 0
            ? t('buying.pay.toBank')
            : busy
              ? t(byCard ? 'buying.pay.charging' : 'buying.pay.working')
              : total > 0
                ? t(byCard ? 'buying.pay.actionCard' : 'buying.pay.action', { amount: pesos(total, language) })
                : t('buying.pay.actionFree')}
        </Button>
        <Link to="/cart" className="link py-3 text-center">
          {t('buying.pay.back')}
        </Link>
      </div>
    </form>
  );
}
