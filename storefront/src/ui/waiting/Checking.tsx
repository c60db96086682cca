import { sentences } from '../../lib/explain';
import { useTranslation } from '../../lib/useTranslation';
import { Spinner } from './Spinner';

interface CheckingProps {
  words: string;
  isFailing: boolean;
  failed: string;
}

/** That the shop is being asked again and again, and what fails about it while it does. */
export function Checking({ words, isFailing, failed }: CheckingProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mt-3 flex items-center gap-2">
        <Spinner small />
        {words}
      </p>
      <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
        {isFailing && sentences(failed, t('shell.errors.keepTrying'))}
      </p>
    </>
  );
}
