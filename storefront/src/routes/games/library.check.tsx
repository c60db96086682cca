import { useLoaderData, useNavigate, type ClientLoaderFunctionArgs } from 'react-router';
import { CheckFile } from '../../features/library/check/CheckFile';
import { OurFiles } from '../../features/library/check/OurFiles';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { get } from '../../lib/http';
import { says, useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { Select } from '../../ui/form/Select';
import { BlockSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('library', 'catalog'));

/** The games with downloads, and the files of the chosen one: the first where none is chosen. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('game');
  return whileLoggedIn(request, async () => {
    const { entries } = await get('/v1/library');
    const games = entries.filter(({ downloads }) => downloads.length > 0);
    const game = games.find(({ gameId }) => gameId === wanted) ?? games[0];
    if (!game) return { games, game: null, files: [] };
    const { downloads } = await get('/v1/games/{gameId}/downloads', { params: { path: { gameId: game.gameId } } });
    return { games, game, files: downloads };
  });
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <Page narrow title={t('library.check.title')} lead={t('library.check.lead')}>
      <Head title={t('library.check.title')} hidden />
      <Waiting label={t('shell.checkingSession')}>
        <BlockSkeletons heights={['h-12', 'h-48']} />
      </Waiting>
    </Page>
  );
}

export default function CheckDownload() {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { games, game, files } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  return (
    <Page narrow title={t('library.check.title')} lead={t('library.check.lead')}>
      <Head title={t('library.check.title')} hidden />
      {game ? (
        <>
          <Select
            label={t('library.check.game')}
            options={games.map(({ gameId, title }) => ({ value: gameId, label: pick(title) }))}
            value={game.gameId}
            onChange={({ target }) => void navigate(`/library/check?game=${target.value}`, { replace: true })}
          />
          <CheckFile key={game.gameId} files={files} />
          <OurFiles files={files} />
        </>
      ) : (
        <EmptyState
          title={t('library.check.none')}
          action={<LinkButton to="/library">{t('library.open')}</LinkButton>}
        />
      )}
    </Page>
  );
}
