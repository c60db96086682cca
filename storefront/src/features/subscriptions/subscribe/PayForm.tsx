import { lazy, Suspense, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { pesos } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session/session';
import type { LegalText, Plan, SavedCard } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { IN_PLACE } from '../../../ui/form/Field';
import { Rich } from '../../../ui/Rich';
import { Insisting } from '../../../ui/waiting/Insisting';
import { randomText } from '../../../lib/random-text';
import { useLeaving } from '../../../lib/hooks/useLeaving';
import { useTranslation } from '../../../lib/useTranslation';
import { CardChoice } from '../CardChoice';
import { useNeighbours } from '../neighbours';
import { subscribe } from '../subscriptions';
import { troubleIn, troubleOf, type Trouble } from './trouble';
import { Link } from '../../../ui/Link';

const Declined = lazy(() => import('./Declined').then((file) => ({ default: file.Declined })));

interface PayFormProps {
  plan: Plan;
  cards: readonly SavedCard[];
  terms: LegalText;
  again: () => void;
}
/** 'insisting': a try of the charge had no answer, and the next one follows. */
type State = { at: 'idle' | 'working' | 'insisting' } | { at: 'refused'; trouble: Trouble; count: number };

/** One try has one key, so that a lost answer is never a second charge; a told no ends the try. */
function useCharge(plan: Plan, again: () => void) {
  const { user } = useSession();
  const { refreshLibrary } = useNeighbours();
  const navigate = useNavigate();
  const leaving = useLeaving();
  const [state, setState] = useState<State>({ at: 'idle' });
  const attempt = useRef({ about: '', key: '' });

  const refuse = (trouble: Trouble): void => {
    if (trouble.is !== 'unexpected' && trouble.is !== 'later') attempt.current.about = '';
    setState((before) => ({ at: 'refused', trouble, count: before.at === 'refused' ? before.count + 1 : 1 }));
    if (trouble.is === 'refused' && trouble.code === 'terms-changed') again();
  };
  const pay = async (cardId: string, terms: string): Promise<void> => {
    const about = [plan.plan_id, cardId, terms].join();
    if (attempt.current.about !== about) attempt.current = { about, key: randomText() };
    setState({ at: 'working' });
    try {
      const { key } = attempt.current;
      const onAgain = () => setState({ at: 'insisting' });
      const reply = await subscribe({ plan, cardId, userId: user.userId, terms, key, leaving: leaving(), onAgain });
      const trouble = troubleIn(reply);
      if (trouble) return refuse(trouble);
      void refreshLibrary();
      await navigate(`/postsubscription?orderId=${reply.token}`);
    } catch (problem) {
      refuse(troubleOf(problem));
    }
  };
  return { state, pay };
}

/** The last look before the charge: the card, what is charged now and later, and the terms. */
export function PayForm({ plan, cards, terms, again }: PayFormProps) {
  const { t } = useTranslation();
  const { state, pay } = useCharge(plan, again);
  const [card, setCard] = useState((cards.find(({ is_default: first }) => first) ?? cards[0])?.payment_method_id ?? '');
  const [accepted, setAccepted] = useState<string | null>(null);
  const [message, setMessage] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const ticked = accepted === terms.hash;

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isUnderWay(state)) return;
    setMessage(!ticked);
    if (ticked) return void pay(card, terms.hash);
    const box = form.current?.elements.namedItem('terms');
    if (box instanceof HTMLElement) box.focus();
  };

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={submit} className="grid gap-5">
      {state.at === 'refused' && (
        <Suspense>
          <Declined key={state.count} trouble={state.trouble} plan={plan} again={() => submit()} />
        </Suspense>
      )}
      <div>
        <CardChoice cards={cards} chosen={card} onChoose={setCard} />
        <Link to="/payment-methods" className="link inline-block py-1.5">
          {t('plans.pay.other')}
        </Link>
      </div>
      <Charges plan={plan} />
      <Terms ticked={ticked} problem={message && !ticked} onTick={(on) => setAccepted(on ? terms.hash : null)} />
      <Action plan={plan} state={state} />
    </form>
  );
}

const isUnderWay = ({ at }: State): boolean => at === 'working' || at === 'insisting';

/** What is charged today, and what later. */
function Charges({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <div className="rounded-card bg-sun-soft p-4">
      <p className="font-bold">{t('plans.pay.today', { amount: pesos(plan.price, language) })}</p>
      <p className="mt-1">
        {plan.months === 12 ? t('plans.pay.nextYearly') : t('plans.pay.nextMonthly')} {t('plans.pay.withdrawal')}
      </p>
    </div>
  );
}

function Action({ plan, state }: { plan: Plan; state: State }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const busy = isUnderWay(state);
  return (
    <div className="grid gap-2 text-center">
      <Button type="submit" wide busy={busy}>
        {busy ? t('plans.pay.working') : t('plans.pay.action', { amount: pesos(plan.price, language) })}
      </Button>
      <Insisting insists={state.at === 'insisting'} />
    </div>
  );
}

function Terms({ ticked, problem, onTick }: { ticked: boolean; problem: boolean; onTick: (on: boolean) => void }) {
  const { t } = useTranslation();
  const link = (to: string) => (words: string) => (
    <Link to={to} target="_blank" className="link">
      {words}
    </Link>
  );
  return (
    <Checkbox
      name="terms"
      checked={ticked}
      onChange={(event) => onTick(event.target.checked)}
      problem={problem ? t('plans.pay.acceptNeeded') : null}
      label={
        <Rich
          text={t('plans.pay.accept')}
          parts={{ terms: link('/legal'), subscriber: link('/subscriber-agreement'), refund: link('/refund') }}
        />
      }
    />
  );
}
