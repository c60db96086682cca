import { useLoaderData, type ClientLoaderFunctionArgs } from 'react-router';
import { NewGame } from '../../features/publishing/NewGame';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { StudioGameItem } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { PageSkeleton } from '../../ui/waiting/Skeleton';
import { Tag } from '../../ui/Tag';
import { Link } from '../../ui/Link';
import { stateText } from '../../features/publishing/state';

export const handle = behindLogin(says('publishing'));

/** The games of the person's studios, and whether they have a studio at all. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const [{ studios }, { games }] = await Promise.all([get('/v1/developer'), get('/v1/developer/games')]);
    return { studios, games };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return <PageSkeleton title={t('publishing.upload.title')} heights={['h-72', 'h-40']} />;
}

export default function UploadPage() {
  const { t } = useTranslation();
  const { studios, games } = useLoaderData<typeof clientLoader>();
  const own = studios.filter(({ role }) => role !== 'reader');
  return (
    <Page narrow title={t('publishing.upload.title')} lead={t('publishing.upload.lead')}>
      <Head title={t('publishing.upload.title')} hidden />
      {studios.length === 0 ? (
        <EmptyState
          title={t('publishing.upload.noStudio')}
          action={<LinkButton to="/developer">{t('publishing.upload.become')}</LinkButton>}
        >
          {t('publishing.upload.noStudioText')}
        </EmptyState>
      ) : (
        <div className="grid gap-8">
          {own.length > 0 && <NewGame studios={own} />}
          {games.length > 0 && <Games games={games} />}
        </div>
      )}
    </Page>
  );
}

function Games({ games }: { games: readonly StudioGameItem[] }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('publishing.upload.games')}</h2>
      <ul className="grid gap-3">
        {games.map(({ id, slug, title, state, withdrawnBy, review }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
            <Link to={`/developer/${slug}/edit`} className="link grow py-1 text-lg">
              {pick(title) || title.es}
            </Link>
            <Tag tone={state === 'released' ? 'mint' : 'plain'}>{t(stateText({ state, withdrawnBy }))}</Tag>
            <Link to={`/developer/${slug}/achievements`} className="link inline-block py-2">
              {t('publishing.achievements')} <span className="sr-only">{pick(title) || title.es}</span>
            </Link>
            {review && <Tag tone="sun">{t(`publishing.reviews.${review}`)}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  );
}
