import { useState } from 'react';
import { useAction } from '../../../../lib/hooks/useAction';
import { useTranslation } from '../../../../lib/useTranslation';
import type { Passkey } from '../../../../lib/wire';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { secondFactorFacts, type SecondFactorFacts } from '../SecondFactor';
import { hasPasskeys } from './device';
import { PasskeyForm } from './PasskeyForm';

interface AddPasskeyProps {
  onBegin: () => void;
  /** With all that there are now. */
  onAdded: (passkeys: readonly Passkey[], name: string) => void;
}

/** The way to one more passkey. What its form has to ask for is looked up when it opens: the section above may have changed it. */
export function AddPasskey({ onBegin, onAdded }: AddPasskeyProps) {
  const { t } = useTranslation();
  // Null before it was open: once closed again, the button takes the keyboard back.
  const [facts, setFacts] = useState<SecondFactorFacts | 'closed' | null>(null);
  const { busy, wrong, run } = useAction(t('settings.account.passkeys.failed'));
  const open = () => {
    onBegin();
    void run(async () => setFacts(await secondFactorFacts()));
  };
  const end = (passkeys: readonly Passkey[], name: string) => {
    setFacts(null);
    onAdded(passkeys, name);
  };

  if (!hasPasskeys()) return <p className="measure">{t('settings.account.passkeys.unsupported')}</p>;
  if (facts && facts !== 'closed')
    return <PasskeyForm facts={facts} onAdded={end} onCancel={() => setFacts('closed')} />;
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <div>
        <Button autoFocus={facts === 'closed'} busy={busy} onClick={open}>
          {t('settings.account.passkeys.add')}
        </Button>
      </div>
    </>
  );
}
