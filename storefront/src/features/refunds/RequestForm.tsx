import { useState, type FormEvent } from 'react';
import { day } from '../../lib/format';
import { focusFirst } from '../../lib/focus';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { IN_PLACE } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { requestRefund } from './refunds';
import { Card, type WaysProps } from './WayCard';

/** A refund request without a legal basis: with a reason, answered by a promised day. */
export function RequestForm({ lines, options, settle }: WaysProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { busy, wrong, run } = useAction(t('refunds.sure.failed'));
  const [isEmpty, setEmpty] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
    setEmpty(!words);
    if (!words) return focusFirst(event.currentTarget, 'words');
    const games = lines.flatMap(({ gameId }) => gameId ?? []);
    void run(async () =>
      settle(
        await requestRefund(options.orderId, { lines: games.length > 0 ? games : 'all', basis: 'request', words }),
      ),
    );
  };

  return (
    <Card title={t('refunds.request.title')}>
      <form method={IN_PLACE} noValidate onSubmit={send} className="mt-1 grid gap-4">
        <p className="measure">{t('refunds.request.rule', { date: day(options.answerBy, language) })}</p>
        <TextArea
          name="words"
          required
          maxLength={1000}
          label={t('refunds.request.label')}
          hint={t('refunds.request.hint')}
          problem={isEmpty ? t('refunds.request.empty') : null}
        />
        {wrong && (
          <ErrorNotice
            key={wrong.count}
            focus
            title={wrong.text}
            action={
              <Button look="secondary" onClick={() => void settle()}>
                {t('refunds.sure.look')}
              </Button>
            }
          />
        )}
        <div>
          <Button type="submit" busy={busy}>
            {busy ? t('refunds.request.sending') : t('refunds.request.action')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
