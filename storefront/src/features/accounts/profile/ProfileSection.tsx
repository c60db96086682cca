import { lazy, Suspense, useCallback, useState } from 'react';
import { useExplain } from '../../../lib/explain';
import { notify } from '../../../ui/notice';
import { useTranslation } from '../../../lib/useTranslation';
import type { Account } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Face } from '../../../ui/Face';
import { Tag } from '../../../ui/Tag';
import { myAccount, sendVerification } from './profile';

const PendingAddress = lazy(() => import('./PendingAddress').then((file) => ({ default: file.PendingAddress })));

/** Who one is in the shop: picture, name, address and words, with the way to change them. */
export function ProfileSection({ account: first }: { account: Account | null }) {
  const { t } = useTranslation();
  const [account, setAccount] = useState(first);
  const [failed, setFailed] = useState(first === null);
  const load = useCallback(() => {
    myAccount().then(
      (found) => {
        setAccount(found);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);

  return (
    <section
      aria-labelledby="profile-title"
      className="rounded-card border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <h2 id="profile-title" className="text-xl">
        {t('settings.profile.title')}
      </h2>
      <div className="mt-4">
        {failed && (
          <ErrorNotice
            title={t('settings.profile.notLoaded')}
            action={
              <Button look="secondary" onClick={load}>
                {t('shell.errors.retry')}
              </Button>
            }
          />
        )}
        {!failed && account && <Card account={account} onChanged={load} />}
      </div>
    </section>
  );
}

function Card({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4 sm:gap-5">
        <Face url={account.profile_picture_url} size="medium" className="text-muted" />
        <div className="min-w-0">
          <p className="text-lg font-bold wrap-anywhere">{account.username}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="wrap-anywhere">{account.email}</span>
            {account.email_verified ? (
              <Tag>{t('settings.profile.verified')}</Tag>
            ) : (
              <Tag tone="sun">{t('settings.profile.unverified')}</Tag>
            )}
          </p>
          {!account.email_verified && <VerifyAgain email={account.email} />}
        </div>
      </div>
      {account.pending_email !== null && (
        <Suspense>
          <PendingAddress account={account} onChanged={onChanged} />
        </Suspense>
      )}
      {account.bio && <p className="measure whitespace-pre-line wrap-anywhere">{account.bio}</p>}
      <div>
        <LinkButton look="secondary" to="/edit">
          {t('settings.profile.edit')}
        </LinkButton>
      </div>
    </div>
  );
}

function VerifyAgain({ email }: { email: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await sendVerification(email);
      notify({ tone: 'success', title: t('settings.profile.pending.sent') });
    } catch (problem) {
      notify({ tone: 'error', title: explain(problem, t('shell.errors.sendLink')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="quiet" className="-ml-3" busy={busy} onClick={() => void send()}>
      {t('settings.profile.verify')}
    </Button>
  );
}
