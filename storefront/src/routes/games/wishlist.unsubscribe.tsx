import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('wishlist');

/** Ends mails about the wishlist without log-in, when the button is pressed. */
export default function WishlistUnsubscribePage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const token = search.get('token');
  const { message, end, busy, wrong } = useEnd(token);
  const title = t('wishlist.unsubscribe.title');
  const list = (
    <LinkButton look="secondary" to="/wishlist">
      {t('wishlist.unsubscribe.list')}
    </LinkButton>
  );
  return (
    <Page narrow title={title} lead={token && !message ? t('wishlist.unsubscribe.lead') : undefined}>
      <Head title={title} hidden />
      {!token && <ErrorNotice title={t('wishlist.unsubscribe.incomplete')} action={list} />}
      {wrong && (
        <div className="mb-5">
          <ErrorNotice key={wrong.count} focus title={wrong.text} action={list} />
        </div>
      )}
      <div role="status">{message && <p className="mb-5 text-lg">{message}</p>}</div>
      {token &&
        (message ? (
          list
        ) : (
          <Button busy={busy} onClick={() => void end()}>
            {busy ? t('wishlist.unsubscribe.working') : t('wishlist.unsubscribe.action')}
          </Button>
        ))}
    </Page>
  );
}

function useEnd(token: string | null) {
  const { t } = useTranslation();
  const [message, setMessage] = useState<string | null>(null);
  const { busy, wrong, run } = useAction(t('wishlist.unsubscribe.failed'));
  const end = () =>
    run(async () => {
      const reply = await post('/v1/wishlists/unsubscribe', {
        params: { query: { token: token ?? '' } },
        anonymous: true,
      });
      setMessage(reply.message);
    });
  return { message, end, busy, wrong };
}
