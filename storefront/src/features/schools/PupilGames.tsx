import { Play } from 'lucide-react';
import { day } from '../../lib/format';
import { useTranslation } from '../../lib/useTranslation';
import type { PupilClass } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Cover } from '../../ui/game/Cover';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';

/** The games of a pupil's class, with this pupil's own progress. */
export function PupilGames({ of: { games, canPlay, endsOn } }: { of: PupilClass }) {
  const { t, language } = useTranslation();
  return (
    <div className="grid gap-6">
      {!canPlay && <ErrorNotice title={t('pupils.class.closed')} />}
      {games.length === 0 ? (
        <EmptyState title={t('pupils.class.none')}>{t('pupils.class.noneText')}</EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {games.map((game) => (
            <PupilGame key={game.id} game={game} canPlay={canPlay} />
          ))}
        </ul>
      )}
      <p className="text-muted">{t('pupils.class.until', { date: day(endsOn, language) })}</p>
    </div>
  );
}

function PupilGame({ game, canPlay }: { game: PupilClass['games'][number]; canPlay: boolean }) {
  const { t, pick } = useTranslation();
  const { minutes, unlocked, total } = game.mine;
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-surface p-3 shadow-card">
      <Cover src={game.cover} className="w-20 shrink-0 !rounded-[12px]" />
      <div className="grid min-w-0 grow gap-2">
        <h2 className="text-lg">{pick(game.title)}</h2>
        <p className="text-sm text-muted">{t('pupils.class.progress', { minutes, unlocked, total })}</p>
        {canPlay && (
          <div>
            <LinkButton
              to={`/webgame/${game.slug}`}
              aria-label={t('pupils.class.playTitle', { title: pick(game.title) })}
            >
              <Play aria-hidden="true" className="size-5" />
              {t('pupils.class.play')}
            </LinkButton>
          </div>
        )}
      </div>
    </li>
  );
}
