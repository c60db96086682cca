import { useState } from 'react';
import { dayInChile } from '../../../../lib/format';
import { useAction } from '../../../../lib/hooks/useAction';
import { remove } from '../../../../lib/http';
import { useTranslation } from '../../../../lib/useTranslation';
import type { Passkey } from '../../../../lib/wire';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { StepHeading } from '../StepHeading';

interface PasskeyRowProps {
  passkey: Passkey;
  onBegin: () => void;
  /** With those that are left. */
  onRemoved: (passkeys: readonly Passkey[]) => void;
}

/** One passkey: its name, since when it is there, when it was used, and the way to remove it, after a question. */
export function PasskeyRow({ passkey, onBegin, onRemoved }: PasskeyRowProps) {
  const { t, language } = useTranslation();
  // Null before it was open: once closed again, the button takes the keyboard back.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const { name, addedAt, lastUsedAt } = passkey;
  const ask = () => {
    onBegin();
    setAsking(true);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 wrap-anywhere first:pt-0 last:pb-0">
      {isAsking ? (
        <Question passkey={passkey} onRemoved={onRemoved} onKeep={() => setAsking(false)} />
      ) : (
        <>
          <div className="min-w-0">
            <h3 className="text-lg">{name}</h3>
            <p className="text-sm text-muted">
              {t('settings.account.passkeys.added', { on: dayInChile(addedAt, language) })}
            </p>
            <p className="text-sm text-muted">
              {lastUsedAt
                ? t('settings.account.passkeys.used', { on: dayInChile(lastUsedAt, language) })
                : t('settings.account.passkeys.unused')}
            </p>
          </div>
          <Button
            look="secondary"
            autoFocus={isAsking === false}
            aria-label={t('settings.account.passkeys.removeNamed', { name })}
            onClick={ask}
          >
            {t('settings.account.passkeys.remove')}
          </Button>
        </>
      )}
    </li>
  );
}

interface QuestionProps extends Pick<PasskeyRowProps, 'passkey' | 'onRemoved'> {
  onKeep: () => void;
}

function Question({ passkey: { id: passkeyId, name }, onRemoved, onKeep }: QuestionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('settings.account.passkeys.removeFailed'));
  const agree = () =>
    run(async () =>
      onRemoved((await remove('/v1/users/passkeys/{passkeyId}', { params: { path: { passkeyId } } })).passkeys),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <StepHeading>{t('settings.account.passkeys.removeTitle', { name })}</StepHeading>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <p className="measure">{t('settings.account.passkeys.removeText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} className="text-danger!" onClick={() => void agree()}>
          {t('settings.account.passkeys.remove')}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          {t('settings.account.passkeys.keep')}
        </Button>
      </div>
    </div>
  );
}
