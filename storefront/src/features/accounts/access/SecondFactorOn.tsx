import { dayInChile } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { SecondFactorStatus } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Fact } from '../../../ui/Fact';
import { CodeForm } from './CodeForm';

/** From fewer than this on, a lost phone could soon lock its owner out. */
const FEW_CODES = 3;

interface SecondFactorOnProps {
  status: SecondFactorStatus;
  onRenewed: (recoveryCodes: readonly string[]) => void;
  onEnded: (message: string) => void;
}

/** Two-step log-in that is on: since when, and the ways to new recovery codes and to its end. */
export function SecondFactorOn({ status, onRenewed, onEnded }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const send = async (code: string, button: string | null) => {
    if (button === 'end') onEnded((await post('/v1/users/second-factor/end', { body: { code } })).message);
    else onRenewed((await post('/v1/users/second-factor/recovery-codes', { body: { code } })).recoveryCodes);
  };
  return (
    <>
      <Facts status={status} />
      <p className="measure">{t('settings.account.secondFactor.manage')}</p>
      <CodeForm
        send={send}
        buttons={(busy) => (
          <>
            <Button type="submit" look="secondary" value="renew" busy={busy}>
              {t('settings.account.secondFactor.renew')}
            </Button>
            <Button type="submit" look="secondary" value="end" busy={busy} className="text-danger!">
              {t('settings.account.secondFactor.end')}
            </Button>
          </>
        )}
      />
    </>
  );
}

function Facts({ status: { since, recoveryCodesLeft: count } }: { status: SecondFactorStatus }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      <dl className="grid gap-2">
        {since && <Fact name={t('settings.account.secondFactor.since')}>{dayInChile(since, language)}</Fact>}
        <Fact name={t('settings.account.secondFactor.left')}>
          {t('settings.account.secondFactor.leftOf', { count })}
        </Fact>
      </dl>
      {count < FEW_CODES && (
        <p className="measure rounded-[14px] bg-sun-soft p-4 font-semibold text-sun-text">
          {t(count > 0 ? 'settings.account.secondFactor.few' : 'settings.account.secondFactor.none')}
        </p>
      )}
    </>
  );
}
