import { lazy, Suspense, useCallback, useState } from 'react';
import { momentInChile, spokenTime } from '../../../lib/format';
import { get } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useLoaded } from '../../../lib/hooks/useLoaded';
import { useTranslation } from '../../../lib/useTranslation';
import type { PlayLine, PlayLines as Lines } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { notify } from '../../../ui/notice';
import { Section } from '../../../ui/Section';
import { useAction } from '../../../lib/hooks/useAction';

const ContestDialog = lazy(async () => ({ default: (await import('./ContestDialog')).ContestDialog }));

const load = (): Promise<Lines> => get('/v1/play-time');

/** Every session as it was counted. Each can be contested. @param onChange the sums are others now */
export function PlayLines({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation();
  const { lines, hasFailed, again, more, busy } = useLines();
  const [contested, setContested] = useState<PlayLine | null>(null);
  const done = useCallback(() => {
    setContested(null);
    notify({ tone: 'success', title: t('stats.contest.done') });
    again();
    onChange();
  }, [again, onChange, t]);

  if (hasFailed)
    return (
      <ErrorNotice
        title={t('stats.lines.failed')}
        action={<Button onClick={again}>{t('shell.errors.retry')}</Button>}
      />
    );
  if (!lines || lines.lines.length === 0) return null;
  return (
    <Section title={t('stats.lines.title')} lead={t('stats.lines.lead')}>
      <ul className="grid gap-1">
        {lines.lines.map((line) => (
          <Line key={line.id} line={line} onContest={() => setContested(line)} />
        ))}
      </ul>
      {lines.more && (
        <Button look="secondary" busy={busy} onClick={() => void more()}>
          {t('stats.lines.more')}
        </Button>
      )}
      <Suspense>
        {contested && <ContestDialog line={contested} onClose={() => setContested(null)} onDone={done} />}
      </Suspense>
    </Section>
  );
}

function useLines() {
  const { t } = useTranslation();
  const { loaded, put, again } = useLoaded(load, 'lines');
  const { busy, wrong, run } = useAction(t('stats.lines.failed'));
  const lines = loaded.at === 'here' ? loaded.value : null;
  const more = () =>
    run(async () => {
      const last = lines?.lines.at(-1);
      if (!lines || !last) return;
      const older = await get('/v1/play-time', { params: { query: { before: last.startedAt } } });
      put({ lines: [...lines.lines, ...older.lines], more: older.more });
    });
  return { lines, hasFailed: loaded.at === 'failed' || wrong !== null, again, more, busy };
}

function Line({ line, onContest }: { line: PlayLine; onContest: () => void }) {
  const { t } = useTranslation();
  const { language, pick } = useLanguage();
  const when = momentInChile(line.startedAt, language);
  const game = line.title ? pick(line.title) : t('stats.games.gone');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{game}</p>
        <p className="text-sm text-muted">{when}</p>
      </div>
      <p className="w-24 tabular-nums">{spokenTime(line.seconds)}</p>
      <p className="grow text-sm text-muted sm:w-40 sm:grow-0">{t(`stats.lines.${stateOf(line)}`)}</p>
      <div className="w-20 text-right">
        {line.endedAt && !line.contested && (
          <button type="button" onClick={onContest} className="link min-h-11">
            {t('stats.lines.contest')}
            <span className="sr-only">
              : {game}, {when}
            </span>
          </button>
        )}
      </div>
    </li>
  );
}

function stateOf({ endedAt, contested, channel }: PlayLine) {
  if (contested) return contested;
  if (!endedAt) return 'running';
  return channel === 'live' ? 'counts' : 'limitsOnly';
}
