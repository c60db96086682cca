import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryEntry } from '../../lib/wire';
import { Link } from '../../ui/Link';

/** Why no code is offered for a game that has no download. */
export function InTheBrowser({ game: { slug, title } }: { game: Pick<LibraryEntry, 'slug' | 'title'> }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  return (
    <div className="rounded-[14px] bg-mint-soft p-4 text-mint-text">
      <p className="measure font-semibold">{t('achievements.pass.inBrowser', { title: pick(title) })}</p>
      <Link to={`/games/${slug}`} className="mt-1 inline-block py-1 font-semibold underline">
        {t('achievements.pass.toGame', { title: pick(title) })}
      </Link>
    </div>
  );
}
