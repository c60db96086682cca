import { momentInChile } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { Webhook } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { TableOf } from '../../ui/charts/TableOf';

type Delivery = Webhook['deliveries'][number];

interface WebhookLogProps {
  deliveries: readonly Delivery[];
  busy: boolean;
  onRefresh: () => void;
}

/** The last deliveries, and how each ended or goes on. */
export function WebhookLog({ deliveries, busy, onRefresh }: WebhookLogProps) {
  const { t, language } = useTranslation();
  const answerOf = useAnswerText();
  if (deliveries.length === 0) return <p>{t('earnings.webhook.noDeliveries')}</p>;
  return (
    <>
      <TableOf
        title={t('earnings.webhook.deliveries')}
        showTitle
        words={4}
        columns={[
          t('earnings.webhook.event'),
          t('earnings.webhook.at'),
          t('earnings.state'),
          t('earnings.webhook.answer'),
          t('earnings.webhook.attempts'),
        ]}
        rows={deliveries.map((delivery) => ({
          key: delivery.id,
          cells: [
            t(`earnings.webhook.events.${eventKey(delivery.event)}`),
            momentInChile(delivery.createdAt, language),
            t(`earnings.webhook.states.${delivery.state}`),
            answerOf(delivery),
            delivery.attempts,
          ],
        }))}
      />
      <div>
        <Button look="quiet" busy={busy} onClick={onRefresh}>
          {t('earnings.webhook.refresh')}
        </Button>
      </div>
    </>
  );
}

const KEYS = {
  'statement.closed': 'statement',
  'payout.paid': 'payout',
  'refund.line': 'refund',
  test: 'test',
} as const;
const eventKey = (event: Delivery['event']) => KEYS[event];

/** The last answer, and when it is tried again. */
function useAnswerText(): (delivery: Delivery) => string {
  const { t, language } = useTranslation();
  return ({ status, failure, nextTryAt }) => {
    const answer = failure ? t(`earnings.webhook.failures.${failure}`) : status ? `HTTP ${status}` : '';
    const next = nextTryAt ? t('earnings.webhook.next', { time: momentInChile(nextTryAt, language) }) : '';
    return [answer, next].filter(Boolean).join('. ') || '—';
  };
}
