import { HardDriveDownload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { dayInChile, fileSize } from '../../../lib/format';
import { useCopies } from '../../../lib/games/kept-copies';
import { useAction } from '../../../lib/hooks/useAction';
import { useLanguage, useTexts } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import type { KeptAs } from '../keeping-protocol';
import { forgetCopies, keepGame, type GameToKeep } from './keep-game';

const TEXTS = ['copies'] as const;

export interface KeepOfflineProps extends GameToKeep {
  /** Unpacked; null where that is not known. */
  bytes: number | null;
}

/** Keeps the game in this browser to be played without a connection, or lets it go; nothing where the shop keeps no pages in browsers. */
export function KeepOffline(props: KeepOfflineProps) {
  const { offline = false } = (useRouteLoaderData('root') as { offline?: boolean } | undefined) ?? {};
  const isReady = useTexts(TEXTS);
  return offline && isReady && <Keeping {...props} />;
}

function Keeping({ bytes, ...game }: KeepOfflineProps) {
  const { t, language } = useTranslation();
  const { pick } = useLanguage();
  const { copy, busy, wrong, part, failed, isForgotten, keep, forget } = useKeeping(game);
  const button = useRef<HTMLButtonElement>(null);
  const title = pick(game.title);
  // Each change is read out.
  const percent = Math.floor(part * 10) * 10;
  return (
    <div className="mt-2 grid gap-2 text-sm">
      <p role="status" className="text-muted empty:hidden">
        {copy && t('copies.kept', { date: dayInChile(copy.goodUntil, language) })}
        {!copy && busy && t('copies.keeping', { title, percent })}
        {!copy && !busy && isForgotten && t('copies.forgotten', { title })}
      </p>
      {!copy && busy && <progress max={1} value={part} aria-hidden="true" className="w-full max-w-sm" />}
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      {failed && !busy && <ErrorNotice title={t(`copies.failed.${failed}`)} focus />}
      <p className="flex flex-wrap items-center gap-x-3">
        <Button
          ref={button}
          look="quiet"
          className="-ml-3"
          busy={busy}
          onClick={copy ? () => void forget().then(() => button.current?.focus()) : () => void keep()}
        >
          <HardDriveDownload aria-hidden="true" className="size-5" />
          {t(copy ? 'copies.forget' : 'copies.keep')}
        </Button>
        {!copy && bytes !== null && (
          <span className="text-muted">{t('copies.size', { size: fileSize(bytes, language) })}</span>
        )}
      </p>
    </div>
  );
}

/** What is kept of this game, and what happens with it. */
function useKeeping({ slug, title, personId }: GameToKeep) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('copies.failed.failed'));
  const [part, setPart] = useState(0);
  const [failed, setFailed] = useState<Exclude<KeptAs, 'kept'> | null>(null);
  const [isForgotten, setForgotten] = useState(false);
  const copy = useCopies(personId).find((one) => one.slug === slug);
  const keep = () =>
    run(async () => {
      setForgotten(false);
      setFailed(null);
      setPart(0);
      const kept = await keepGame({ slug, title, personId }, setPart);
      if (kept === 'kept') await import('./tidy');
      else setFailed(kept);
    });
  const forget = () =>
    run(async () => {
      await forgetCopies((one) => one.slug === slug && one.personId === personId);
      setForgotten(true);
    });
  return { copy, busy, wrong, part, failed, isForgotten, keep, forget };
}
