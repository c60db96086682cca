import { useState } from 'react';
import { useTranslation } from '../../lib/useTranslation';
import { Field, type FieldProps } from './Field';

/** A password that may be shown, so that a child or a tired parent can see what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'aside'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <button
          type="button"
          aria-label={shown ? t('shell.password.hidePassword') : t('shell.password.showPassword')}
          onClick={() => setShown(!shown)}
          className="min-h-9 rounded-full px-3 font-semibold text-link"
        >
          {shown ? t('shell.password.hide') : t('shell.password.show')}
        </button>
      }
    />
  );
}
