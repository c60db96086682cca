import { useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Field } from '../../ui/form/Field';
import { Select } from '../../ui/form/Select';
import { TextArea } from '../../ui/form/TextArea';
import { GAME_KINDS, GAME_STAGES, phoneAfter, type Enquiry, type EnquiryForm, type RefusedEnquiry } from './enquiry';

export type Missing = Partial<Record<keyof Enquiry, boolean>>;

interface EnquiryFieldsProps {
  form: EnquiryForm;
  missing: Missing;
  /** What a refused form brought. */
  typed: RefusedEnquiry['typed'];
}

/** What people type; studios may add what their game is. */
export function EnquiryFields({ form, missing, typed }: EnquiryFieldsProps) {
  const { t } = useTranslation();
  const common = (name: keyof Enquiry) => ({
    name,
    problem: missing[name] ? t('contact.needed') : null,
    defaultValue: typed[name],
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...common('name')} label={t('contact.name')} autoComplete="name" maxLength={100} />
        <Field
          {...common('company')}
          label={t(form === 'developers' ? 'contact.studio' : 'contact.company')}
          autoComplete="organization"
          maxLength={120}
        />
        <Field {...common('email')} label={t('contact.email')} type="email" autoComplete="email" maxLength={254} />
        <PhoneField {...common('phone')} />
      </div>
      {form === 'developers' && <GameFields typed={typed} />}
      <TextArea {...common('message')} label={t('contact.message')} rows={6} maxLength={5000} />
    </>
  );
}

interface PhoneFieldProps {
  name: string;
  problem: string | null;
  defaultValue: string | undefined;
}

function PhoneField({ defaultValue = '', ...field }: PhoneFieldProps) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState({ digits: defaultValue, hasPlus: false });
  return (
    <Field
      {...field}
      label={t('contact.phone')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      pattern="[0-9]{1,9}"
      value={phone.digits}
      onChange={(event) => setPhone(phoneAfter(phone, event.target.value))}
      hint={t('contact.phoneHint')}
    />
  );
}

function GameFields({ typed }: Pick<EnquiryFieldsProps, 'typed'>) {
  const { t } = useTranslation();
  const unsaid = { value: '', label: t('contact.game.unsaid') };
  return (
    <>
      <Field
        label={t('contact.game.address')}
        name="web_address"
        inputMode="url"
        autoComplete="url"
        maxLength={300}
        hint={t('contact.game.addressHint')}
        defaultValue={typed.web_address}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('contact.game.stage')}
          name="game_stage"
          defaultValue={typed.game_stage}
          options={[unsaid, ...GAME_STAGES.map((value) => ({ value, label: t(`contact.game.stages.${value}`) }))]}
        />
        <Select
          label={t('contact.game.kind')}
          name="game_kind"
          defaultValue={typed.game_kind}
          options={[unsaid, ...GAME_KINDS.map((value) => ({ value, label: t(`contact.game.kinds.${value}`) }))]}
        />
      </div>
    </>
  );
}
