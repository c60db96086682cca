import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';
import { CopyButton } from '../../ui/CopyButton';
import { useOrigin } from '../../ui/Head';
import { INPUT } from '../../ui/form/Field';

/** The card of a game for a teacher's own page, as code to be copied. */
export function EmbedCode({ game }: { game: Game }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const title = pick(game.title).replaceAll('"', '&quot;');
  const code = `<iframe src="${useOrigin()}/embed/${language}/${game.slug}" title="${title} · Ludoteca" width="480" height="230" loading="lazy" style="border:0;max-width:100%"></iframe>`;

  return (
    <details className="measure">
      <summary className="link w-fit py-2">{t('catalog.game.embed.title')}</summary>
      <p className="mt-2 text-muted">{t('catalog.game.embed.lead')}</p>
      <textarea
        readOnly
        rows={4}
        aria-label={t('catalog.game.embed.code')}
        value={code}
        onFocus={(event) => event.target.select()}
        className={`${INPUT} mt-3 font-mono text-sm`}
      />
      <div className="needs-scripts mt-3 flex flex-wrap gap-3">
        <CopyButton text={code}>{t('catalog.game.embed.copy')}</CopyButton>
      </div>
    </details>
  );
}
