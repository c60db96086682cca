import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useExplain } from '../../lib/explain';
import { isDeadLink, post } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('guardian');

type State =
  | { at: 'idle' | 'working' }
  | { at: 'done'; message: string }
  | { at: 'failed'; why: string; isDead: boolean; count: number };

/** Ends news by mail for a person who followed the address of one, without log-in, when they press the button. */
export default function UnsubscribePage() {
  const { t } = useTranslation();
  const explain = useExplain();
  const [search] = useSearchParams();
  const token = search.get('token');
  const [state, setState] = useState<State>({ at: 'idle' });
  const title = t('guardian.unsubscribe.title');

  const end = async () => {
    setState({ at: 'working' });
    try {
      const { message } = await post('/v1/privacy/unsubscribe', {
        params: { query: { token: token ?? '' } },
        anonymous: true,
      });
      setState({ at: 'done', message });
    } catch (problem) {
      setState((before) => ({
        at: 'failed',
        why: explain(problem, t('guardian.unsubscribe.failed')),
        isDead: isDeadLink(problem),
        count: before.at === 'failed' ? before.count + 1 : 1,
      }));
    }
  };

  const isDead = !token || (state.at === 'failed' && state.isDead);
  const home = (
    <LinkButton look="secondary" to="/">
      {t('guardian.unsubscribe.home')}
    </LinkButton>
  );
  const account = isDead && (
    <LinkButton look="secondary" to="/account/privacy">
      {t('guardian.unsubscribe.account')}
    </LinkButton>
  );
  return (
    <Page narrow title={title} lead={!isDead && state.at !== 'done' ? t('guardian.unsubscribe.lead') : undefined}>
      <Head title={title} hidden />
      {!token && <ErrorNotice title={t('guardian.unsubscribe.incomplete')} action={account} />}
      {state.at === 'failed' && (
        <div className="mb-5">
          <ErrorNotice key={state.count} focus title={state.why} action={account} />
        </div>
      )}
      <div role="status">{state.at === 'done' && <p className="mb-5 text-lg">{state.message}</p>}</div>
      {!isDead &&
        (state.at === 'done' ? (
          home
        ) : (
          <Button busy={state.at === 'working'} onClick={() => void end()}>
            {state.at === 'working' ? t('guardian.unsubscribe.working') : t('guardian.unsubscribe.action')}
          </Button>
        ))}
    </Page>
  );
}
