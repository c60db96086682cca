import { useSession } from '../../../lib/session/session';
import { useTranslation } from '../../../lib/useTranslation';
import { LinkButton } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';

interface AgeCheckProps {
  age: number;
  isConfirmed: boolean;
  missed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
}

/** Asks buyers of a game for older people for their age; an account that is known to be a child's cannot say so. */
export function AgeCheck({ age, isConfirmed, missed, onConfirm }: AgeCheckProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  if (user.minor)
    return (
      <ErrorNotice
        title={t('buying.pay.tooYoung', { age })}
        action={
          <LinkButton look="secondary" to="/cart">
            {t('buying.pay.back')}
          </LinkButton>
        }
      >
        {t('buying.pay.nothing')}
      </ErrorNotice>
    );
  return (
    <Checkbox
      name="age"
      checked={isConfirmed}
      onChange={(event) => onConfirm(event.target.checked)}
      problem={missed && !isConfirmed ? t('buying.pay.ageNeeded', { age }) : null}
      label={t('buying.pay.age', { age })}
    />
  );
}
