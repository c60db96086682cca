import { useTranslation } from '../../../lib/useTranslation';
import type { Plan } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { useNeighbours } from '../neighbours';
import type { Trouble } from './trouble';

/** Codes by which the server says something of its own, not of the card. */
const OWN_WORDS = [
  'already-subscribed',
  'payment-in-progress',
  'too-many-tries-today',
  'price-changed',
  'charge-returned',
];

interface DeclinedProps {
  trouble: Trouble;
  plan: Plan;
  /** Sends the same charge once more, with its key. */
  again: () => void;
}

/** Why the plan was not paid, what that means for the money, and the next step. */
export function Declined({ trouble, plan, again }: DeclinedProps) {
  const { t } = useTranslation();
  const { AddCard } = useNeighbours();
  const another = (
    <AddCard look="secondary" label={t('plans.trouble.addCard')} next={`/subscription?plan=${plan.plan_id}`} />
  );
  const mine = (
    <LinkButton look="secondary" to="/subscription-management">
      {t('plans.trouble.mine')}
    </LinkButton>
  );
  const ask = (
    <>
      <Button look="secondary" onClick={again}>
        {t('unanswered.checkAgain')}
      </Button>
      {mine}
    </>
  );
  switch (trouble.is) {
    case 'declined':
      return (
        <ErrorNotice focus title={t('plans.trouble.declined', { code: trouble.code })} action={another}>
          {trouble.message}
        </ErrorNotice>
      );
    case 'creation':
      return <ErrorNotice focus title={t('plans.trouble.creation')} action={mine} />;
    case 'failed':
      return (
        <ErrorNotice focus title={t('plans.trouble.failed')}>
          {t('plans.trouble.nothing')}
        </ErrorNotice>
      );
    case 'later':
      return (
        <ErrorNotice focus title={t('plans.trouble.later')} action={ask}>
          {t('plans.trouble.unsure')}
        </ErrorNotice>
      );
    case 'unexpected':
      return (
        <ErrorNotice focus title={t('plans.trouble.unexpected')} action={ask}>
          {t('plans.trouble.unsure')}
        </ErrorNotice>
      );
    case 'refused':
      if (trouble.code === 'terms-changed')
        return (
          <ErrorNotice focus title={t('plans.trouble.create')}>
            {t('plans.trouble.changed')}
          </ErrorNotice>
        );
      if (OWN_WORDS.includes(trouble.code) || !trouble.message)
        return (
          <ErrorNotice focus title={t('plans.trouble.create')} action={mine}>
            {trouble.message}
          </ErrorNotice>
        );
      return (
        <ErrorNotice focus title={t('plans.trouble.declinedBecause', { message: trouble.message })} action={another} />
      );
  }
  return trouble satisfies never;
}
