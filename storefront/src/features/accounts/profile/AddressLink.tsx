import { useState } from 'react';
import { isDeadLink, post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';

/** What the links to the present address of an account lead to. Nothing happens before the button: mail programs open links by themselves. */
export function AddressLink({ what, token }: { what: 'keep' | 'allow'; token: string | null }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('settings.addressLink.failed'));
  const [done, setDone] = useState(false);
  const account = (
    <LinkButton look="secondary" to="/account">
      {t('settings.addressLink.account')}
    </LinkButton>
  );

  if (done) {
    return (
      <div role="status">
        <EmptyState heading="h1" title={t(`settings.addressLink.${what}.done`)} action={account}>
          {t(`settings.addressLink.${what}.doneText`)}
        </EmptyState>
      </div>
    );
  }
  const isDead = token === null || isDeadLink(wrong?.problem);
  const use = async (): Promise<void> => {
    if (token === null) return;
    await post(`/v1/auth/${what}-address`, { body: { token }, anonymous: true });
    setDone(true);
  };
  return (
    <div className="mx-auto grid max-w-md gap-5 py-10">
      <h1 className="text-2xl">{t(`settings.addressLink.${what}.title`)}</h1>
      {token === null && <ErrorNotice title={t('settings.addressLink.missing')} action={account} />}
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} action={isDead && account} />}
      {!isDead && (
        <>
          <p>{t(`settings.addressLink.${what}.text`)}</p>
          <Button wide busy={busy} onClick={() => void run(use)}>
            {busy ? t('settings.addressLink.working') : t(`settings.addressLink.${what}.action`)}
          </Button>
        </>
      )}
    </div>
  );
}
