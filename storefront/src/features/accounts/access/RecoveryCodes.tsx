import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { keepFile } from '../keep-file';
import { StepHeading } from './StepHeading';

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes, shown this once, and the ways to keep them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const download = () => {
    const lines = [t('settings.account.secondFactor.codes.head'), '', ...codes, ''];
    const file = new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' });
    keepFile(file, t('settings.account.secondFactor.codes.file'));
  };
  return (
    <>
      <StepHeading>{t('settings.account.secondFactor.codes.title')}</StepHeading>
      <p className="measure">{t('settings.account.secondFactor.codes.text')}</p>
      <ul
        aria-label={t('settings.account.secondFactor.codes.list')}
        translate="no"
        className="grid gap-x-6 gap-y-2 rounded-[14px] border border-line bg-paper p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')}>{t('settings.account.secondFactor.codes.copy')}</CopyButton>
        <Button look="secondary" onClick={download}>
          {t('settings.account.secondFactor.codes.download')}
        </Button>
      </div>
      <div>
        <Button onClick={onSaved}>{t('settings.account.secondFactor.codes.saved')}</Button>
      </div>
    </>
  );
}
