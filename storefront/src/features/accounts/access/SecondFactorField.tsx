import { codeOf } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import { Field, type FieldProps } from '../../../ui/form/Field';

/** Whether a log-in, or a change of it, wants a code or did not like the one that came. */
export const isAboutCode = (problem: unknown): boolean =>
  ['second-factor-needed', 'second-factor-wrong'].includes(codeOf(problem));

/** Asks for the code of an app, or for a recovery code: those have letters, so no keys of digits alone. */
export function SecondFactorField(props: Partial<FieldProps>) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('account.secondFactor.code')}
      hint={t('account.secondFactor.hint')}
      name="second_factor"
      autoComplete="one-time-code"
      inputMode="text"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
    />
  );
}
