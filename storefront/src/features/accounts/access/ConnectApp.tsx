import { useEffect, useState } from 'react';
import { post } from '../../../lib/http';
import { useTranslation } from '../../../lib/useTranslation';
import type { AppKey } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { CodeForm } from './CodeForm';
import { StepHeading } from './StepHeading';

interface ConnectAppProps {
  appKey: AppKey;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Hands the key over to an app, and turns two-step log-in on by a code that the app shows. */
export function ConnectApp({ appKey, onConfirmed, onCancel }: ConnectAppProps) {
  const { t } = useTranslation();
  const confirm = async (code: string) => {
    const { recoveryCodes } = await post('/v1/users/second-factor/confirm', { body: { code } });
    onConfirmed(recoveryCodes);
  };
  return (
    <>
      <StepHeading>{t('settings.account.secondFactor.app.title')}</StepHeading>
      <Handover appKey={appKey} />
      <CodeForm
        hint={t('settings.account.secondFactor.app.hint')}
        send={confirm}
        buttons={(busy) => (
          <>
            <Button type="submit" busy={busy}>
              {t(busy ? 'settings.account.secondFactor.sending' : 'settings.account.secondFactor.app.confirm')}
            </Button>
            <Button look="secondary" onClick={onCancel}>
              {t('settings.account.secondFactor.cancel')}
            </Button>
          </>
        )}
      />
    </>
  );
}

/** The key for a camera, for the device itself, and for a person who types it. */
function Handover({ appKey: { key, address } }: { appKey: AppKey }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="measure">{t('settings.account.secondFactor.app.scan')}</p>
      <QrCode address={address} />
      <p>
        <a href={address} className="link inline-block py-1">
          {t('settings.account.secondFactor.app.open')}
        </a>
      </p>
      <div>
        <p>{t('settings.account.secondFactor.app.key')}</p>
        <p translate="no" className="mt-1 font-mono text-lg font-semibold">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={key}>{t('settings.account.secondFactor.app.copyKey')}</CopyButton>
      </div>
    </>
  );
}

const SIDE = 240;
/** Cameras want so many light modules around a code, also where the page is dark. */
const QUIET_MODULES = 4;

function QrCode({ address }: { address: string }) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    // Where it does not come, the written key is enough.
    import('uqr').then(
      ({ renderSVG }) => left || setDrawn(renderSVG(address, { border: QUIET_MODULES })),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [address]);
  return (
    <div className="size-60 max-w-full rounded-[14px] border border-line bg-white">
      {drawn && (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn)}`}
          alt={t('settings.account.secondFactor.app.picture')}
          width={SIDE}
          height={SIDE}
          className="size-full rounded-[14px]"
        />
      )}
    </div>
  );
}
