import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../../ui/form/Field';
import { useNeighbours } from '../neighbours';
import { redeem } from '../subscriptions';

/** Subscribes with a code, without a card. */
export function CodeForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { refreshLibrary } = useNeighbours();
  const [empty, setEmpty] = useState(false);
  const { busy, wrong, run } = useAction(t('plans.code.failed'));

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement;
    const code = field.value.trim();
    setEmpty(code === '');
    if (!code) return field.focus();
    void run(async () => {
      const { subscription } = await redeem(code);
      void refreshLibrary();
      await navigate(`/postsubscription?subscription=${subscription.subscription_id}`);
    });
  };

  return (
    <form method={IN_PLACE} noValidate onSubmit={send} className="grid gap-4">
      {wrong && (
        <ErrorNotice key={wrong.count} focus title={t('plans.code.otherTitle')}>
          {wrong.text}
        </ErrorNotice>
      )}
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={t('plans.code.label')}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
          hint={t('plans.code.hint')}
          problem={empty ? t('plans.code.empty') : null}
        />
        <Button type="submit" look="secondary" busy={busy} className="sm:mt-7">
          {busy ? t('plans.code.working') : t('plans.code.action')}
        </Button>
      </div>
    </form>
  );
}
