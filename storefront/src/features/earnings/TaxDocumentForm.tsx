import { useState, type FormEvent } from 'react';
import { day as dayText } from '../../lib/format';
import { put } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Field, IN_PLACE } from '../../ui/form/Field';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { FormEnd } from './FormEnd';
import type { PayoutsProps } from './payoutsProps';

const KINDS = ['fees-note', 'invoice', 'foreign-form'] as const;

/** The tax document without which pay-outs wait, and for owners a newer one. */
export function TaxDocumentForm(props: PayoutsProps) {
  const { t, language } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { taxDocument, canDecide } = props.payouts;
  const blanks = taxDocument && {
    kind: t(`earnings.taxDocuments.${taxDocument.kind}`),
    number: taxDocument.number,
    day: dayText(taxDocument.expiresOn, language),
  };
  return (
    <Section title={t('earnings.taxDocumentTitle')} lead={t('earnings.taxDocumentLead')}>
      <p>
        {taxDocument && blanks
          ? t(taxDocument.isValid ? 'earnings.taxDocumentValid' : 'earnings.taxDocumentOver', blanks)
          : t('earnings.noTaxDocument')}
      </p>
      {canDecide && !isOpen && (
        <div>
          <Button look="secondary" onClick={() => setOpen(true)}>
            {t('earnings.addTaxDocument')}
          </Button>
        </div>
      )}
      {isOpen && <Add {...props} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function emptyTaxDocument() {
  return { taxDocumentId: crypto.randomUUID(), kind: KINDS[0] as (typeof KINDS)[number], number: '', expiresOn: '' };
}

function Add({ developerId, onChanged, onClose }: PayoutsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('earnings.taxDocumentFailed'));
  const [typed, setTyped] = useState(emptyTaxDocument);
  const type = (more: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...more }));
  const params = { path: { developerId } };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      onChanged(await put('/v1/developer/studios/{developerId}/tax-document', { params, body: typed }));
      onClose();
    });
  };
  return (
    <form method={IN_PLACE} onSubmit={save} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Select
          label={t('earnings.taxDocumentKind')}
          options={KINDS.map((value) => ({ value, label: t(`earnings.taxDocuments.${value}`) }))}
          value={typed.kind}
          onChange={({ target }) => type({ kind: target.value as (typeof KINDS)[number] })}
        />
        <Field
          label={t('earnings.taxDocumentNumber')}
          required
          value={typed.number}
          onChange={({ target }) => type({ number: target.value })}
        />
        <Field
          label={t('earnings.expiresOn')}
          type="date"
          required
          value={typed.expiresOn}
          onChange={({ target }) => type({ expiresOn: target.value })}
        />
      </div>
      <FormEnd busy={busy} wrong={wrong} onCancel={onClose} />
    </form>
  );
}
