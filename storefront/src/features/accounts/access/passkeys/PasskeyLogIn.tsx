import { useState, type MouseEvent } from 'react';
import { useAction } from '../../../../lib/hooks/useAction';
import { post } from '../../../../lib/http';
import { session } from '../../../../lib/session/session';
import { useTranslation } from '../../../../lib/useTranslation';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { deviceProblem, hasPasskeys, showPasskey } from './device';

const offered = async () => (await post('/v1/auth/passkey/options', { anonymous: true })).options;

/** Logs in by the person's device, without a password. It belongs into the log-in form, whose box counts here too. */
export function PasskeyLogIn() {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('account.problems.fallback'));
  const [note, setNote] = useState<string | null>(null);

  const enter = async (remember: boolean): Promise<void> => {
    try {
      await session.logInByPasskey(await showPasskey(offered()), remember);
    } catch (problem) {
      if (!deviceProblem(problem)) throw problem;
      setNote(t('account.passkey.closed'));
    }
  };
  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const remember = form !== null && new FormData(form).get('remember') === 'on';
    setNote(hasPasskeys() ? null : t('account.passkey.unsupported'));
    if (hasPasskeys()) void run(() => enter(remember));
  };

  return (
    <div className="needs-scripts">
      {wrong && (
        <div className="mb-4">
          <ErrorNotice key={wrong.count} focus title={wrong.text} />
        </div>
      )}
      <Button look="secondary" wide busy={busy} onClick={press}>
        {t('account.passkey.action')}
      </Button>
      <p role="status" className="mt-2 text-center empty:hidden">
        {note}
      </p>
    </div>
  );
}
