import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirst } from '../../../lib/focus';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { IN_PLACE } from '../../../ui/form/Field';
import { isAboutCode, SecondFactorField } from './SecondFactorField';

interface CodeFormProps {
  hint?: string;
  /** @param button the value of the one that was pressed */
  send: (code: string, button: string | null) => Promise<void>;
  buttons: (busy: boolean) => ReactNode;
}

/** A code and what it is to be used for; a wrong one is told at its field. */
export function CodeForm({ hint, send, buttons }: CodeFormProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('settings.account.secondFactor.failed'));
  const [isEmpty, setEmpty] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refused = wrong && isAboutCode(wrong.problem) ? wrong : null;
  useEffect(() => {
    if (refused && form.current) focusFirst(form.current, 'second_factor');
  }, [refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const code = String(new FormData(event.currentTarget).get('second_factor')).trim();
    setEmpty(!code);
    if (!code) return focusFirst(event.currentTarget, 'second_factor');
    void run(() => send(code, submitter?.getAttribute('value') ?? null));
  };

  return (
    <form ref={form} method={IN_PLACE} noValidate onSubmit={submit} className="grid max-w-md gap-4">
      {wrong && !refused && <ErrorNotice key={wrong.count} focus title={wrong.text} />}
      <SecondFactorField
        {...(hint && { hint })}
        problem={isEmpty ? t('account.secondFactor.missing') : refused?.text}
      />
      <div className="flex flex-wrap gap-3">{buttons(busy)}</div>
    </form>
  );
}
