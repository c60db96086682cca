import type { ClientLoaderFunctionArgs } from 'react-router';
import { CardResult } from '../../features/cards/CardResult';
import { behindLogin, requireRecord } from '../../lib/session/guard';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Head } from '../../ui/Head';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('cards', 'savedCards'));

/** Where the bank's form leads back to. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await requireRecord(request);
  return null;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('savedCards.result.title')} hidden />
      <Waiting label={t('shell.checkingSession')}>
        <BlockSkeletons heights={['h-44', 'h-12']} />
      </Waiting>
    </div>
  );
}

export default function CardResultPage() {
  const { t } = useTranslation();
  return (
    <div className="edge mx-auto max-w-3xl pb-16 pt-8 md:pt-11">
      <Head title={t('savedCards.result.title')} hidden />
      <CardResult />
    </div>
  );
}
