import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useExplain } from '../../../lib/explain';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import type { Account } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { saveProfile } from './profile';

/** An address that waits for its link: where the link went, another one, or no change after all. */
export function PendingAddress({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ text: string; count: number } | null>(null);
  const { pending_email: pending } = account;
  if (pending === null) return null;

  const change = async (email: string, done: string) => {
    if (busy) return;
    setBusy(true);
    setWrong(null);
    try {
      await saveProfile(account.id, { email });
      notify({ tone: 'success', title: done });
      onChanged();
    } catch (problem) {
      setWrong({ text: explain(problem, t('settings.profile.failed')), count: (wrong?.count ?? 0) + 1 });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="rounded-card bg-sun-soft p-4 text-sun-text">
      {wrong && (
        <div className="mb-3">
          <ErrorNotice key={wrong.count} focus title={wrong.text} />
        </div>
      )}
      <div className="flex items-start gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{t('settings.profile.pending.title', { email: pending })}</p>
          <p className="mt-1 text-ink wrap-anywhere">
            {t(account.has_password ? 'settings.profile.pending.text' : 'settings.profile.pending.allow', {
              email: account.email,
            })}
          </p>
          <div className="-ml-3 mt-1 flex flex-wrap gap-x-2">
            <Button look="quiet" busy={busy} onClick={() => void change(pending, t('settings.profile.pending.sent'))}>
              {t('settings.profile.pending.again')}
            </Button>
            <Button
              look="quiet"
              busy={busy}
              onClick={() => void change(account.email, t('settings.profile.pending.cancelled'))}
            >
              {t('settings.profile.pending.cancel')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
