import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { momentInChile } from '../../lib/format';
import { get } from '../../lib/http';
import { languageOf, says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { Button } from '../../ui/Button';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';

export const handle = says('support');

export function loader({ request }: LoaderFunctionArgs) {
  return get('/v1/status', { language: languageOf(request), anonymous: true });
}

const LOOKS = {
  working: { Sign: CircleCheck, colour: 'text-mint-text' },
  slow: { Sign: CircleAlert, colour: 'text-sun-text' },
  down: { Sign: CircleX, colour: 'text-danger' },
} as const;

export default function Status() {
  const { t, language } = useTranslation();
  const { checkedAt, parts } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const isWell = parts.every(({ status }) => status === 'working');
  return (
    <Page narrow title={t('support.health.title')} lead={t(isWell ? 'support.health.well' : 'support.health.unwell')}>
      <Head title={t('support.health.title')} hidden />
      <ul className="grid gap-3">
        {parts.map(({ name, status }) => {
          const { Sign, colour } = LOOKS[status];
          return (
            <li key={name} className="flex items-start gap-4 rounded-card border border-line bg-surface p-4">
              <Sign aria-hidden="true" className={`mt-0.5 size-7 shrink-0 ${colour}`} />
              <div className="min-w-0">
                <p className="font-bold">
                  {t(`support.health.parts.${name}`)}: {t(`support.health.states.${status}`)}
                </p>
                <p className="text-muted">{t(`support.health.about.${name}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {/* The browser formats dates a little differently from the server. */}
      <p className="mt-5 text-sm text-muted" suppressHydrationWarning>
        {t('support.health.checkedAt', { at: momentInChile(checkedAt, language) })}
      </p>
      <Button look="secondary" className="mt-3" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('support.health.again')}
      </Button>
    </Page>
  );
}
