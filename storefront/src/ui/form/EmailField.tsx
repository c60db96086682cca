import { useTranslation } from '../../lib/useTranslation';
import { Field, type FieldProps } from './Field';

/** Asks for an e-mail address. */
export function EmailField(props: Partial<FieldProps>) {
  const { t } = useTranslation();
  return (
    <Field label={t('account.email')} name="email" type="email" autoComplete="email" inputMode="email" {...props} />
  );
}
