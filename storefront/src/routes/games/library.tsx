import { useEffect, useEffectEvent } from 'react';
import {
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ContinuePlaying } from '../../features/library/ContinuePlaying';
import { Devices } from '../../features/library/Devices';
import { filtered, filtersOf, isHere, offeredBy, type ShownEntry } from '../../features/library/filters';
import { LibraryFilterBar } from '../../features/library/LibraryFilterBar';
import { FoldedGames, LibraryGames, LIBRARY_GRID } from '../../features/library/LibraryGames';
import { Presets } from '../../features/library/Presets';
import { keepLibrary } from '../../features/offline/kept-library';
import { useCopies } from '../../lib/games/kept-copies';
import { behindLogin, whileLoggedIn } from '../../lib/session/guard';
import { useSession } from '../../lib/session/session';
import { get } from '../../lib/http';
import { says } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry, LibraryReply } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Head } from '../../ui/Head';
import { Page } from '../../ui/Page';
import { CoverSkeletons, Waiting } from '../../ui/waiting/Skeleton';

export const handle = behindLogin(says('library', 'catalog', 'returns'));

/** What the person may play, last played first. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return whileLoggedIn(request, async () => {
    const library = await get('/v1/library');
    keepLibrary(library.entries);
    return library;
  });
}

/** Filters only choose from what is here. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export function HydrateFallback() {
  const { t } = useTranslation();
  return (
    <Page title={t('library.title')}>
      <Head title={t('library.title')} hidden />
      <Waiting label={t('shell.checkingSession')}>
        <div className={LIBRARY_GRID}>
          <CoverSkeletons count={4} />
        </div>
      </Waiting>
    </Page>
  );
}

export default function LibraryPage() {
  const { t } = useTranslation();
  const library = useLoaderData<typeof clientLoader>();
  const entries = useKept(library.entries);
  const { revalidate } = useRevalidator();
  return (
    <Page title={t('library.title')}>
      <Head title={t('library.title')} hidden />
      {library.entries.length === 0 ? <Empty /> : <Games {...library} entries={entries} />}
      <Devices devices={library.devices} onChanged={revalidate} />
    </Page>
  );
}

/** The games, each with whether this browser keeps it. What may be played no more is let go. */
function useKept(entries: readonly LibraryEntry[]): ShownEntry[] {
  const { userId } = useSession().user;
  const kept = useCopies(userId).map(({ slug }) => slug);
  const playable = entries.filter(({ web, takenDown }) => web && !takenDown).map(({ slug }) => slug);
  const isOver = kept.some((slug) => !playable.includes(slug));
  const tidy = useEffectEvent(async () => {
    if (userId) await (await import('../../features/play/copies/tidy')).keepOnly(userId, playable);
  });
  useEffect(() => {
    if (isOver) void tidy();
  }, [isOver]);
  return entries.map((entry) => ({ ...entry, isKept: kept.includes(entry.slug) }));
}

function Empty() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('library.emptyTitle')}
      action={
        <>
          <LinkButton to="/games">{t('shell.errors.games')}</LinkButton>
          <LinkButton look="secondary" to="/games?price=free">
            {t('shell.seeFree')}
          </LinkButton>
        </>
      }
    >
      {t('library.empty')}
    </EmptyState>
  );
}

function Games({ entries, devices, presets }: LibraryReply & { entries: ShownEntry[] }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const offered = offeredBy(entries, devices.length > 0);
  const filters = filtersOf(search, offered);
  const shown = filtered(entries, filters);
  const here = shown.filter(isHere);
  const last = entries.find(({ lastPlayedAt, web, downloads }) => lastPlayedAt && (web || downloads.length > 0));
  return (
    <>
      {last && <ContinuePlaying entry={last} />}
      {entries.length > 1 && <LibraryFilterBar filters={filters} offered={offered} />}
      <Presets presets={presets} filters={filters} onChanged={() => void revalidate()} />
      <p role="status" className="mb-5 mt-4 font-semibold text-muted">
        {t('library.count', { count: here.length })}
      </p>
      {shown.length > 0 ? (
        <>
          {here.length > 0 && <LibraryGames entries={here} />}
          <FoldedGames entries={shown.filter((entry) => !here.includes(entry))} />
        </>
      ) : (
        <EmptyState
          title={t('library.filters.noneTitle')}
          action={<LinkButton to="/library">{t('library.filters.clear')}</LinkButton>}
        >
          {t('library.filters.none')}
        </EmptyState>
      )}
    </>
  );
}
