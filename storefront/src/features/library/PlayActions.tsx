import { Clock3, Gamepad2, Library } from 'lucide-react';
import { fileSize } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Both, DownloadEntry } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { DownloadButton } from './DownloadButton';
import { forThisComputer } from './download';
import { Link } from '../../ui/Link';

/** A game that a person may play, and how it can be played now. */
export interface PlayableGame {
  gameId: string;
  slug: string;
  title: Both;
  web: boolean;
  downloads: readonly DownloadEntry[];
}

/** Plays a game or downloads it; where there is neither yet, says so. */
export function PlayActions({ game }: { game: PlayableGame }) {
  const { slug, title, web, downloads } = game;
  const [first] = forThisComputer(downloads, navigator.userAgent);
  if (!web && !first) return <Soon />;
  return (
    <div className="grid gap-2">
      {web && <PlayLink slug={slug} title={title} />}
      {first && <DownloadButton title={title} file={first} look={web ? 'secondary' : 'primary'} wide />}
      <AllDownloads game={game} />
    </div>
  );
}

/** The one thing to do with a game now, as tall as any other button; null while it is not known how the game plays. */
export function PlayButton({ game }: { game: PlayableGame | null }) {
  const { t } = useTranslation();
  const [first] = forThisComputer(game?.downloads ?? [], navigator.userAgent);
  if (game?.web) return <PlayLink slug={game.slug} title={game.title} />;
  if (game && first) return <DownloadButton title={game.title} file={first} wide />;
  return (
    <LinkButton to="/library" wide>
      <Library aria-hidden="true" className="size-5" />
      {t('library.open')}
    </LinkButton>
  );
}

function PlayLink({ slug, title }: Pick<PlayableGame, 'slug' | 'title'>) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <LinkButton to={`/webgame/${slug}`} state={{ starts: true }} wide>
      <Gamepad2 aria-hidden="true" className="size-5" />
      {t('library.play')} <span className="sr-only">{pick(title)}</span>
    </LinkButton>
  );
}

function Soon() {
  const { t } = useTranslation();
  return (
    <div className="rounded-[14px] bg-line px-4 py-2.5">
      <p className="flex items-center gap-2 font-bold">
        <Clock3 aria-hidden="true" className="size-5 shrink-0" />
        {t('library.soon')}
      </p>
      <p className="mt-0.5 text-sm">{t('library.soonText')}</p>
    </div>
  );
}

/** Every file with its platform and version, and where a downloaded one can be checked; nothing without files. */
export function AllDownloads({ game: { gameId, title, downloads } }: { game: PlayableGame }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  if (downloads.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-link">
        {t('library.downloads')} <span className="sr-only">{pick(title)}</span>
      </summary>
      <ul className="grid gap-3 pb-2 pt-1">
        {forThisComputer(downloads, navigator.userAgent).map((file) => (
          <li key={file.buildId}>
            <p className="mb-1 text-sm">
              <strong>{t(`catalog.platforms.${file.platform}`)}</strong>,{' '}
              {t('library.version', { version: file.version })}, {fileSize(file.size, language)}
            </p>
            <DownloadButton title={title} file={file} look="secondary" wide />
          </li>
        ))}
      </ul>
      <Link to={`/library/check?game=${gameId}`} className="link inline-block py-2 text-sm">
        {t('library.check.link')} <span className="sr-only">{pick(title)}</span>
      </Link>
    </details>
  );
}
