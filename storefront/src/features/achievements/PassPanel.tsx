import { useEffect, useEffectEvent, useState } from 'react';
import { get, post } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { usePolling } from '../../lib/hooks/usePolling';
import { useTranslation } from '../../lib/useTranslation';
import type { PassState } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';
import { Select } from '../../ui/form/Select';
import { countdownText, spokenAt } from './countdown';

type PassEnding = Exclude<PassState, 'open' | 'none'>;

interface Minted {
  code: string;
  /** In milliseconds of this page: its computer's clock may be set while the code is good. */
  endsAt: number;
}

interface PassPanelProps {
  games: readonly { id: string; slug: string; name: string }[];
  /** The game that is chosen at first. */
  requestedSlug: string | null;
  onConnected: () => void;
}

/** A code that is typed into a downloaded game, and how long it is still good. */
export function PassPanel({ games, requestedSlug, onConnected }: PassPanelProps) {
  const { t } = useTranslation();
  const [slug, setSlug] = useState(games.find((game) => game.slug === requestedSlug)?.slug ?? games[0]?.slug ?? '');
  const gameId = games.find((game) => game.slug === slug)?.id;
  const { minted, ended, mint, end, forget, busy, wrong } = usePass(gameId, onConnected);
  return (
    <Section title={t('achievements.pass.code')} lead={t('achievements.pass.downloadsOnly')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <Select
        label={t('achievements.pass.game')}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value);
          forget();
        }}
        options={games.map(({ slug: value, name }) => ({ value, label: name }))}
      />
      {minted && <OpenPass key={minted.code} minted={minted} onEnded={end} />}
      <p role="status" className={ended ? 'font-semibold' : 'sr-only'}>
        {ended && t(`achievements.pass.${ended}`)}
      </p>
      <div>
        <Button onClick={mint} busy={busy} look={minted ? 'secondary' : 'primary'}>
          {t(minted || ended ? 'achievements.pass.again' : 'achievements.pass.mint')}
        </Button>
      </div>
    </Section>
  );
}

function usePass(gameId: string | undefined, onConnected: () => void) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('achievements.pass.failed'));
  const [minted, setMinted] = useState<Minted | null>(null);
  const [ended, setEnded] = useState<PassEnding | null>(null);
  const mint = (): void =>
    void run(async () => {
      if (!gameId) return;
      const { code, secondsLeft } = await post('/v1/achievements/passes', { body: { gameId } });
      setEnded(null);
      setMinted({ code, endsAt: performance.now() + secondsLeft * 1_000 });
    });
  const end = (state: PassEnding): void => {
    setMinted(null);
    setEnded(state);
    if (state === 'used') onConnected();
  };
  const forget = (): void => {
    setMinted(null);
    setEnded(null);
  };
  return { minted, ended, mint, end, forget, busy, wrong };
}

const ASK_MS = 2_000;

interface OpenPassProps {
  minted: Minted;
  onEnded: (state: PassEnding) => void;
}

function OpenPass({ minted: { code, endsAt }, onEnded }: OpenPassProps) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(endsAt);
  useEnding(seconds, onEnded);
  const spoken = spokenAt(seconds);
  return (
    <div className="rounded-card bg-sun-soft px-3 py-5 text-center text-sun-text">
      <p
        className="font-mono text-3xl font-bold tracking-[0.08em] whitespace-nowrap select-all sm:text-5xl sm:tracking-[0.15em]"
        aria-hidden="true"
      >
        {code.slice(0, 4)}-{code.slice(4)}
      </p>
      <p className="sr-only">{t('achievements.pass.spelled', { code: [...code].join(' ') })}</p>
      <p className="mt-3 text-lg font-semibold tabular-nums" aria-hidden="true">
        {t('achievements.pass.left', { time: countdownText(seconds) })}
      </p>
      {/* Read out a few times on the way, never each second. */}
      <p role="status" className="sr-only">
        {spoken.minutes > 0
          ? t('achievements.pass.spokenMinutes', { count: spoken.minutes })
          : t('achievements.pass.spoken', { count: spoken.seconds })}
      </p>
      <p className="measure mx-auto mt-3">{t('achievements.pass.hint')}</p>
    </div>
  );
}

/** Tells when the pass is used or given up, or has run down. */
function useEnding(seconds: number, onEnded: (state: PassEnding) => void): void {
  usePolling(async () => {
    const { state } = await get('/v1/achievements/passes/latest');
    if (state === 'open' || state === 'none') return false;
    onEnded(state);
    return true;
  }, ASK_MS);
  const runDown = useEffectEvent(() => onEnded('expired'));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) runDown();
  }, [isOver]);
}

const secondsUntil = (endsAt: number): number => Math.max(0, Math.ceil((endsAt - performance.now()) / 1_000));

function useSecondsUntil(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
