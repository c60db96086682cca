import { useSession } from '../../../lib/session';
import { useTranslation } from '../../../lib/useTranslation';
import { LinkButton } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';

interface AgeCheckProps {
  age: number;
  told: boolean;
  missed: boolean;
  onTell: (told: boolean) => void;
}

/** Asks buyers of a game for older people for their age; an account that is known to be a child's cannot say so. */
export function AgeCheck({ age, told, missed, onTell }: AgeCheckProps) {
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
      checked={told}
      onChange={(event) => onTell(event.target.checked)}
      problem={missed && !told ? t('buying.pay.ageNeeded', { age }) : null}
      label={t('buying.pay.age', { age })}
    />
  );
}
