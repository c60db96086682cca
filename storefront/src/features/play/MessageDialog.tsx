import type { SubmitEvent } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/form/Field';
import type { GameEvent, Remark } from './game-session';
import { remarkKey } from './Remarks';

interface MessageDialogProps {
  events: readonly GameEvent[];
  remark: Remark | null;
  onSend: (object: string, method: string, value: string) => void;
  onClose: () => void;
}

/** For developers: speaks to their game and shows what it says. */
export function MessageDialog({ events, remark, onSend, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const [object = '', method = '', value = ''] = ['object', 'method', 'value'].map((name) =>
      String(written.get(name)),
    );
    onSend(object, method, value);
  };
  return (
    <Dialog open onClose={onClose} title={t('play.controls.send')}>
      <p className="mb-3 text-muted">{t('play.message.lead')}</p>
      <form onSubmit={send} className="grid gap-3">
        <Field label={t('play.message.object')} name="object" required />
        <Field label={t('play.message.method')} name="method" required />
        <Field label={t('play.message.value')} name="value" />
        <Button type="submit">{t('play.message.send')}</Button>
      </form>
      <p role="status" className="mt-2 min-h-6 font-semibold">
        {remark && ['sent', 'unheard', 'warning'].includes(remark.of) && t(remarkKey(remark))}
      </p>
      <h3 className="mt-3 text-lg">{t('play.message.events')}</h3>
      {events.length === 0 && <p className="text-muted">{t('play.message.none')}</p>}
      <ol className="mt-1 grid gap-1 text-sm">
        {events.map(({ name, facts }, at) => (
          <li key={events.length - at} className="wrap-anywhere rounded-[8px] bg-line px-2 py-1">
            <code>
              {name} {JSON.stringify(facts)}
            </code>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
