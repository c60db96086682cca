import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Field } from '../../ui/form/Field';
import { TextArea } from '../../ui/form/TextArea';
import { phoneAfter, type Enquiry, type EnquiryForm, type RefusedEnquiry } from './enquiry';

export type Missing = Partial<Record<keyof Enquiry, boolean>>;

interface EnquiryFieldsProps {
  form: EnquiryForm;
  missing: Missing;
  /** What a refused form brought. */
  typed: RefusedEnquiry['typed'];
  /** What one form has beside the five fields. */
  children?: ReactNode;
}

/** What people type in every form. */
export function EnquiryFields({ form, missing, typed, children }: EnquiryFieldsProps) {
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
      {children}
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
