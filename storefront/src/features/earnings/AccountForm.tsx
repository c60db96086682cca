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
const PARTS = ['holder', 'bank', 'number'] as const;
type Part = (typeof PARTS)[number] | 'taxId';
type Typed = Record<Part, string> & { kind: (typeof KINDS)[number] };

/** The account that pay-outs go to, and for owners its change. */
export function AccountForm(props: PayoutsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { account, needsTaxId, canDecide } = props.payouts;
  const kind = account?.kind ? t(`earnings.kinds.${account.kind}`) : '';
  return (
    <Section title={t('earnings.accountTitle')}>
      <p>
        {account
          ? [account.holder, account.bank, kind, `… ${account.last4 ?? ''}`].filter(Boolean).join(' · ')
          : t('earnings.noAccount')}
      </p>
      {canDecide && needsTaxId && <p className="font-semibold">{t('earnings.needsTaxId')}</p>}
      {canDecide && !isOpen && (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t(account ? 'earnings.changeAccount' : 'earnings.addAccount')}
          </Button>
        </div>
      )}
      {isOpen && <Change {...props} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function Change({ developerId, payouts, onChanged, onClose }: PayoutsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, wrong, problemOf, run } = useAction(t('earnings.accountFailed'));
  const { account, needsTaxId } = payouts;
  const { holder = '', bank = '', kind } = account ?? {};
  const [typed, setTyped] = useState<Typed>({ holder, bank, kind: kind || KINDS[0], number: '', taxId: '' });
  const params = { path: { developerId } };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const body = { ...typed, taxId: needsTaxId ? typed.taxId : undefined };
      onChanged(await put('/v1/developer/studios/{developerId}/payout-account', { params, body }));
      onClose();
    });
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      <p className="text-muted">{t('earnings.accountHint')}</p>
      <Fields
        typed={typed}
        parts={needsTaxId ? [...PARTS, 'taxId'] : PARTS}
        problemOf={problemOf}
        onType={(more) => setTyped((before) => ({ ...before, ...more }))}
      />
      <FormEnd busy={busy} wrong={wrong} onCancel={onClose} />
    </form>
  );
}

interface FieldsProps {
  typed: Typed;
  parts: readonly Part[];
  problemOf: (path: string) => string | null;
  onType: (more: Partial<Typed>) => void;
}

function Fields({ typed, parts, problemOf, onType }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {parts.map((name) => (
        <Field
          key={name}
          label={t(`earnings.${name}`)}
          required
          autoComplete="off"
          value={typed[name]}
          problem={problemOf(`account.${name}`) ?? problemOf(name)}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      ))}
      <Select
        label={t('earnings.accountKind')}
        options={KINDS.map((value) => ({ value, label: t(`earnings.kinds.${value}`) }))}
        value={typed.kind}
        onChange={({ target }) => onType({ kind: target.value as Typed['kind'] })}
      />
    </div>
  );
}
