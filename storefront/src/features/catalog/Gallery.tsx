import { useState } from 'react';
import { useLanguage } from '../../lib/i18n';
import { pictureOf } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { Game } from '../../lib/wire';

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
        <img
          key={shown.url}
          src={pictureOf(shown.url)}
          alt={pick(shown.alt)}
          width={1280}
          height={720}
          fetchPriority="high"
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
              <img
                src={pictureOf(shot.url)}
                alt=""
                width={320}
                height={180}
                loading="lazy"
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
