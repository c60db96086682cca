import { useState } from 'react';
import { useExplain } from '../../lib/explain';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';

interface TryAgainProps {
  label: string;
  /** Said when the server has no words of its own. */
  failed: string;
  /** Asks, and tells what to say then. */
  ask: () => Promise<string>;
}

/** A quieter button whose answer is read out below it. */
export function TryAgain({ label, failed, ask }: TryAgainProps) {
  const { t } = useTranslation();
  const explain = useExplain();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const send = async () => {
    setBusy(true);
    setSaid('');
    try {
      setSaid(await ask());
    } catch (problem) {
      setSaid(explain(problem, failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <Button look="secondary" wide busy={busy} onClick={() => void send()}>
        {busy ? t('shell.loading') : label}
      </Button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
