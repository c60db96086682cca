import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { cart } from '../cart/cart';
import { useExplain } from '../../../lib/explain';
import { codeOf, HttpError, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { sentences } from '../../../lib/sentences';
import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import type { GameCard } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Unanswered } from '../../../ui/Unanswered';
import { UnansweredCharge } from './pay';
import type { Refusal } from './usePayment';

interface TroubleProps {
  refusal: Refusal;
  games: readonly GameCard[];
  again: () => void;
}

/** Why a payment did not begin, that nothing was charged, and the way on for each reason. */
export function Trouble({ refusal: { problem, byCard }, games, again }: TroubleProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const failed = byCard ? 'buying.pay.cardFailed' : 'buying.pay.failed';
  if (problem instanceof UnansweredCharge)
    return (
      <Unanswered
        again={again}
        action={
          <LinkButton look="secondary" to="/orders">
            {t('buying.pay.seeOrders')}
          </LinkButton>
        }
      >
        {t('buying.pay.cartKept')}
      </Unanswered>
    );
  switch (codeOf(problem)) {
    case 'price-changed':
      return (
        <ErrorNotice focus title={t('buying.pay.changedTitle')}>
          {t('buying.pay.changed')}
        </ErrorNotice>
      );
    case 'already-owned':
      return <Owned ids={ownedIn(problem)} games={games} />;
    case 'email-not-verified':
      return <Unverified />;
    case 'guardian-needed':
      return <GuardianNeeded />;
    case 'bank-unavailable':
      return (
        <ErrorNotice
          focus
          title={t('buying.pay.bankTitle')}
          action={
            <Button look="secondary" onClick={again}>
              {t('buying.pay.again')}
            </Button>
          }
        >
          {t('buying.pay.bank')}
        </ErrorNotice>
      );
    case 'payment-in-progress':
      return (
        <ErrorNotice
          focus
          title={t('buying.pay.progressTitle')}
          action={
            <LinkButton look="secondary" to="/orders">
              {t('buying.pay.seeOrders')}
            </LinkButton>
          }
        >
          {t('buying.pay.progress')}
        </ErrorNotice>
      );
    case 'game-not-found':
      return (
        <ErrorNotice
          focus
          title={t('buying.pay.goneTitle')}
          action={
            <LinkButton look="secondary" to="/cart">
              {t('buying.pay.back')}
            </LinkButton>
          }
        >
          {t('buying.pay.gone')}
        </ErrorNotice>
      );
    default:
      return (
        <ErrorNotice
          focus
          title={t('buying.pay.otherTitle')}
          action={
            <Button look="secondary" onClick={again}>
              {t('buying.pay.again')}
            </Button>
          }
        >
          {sentences(
            explain(problem, t(codeOf(problem) === 'unknown' ? 'buying.pay.unknown' : failed)),
            t('buying.pay.nothing'),
          )}
        </ErrorNotice>
      );
  }
}

/** Buying waits for an adult's yes, which is asked for in the account. */
export function GuardianNeeded() {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      focus
      title={t('buying.pay.guardianTitle')}
      action={
        <LinkButton look="secondary" to="/account#guardian">
          {t('buying.pay.guardianAction')}
        </LinkButton>
      }
    >
      {t('buying.pay.guardian')}
    </ErrorNotice>
  );
}

function ownedIn(problem: unknown): string[] {
  const body = problem instanceof HttpError ? (problem.body as { games?: unknown } | null) : null;
  return Array.isArray(body?.games) ? body.games.filter((id): id is string => typeof id === 'string') : [];
}

function Owned({ ids, games }: { ids: string[]; games: readonly GameCard[] }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const titles = games
    .filter((game) => ids.includes(game.id))
    .map((game) => pick(game.title))
    .join(', ');
  const goOn = async () => {
    cart.remove(...ids);
    await (cart.ids().length > 0 ? revalidate() : navigate('/library'));
  };
  return (
    <ErrorNotice
      focus
      title={t('buying.pay.ownedTitle')}
      action={
        <Button look="secondary" onClick={() => void goOn()}>
          {t('buying.pay.ownedAction')}
        </Button>
      }
    >
      {t('buying.pay.owned', { titles })}
    </ErrorNotice>
  );
}

function Unverified() {
  const { t } = useTranslation();
  const explain = useExplain();
  const { user } = useSession();
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const email = user.email ?? '';
  const send = async () => {
    setBusy(true);
    try {
      await post('/v1/auth/send-verification-email', { body: { email }, anonymous: true });
      setSaid(t('buying.pay.resent'));
    } catch (problem) {
      setSaid(explain(problem, t('shell.errors.sendLink')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ErrorNotice
      focus
      title={t('buying.pay.unverifiedTitle')}
      action={
        <Button look="secondary" busy={busy} onClick={() => void send()}>
          {t('buying.pay.resend')}
        </Button>
      }
    >
      {t('buying.pay.unverified', { email })}
      <span role="status" className="block font-semibold">
        {said}
      </span>
    </ErrorNotice>
  );
}
