import { useState } from 'react';
import { dayInChile } from '../../../lib/format';
import { isDeadLink, post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import type { Erasure } from '../../../lib/wire';
import { Button, LinkButton } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';

/** What a link about an erasure leads to. Nothing happens before the button: mail programs open links by themselves. */
export function ErasureLink({ what, token }: { what: 'cancel' | 'confirm'; token: string | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { busy, wrong, run } = useAction(t('privacy.myData.link.failed'));
  const [done, setDone] = useState<Erasure | null>(null);

  if (done) {
    const day = done.dueAt ? dayInChile(done.dueAt, language) : '';
    return (
      <div role="status">
        <EmptyState
          heading="h1"
          title={t(`privacy.myData.${what}.done`, { day })}
          action={<LinkButton to="/">{t('privacy.myData.link.home')}</LinkButton>}
        >
          {t(`privacy.myData.${what}.doneText`)}
        </EmptyState>
      </div>
    );
  }
  const isDead = token === null || isDeadLink(wrong?.problem);
  const account = isDead && (
    <LinkButton look="secondary" to="/account/privacy">
      {t('privacy.myData.link.account')}
    </LinkButton>
  );
  return (
    <div className="mx-auto grid max-w-md gap-5 py-10">
      <h1 className="text-2xl">{t(`privacy.myData.${what}.title`)}</h1>
      {token === null && <ErrorNotice title={t('privacy.myData.link.missing')} action={account} />}
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} action={account} />}
      {!isDead && (
        <>
          <p>{t(`privacy.myData.${what}.text`)}</p>
          <Button
            wide
            busy={busy}
            onClick={() =>
              void run(async () =>
                setDone(await post(`/v1/privacy/erasure/${what}`, { body: { token: token ?? '' }, anonymous: true })),
              )
            }
          >
            {busy ? t('privacy.myData.link.working') : t(`privacy.myData.${what}.action`)}
          </Button>
        </>
      )}
    </div>
  );
}
