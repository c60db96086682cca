import { useState, type FormEvent } from 'react';
import { put } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { FormEnd } from './FormEnd';
import type { PayoutsProps } from './payoutsProps';

const KINDS = ['checking', 'sight', 'savings'] as const;

/** The account that pay-outs go to, and for owners its change. */
export function AccountForm(props: PayoutsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { account, canDecide } = props.payouts;
  const kind = account?.kind ? t(`earnings.kinds.${account.kind}`) : '';
  return (
    <Section title={t('earnings.accountTitle')}>
      <p>
        {account
          ? [account.holder, account.bank, kind, `… ${account.last4 ?? ''}`].filter(Boolean).join(' · ')
          : t('earnings.noAccount')}
      </p>
      {canDecide && !isOpen && (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('earnings.changeAccount')}
          </Button>
        </div>
      )}
      {isOpen && <Change {...props} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Change({ developerId, payouts, onChanged, onClose }: PayoutsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.accountFailed'));
  const { holder = '', bank = '', kind } = payouts.account ?? {};
  const [typed, setTyped] = useState({ holder, bank, kind: kind || KINDS[0], number: '' });
  const params = { path: { developerId } };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      onChanged(await put('/v1/developer/studios/{developerId}/payout-account', { params, body: typed }));
      onClose();
    });
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      <p className="text-muted">{t('earnings.accountHint')}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {(['holder', 'bank', 'number'] as const).map((name) => (
          <Field
            key={name}
            label={t(`earnings.${name}`)}
            required
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
          />
        ))}
        <Select
          label={t('earnings.accountKind')}
          options={KINDS.map((value) => ({ value, label: t(`earnings.kinds.${value}`) }))}
          value={typed.kind}
          onChange={({ target }) => setTyped((before) => ({ ...before, kind: target.value as (typeof KINDS)[number] }))}
        />
      </div>
      <FormEnd busy={busy} wrong={wrong} onCancel={onClose} />
    </form>
  );
}
