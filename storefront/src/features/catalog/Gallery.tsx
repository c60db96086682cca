import { useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';
import { Picture } from '../../ui/game/Picture';

const LARGE = '(min-width: 1024px) min(92vw - 408px, 792px), calc(100vw - 32px)';
const SMALL = '(min-width: 1024px) min(31vw - 144px, 256px), calc(33vw - 19px)';

/** Pictures of play: one large, the others a click away. */
export function Gallery({ shots }: { shots: Game['screenshots'] }) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const [chosen, choose] = useState<number | null>(null);
  const index = chosen ?? 0;
  const shown = shots[index] ?? shots[0];
  if (!shown) return null;
  return (
    <section aria-label={t('catalog.game.shots')}>
      <div className="aspect-video overflow-hidden rounded-card bg-line shadow-card">
        <Picture
          key={shown.url}
          src={shown.url}
          alt={pick(shown.alt)}
          kind="shot"
          sizes={LARGE}
          loads="first"
          // The first one is what a visitor waits for: it is there at once.
          className={`size-full object-cover ${chosen === null ? '' : 'rise'}`}
        />
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-3">
        {shots.map((shot, n) => (
          <li key={shot.url}>
            <a
              href={shot.url}
              aria-label={t('catalog.game.shot', { n: n + 1, total: shots.length })}
              aria-current={n === index ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                choose(n);
              }}
              className="block aspect-video overflow-hidden rounded-[12px] border-4 border-transparent aria-[current=true]:border-link"
            >
              <Picture src={shot.url} alt="" kind="shot" sizes={SMALL} className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
