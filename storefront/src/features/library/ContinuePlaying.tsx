import { dayInChile } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry } from '../../lib/wire';
import { Cover } from '../../ui/game/Cover';
import { PlayButton } from './PlayActions';

/** The game played last, to go on with it at once. */
export function ContinuePlaying({ entry }: { entry: LibraryEntry }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <section
      aria-labelledby="continue"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:flex-nowrap"
    >
      <Cover src={coverIn(language, entry)} eager className="w-20 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <h2 id="continue" className="text-sm font-bold text-muted">
          {t('library.continue.title')}
        </h2>
        <p className="font-display text-2xl font-extrabold text-heading">{pick(entry.title)}</p>
        {entry.lastPlayedAt && (
          <p className="text-sm text-muted">
            {t('library.continue.last', { date: dayInChile(entry.lastPlayedAt, language) })}
          </p>
        )}
      </div>
      <div className="w-full sm:w-64 sm:shrink-0">
        <PlayButton game={entry} />
      </div>
    </section>
  );
}
