import type { ReactNode } from 'react';
import { day, pesos } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Order, RefundOption, RefundOptions } from '../../lib/wire';
import { Cover } from '../../ui/game/Cover';
import { isReturnable, keyOf, lastDayAtOnce } from './rights';

interface ChooseLinesProps {
  options: RefundOptions;
  order: Order;
  chosen: readonly string[];
  choose: (keys: string[]) => void;
}

/** The lines of an order: where there is a choice, each that can go back has a box to tick. */
export function ChooseLines({ options: { lines, wholeOnly }, order, chosen, choose }: ChooseLinesProps) {
  const { t } = useTranslation();
  const open = lines.filter(isReturnable);
  // What went back, or is about to, is told above.
  const shown = lines.filter((line) => isReturnable(line) || line.not === 'free');
  const hasChoice = open.length > 1 && !wholeOnly;
  const toggle = (key: string) => choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  const list = (
    <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card sm:px-5">
      {shown.map((line) => (
        <li key={keyOf(line)}>
          <Line
            line={line}
            order={order}
            ticked={chosen.includes(keyOf(line))}
            toggle={hasChoice && isReturnable(line) ? () => toggle(keyOf(line)) : null}
          />
        </li>
      ))}
    </ul>
  );
  if (!hasChoice) return <WithoutChoice wholeOnly={wholeOnly}>{list}</WithoutChoice>;
  return (
    <fieldset aria-describedby="lines-hint">
      <legend className="font-display text-2xl font-bold text-heading">{t('refunds.choose.title')}</legend>
      <p id="lines-hint" className="mt-1 text-muted">
        {t('refunds.choose.hint')}
      </p>
      {list}
    </fieldset>
  );
}

function WithoutChoice({ wholeOnly, children }: { wholeOnly: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="lines">
      <h2 id="lines" className="text-2xl">
        {t('refunds.choose.one')}
      </h2>
      {wholeOnly && <p className="mt-1 text-muted">{t('refunds.choose.wholeOnly')}</p>}
      {children}
    </section>
  );
}

function Line({
  line,
  order,
  ticked,
  toggle,
}: {
  line: RefundOption;
  order: Order;
  ticked: boolean;
  toggle: (() => void) | null;
}) {
  const { pick, language } = useLanguage();
  const { t } = useTranslation();
  const played = usePlayed();
  const cover = order.games.find(({ id }) => id === line.gameId)?.cover;
  const until = lastDayAtOnce(line);
  const way = until ? t('refunds.choose.atOnce', { date: day(until, language) }) : t('refunds.choose.asked');
  const about = line.not ? t('refunds.free') : `${played(line.minutesPlayed)} ${way}`;
  const content = (
    <>
      {cover && <Cover src={cover} className="w-14 shrink-0 !rounded-[12px] sm:w-16" />}
      <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[1fr_auto] sm:items-center">
        <span className="font-display text-lg font-bold leading-tight text-heading">{pick(line.title)}</span>
        {!line.not && <span className="font-bold sm:row-span-2 sm:text-right">{pesos(line.amount, language)}</span>}
        <span className="text-sm text-muted">{about}</span>
      </span>
    </>
  );
  if (!toggle) return <div className="flex items-center gap-4 py-4">{content}</div>;
  return (
    <label className="flex cursor-pointer items-center gap-4 py-4">
      <input type="checkbox" checked={ticked} onChange={toggle} className="size-6 shrink-0 accent-[var(--link)]" />
      {content}
    </label>
  );
}

/** How long something was played, in words. */
function usePlayed(): (minutes: number) => string {
  const { t } = useTranslation();
  return (minutes) => {
    if (minutes === 0) return t('refunds.choose.notPlayed');
    const time =
      minutes < 60
        ? t('refunds.choose.minutes', { count: minutes })
        : t('refunds.choose.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    return t('refunds.choose.played', { time });
  };
}
