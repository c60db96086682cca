import { percentOf } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { coverIn } from '../../lib/picture';
import { useTranslation } from '../../lib/useTranslation';
import type { GameCard } from '../../lib/wire';
import { LinkButton } from '../../ui/Button';
import { Picture } from '../../ui/game/Picture';
import { Link } from '../../ui/Link';
import { CHILDREN_WITH_PHONE, SCHOOLS_WITHOUT_LAB } from './figures';

const LEAN = ['left-[1%] top-[15%] -rotate-9', 'left-[29%] top-[3%] rotate-2 z-10', 'left-[57%] top-[18%] rotate-10'];
/** The cover that lies above the others. */
const FRONT = 1;
const IN_FAN = '(min-width: 768px) min(18vw - 6px, 223px), min(41vw - 13px, 223px)';

/** The promise, the one action, two figures and three games. */
export function Hero({ fan }: { fan: GameCard[] }) {
  const { t } = useTranslation();
  return (
    <section className="hero-ground on-colour overflow-hidden text-white">
      <div className="edge column grid items-center gap-8 py-[clamp(1.75rem,6vw,4.5rem)] md:grid-cols-[1.1fr_1fr]">
        <div>
          {/* In em: the letters that stand in have another `ch`, and would break other lines. */}
          <h1 className="max-w-[9.7em] text-4xl xl:max-w-[8.5em] tracking-tight text-white">{t('home.promise')}</h1>
          <p className="mt-4 max-w-[21.6em] text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] leading-normal">
            {t('catalog.lead')}
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <LinkButton to="/games">{t('home.action')}</LinkButton>
            <a href="#how" className="px-3 py-3 font-semibold text-white underline underline-offset-4">
              {t('home.teacher')}
            </a>
          </div>
          <Figures />
        </div>
        <Fan games={fan} />
      </div>
    </section>
  );
}

function Figures() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const figures = [
    [SCHOOLS_WITHOUT_LAB, t('home.figures.labs')],
    [CHILDREN_WITH_PHONE, t('home.figures.phones')],
  ] as const;
  return (
    <div className="mt-7">
      <dl className="flex gap-7">
        {figures.map(([percent, what]) => (
          <div key={percent} className="flex max-w-[14em] flex-col-reverse justify-end text-sm">
            <dt>{what}</dt>
            <dd className="font-display text-[clamp(2rem,1.5rem+1.8vw,2.5rem)] font-extrabold leading-none text-sun">
              {percentOf(percent, language)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[46em] text-sm text-white/85">
        {t('home.figures.source')}{' '}
        <Link to="/about" className="text-white underline underline-offset-4">
          {t('home.more')}
        </Link>
      </p>
    </div>
  );
}

function Fan({ games }: { games: GameCard[] }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  return (
    <ul aria-label={t('home.fan')} className="relative mx-auto aspect-[1.36] w-full max-w-[34rem]">
      {games.map((game, n) => (
        <li
          key={game.id}
          className={`absolute w-[41%] transition-transform duration-200 focus-within:z-20 hover:-translate-y-2 motion-reduce:transform-none ${LEAN[n] ?? ''}`}
        >
          <Link to={`/games/${game.slug}`} className="block aspect-3/4 overflow-hidden rounded-[22px] shadow-float">
            <Picture
              src={coverIn(language, game)}
              alt={pick(game.title)}
              kind="cover"
              sizes={IN_FAN}
              loads={n === FRONT ? 'first' : 'eager'}
              className="size-full object-cover"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
