import { useRef, useState, type FormEvent } from 'react';
import { get, post, put, remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Webhook } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { notify } from '../../ui/notice';
import { Section } from '../../ui/Section';
import { WebhookLog } from './WebhookLog';

const PATH = '/v1/developer/studios/{developerId}/webhook';
const PLACEHOLDER = 'https://estudio.example/ludoteca';

interface WebhookSectionProps {
  developerId: string;
  first: Webhook;
}

/** Where the studio's own server hears of its money, for owners: address, secret, test and the last deliveries. */
export function WebhookSection({ developerId, first }: WebhookSectionProps) {
  const { t } = useTranslation();
  const { known, fresh, busy, wrong, heading, does } = useWebhook(developerId, first);
  const { endpoint, deliveries } = known;
  return (
    <Section id="webhook" heading={heading} title={t('earnings.webhook.title')} lead={t('earnings.webhook.lead')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div role="status">
        {fresh && (
          <div className="rounded-[14px] bg-mint-soft p-4 text-mint-text">
            <p className="font-semibold">{t('earnings.webhook.fresh')}</p>
            <code className="mt-1 block select-all wrap-anywhere">{fresh}</code>
          </div>
        )}
      </div>
      <AddressForm url={endpoint?.url ?? ''} busy={busy} onSave={does.save} />
      {endpoint && (
        <>
          <p className="text-sm text-muted">{t('earnings.webhook.rotateHint')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" busy={busy} onClick={does.test}>
              {t('earnings.webhook.test')}
            </Button>
            <Button look="secondary" busy={busy} onClick={does.rotate}>
              {t('earnings.webhook.rotate')}
            </Button>
            <Button look="quiet" busy={busy} onClick={does.remove}>
              {t('earnings.webhook.remove')}
            </Button>
          </div>
          <WebhookLog deliveries={deliveries} busy={busy} onRefresh={does.refresh} />
        </>
      )}
    </Section>
  );
}

function useWebhook(developerId: string, first: Webhook) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.webhook.failed'));
  const [known, setKnown] = useState(first);
  const [fresh, setFresh] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const params = { path: { developerId } };
  const keep = ({ secret, ...next }: Webhook & { secret?: string | null }): void => {
    setKnown(next);
    if (secret) setFresh(secret);
  };
  const does = {
    save: (url: string): void => void run(async () => keep(await put(PATH, { params, body: { url } }))),
    rotate: (): void => void run(async () => keep(await post(`${PATH}/secret`, { params }))),
    refresh: (): void => void run(async () => keep(await get(PATH, { params }))),
    test: (): void =>
      void run(async () => {
        keep(await post(`${PATH}/test`, { params }));
        notify({ tone: 'success', title: t('earnings.webhook.tested') });
      }),
    remove: (): void =>
      void run(async () => {
        keep(await remove(PATH, { params }));
        setFresh(null);
        // The button that had the keyboard is gone.
        heading.current?.focus();
      }),
  };
  return { known, fresh, busy, wrong, heading, does };
}

interface AddressFormProps {
  url: string;
  busy: boolean;
  onSave: (url: string) => void;
}

function AddressForm({ url, busy, onSave }: AddressFormProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(url);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(typed.trim());
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      <Field
        label={t('earnings.webhook.address')}
        hint={t('earnings.webhook.addressHint')}
        type="url"
        required
        maxLength={500}
        placeholder={PLACEHOLDER}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" look="secondary" busy={busy}>
          {t('earnings.save')}
        </Button>
      </div>
    </form>
  );
}
