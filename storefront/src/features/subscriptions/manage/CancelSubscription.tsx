import { useState } from 'react';
import { dayInChile, lastDay } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { Subscription } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { cancelRenewal } from '../subscriptions';
import { LateDialog } from '../../../ui/dialog/LateDialog';

/** Two clicks: the request, and a yes that says what becomes of the access. */
export function CancelSubscription({
  subscription,
  say,
}: {
  subscription: Subscription;
  say: (words: string) => Promise<void>;
}) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const { busy, wrong, run } = useAction(t('subscription.cancelFailed'));
  const { active_until: end, status, payment_pending: pending } = subscription;
  const date = end ? dayInChile(lastDay(end), language) : '';

  const ask = () => {
    setOpen(true);
  };
  const agree = () =>
    run(async () => {
      const { message, ...after } = await cancelRenewal(subscription.subscription_id);
      setOpen(false);
      const until = after.is_active && !after.subscription.payment_pending ? after.active_until : null;
      await say(until ? t('subscription.cancelDone', { date: dayInChile(lastDay(until), language) }) : message);
    });

  return (
    <div>
      <Button look="quiet" className="-ml-3" onClick={ask}>
        {t('subscription.cancel')}
      </Button>
      <LateDialog open={open} onClose={() => setOpen(false)} title={t('subscription.sureTitle')}>
        <p>
          {pending
            ? t('subscription.surePending')
            : status === 'past_due'
              ? t('subscription.sureDebt')
              : t('subscription.sure', { date })}
        </p>
        {wrong && (
          <div className="mt-4">
            <ErrorNotice key={wrong.count} focus title={wrong.text} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void agree()}>
            {busy ? t('subscription.cancelling') : t('subscription.sureAction')}
          </Button>
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('subscription.keep')}
          </Button>
        </div>
      </LateDialog>
    </div>
  );
}
