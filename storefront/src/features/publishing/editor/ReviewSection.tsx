import { useState } from 'react';
import { day } from '../../../lib/format';
import { post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { BuildSummary, StudioGame } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';
import { TextArea } from '../../../ui/form/TextArea';
import { missingLabel } from './missing';

interface ReviewSectionProps {
  game: StudioGame;
  builds: readonly BuildSummary[];
  canEdit: boolean;
  /** The draft as it stands once all that was typed is saved; null when that failed. */
  saved: () => Promise<StudioGame | null>;
  onChanged: (game: StudioGame) => void;
}

/** Hands the game to review, or says how its review stands. */
export function ReviewSection(props: ReviewSectionProps) {
  const { t, language } = useTranslation();
  const { game, canEdit } = props;
  return (
    <Section id="review" title={t('publishing.review.title')} lead={t('publishing.review.which')}>
      {game.review === 'waiting' ? (
        <>
          <p className="font-semibold">
            {t('publishing.review.waiting', { date: game.decideBy ? day(game.decideBy, language) : '' })}
          </p>
          {canEdit && <TakeBack {...props} />}
        </>
      ) : (
        <>
          {game.review === 'sent-back' && <p className="font-semibold">{t('publishing.review.sentBack')}</p>}
          {canEdit && game.state !== 'taken-down' && <HandIn {...props} />}
        </>
      )}
    </Section>
  );
}

function TakeBack({ game, onChanged }: ReviewSectionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const path = { gameId: game.id };
  const takeBack = async (): Promise<void> =>
    onChanged(await post('/v1/developer/games/{gameId}/withdraw-submission', { params: { path } }));
  return (
    <>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button look="secondary" busy={busy} onClick={() => void run(takeBack)}>
          {t('publishing.review.takeBack')}
        </Button>
      </div>
    </>
  );
}

type Wanted = Readonly<Record<string, readonly ('live' | 'demo')[]>>;

function HandIn({ game, builds, saved, onChanged }: ReviewSectionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('publishing.failed'));
  const [wanted, setWanted] = useState<Wanted>({});
  const [note, setNote] = useState('');
  const ready = builds.filter(({ status }) => status === 'ready');
  const named = Object.entries(wanted).flatMap(([buildId, channels]) =>
    channels.map((channel) => ({ channel, buildId })),
  );
  const isFirst = game.approvedBuilds.length === 0;
  const lacks = [...game.missing, ...(isFirst && named.length === 0 ? ['builds'] : [])];
  const handIn = async (): Promise<void> => {
    const now = await saved();
    if (!now) return;
    const body = { revision: now.revision, builds: named, note };
    onChanged(await post('/v1/developer/games/{gameId}/submit', { params: { path: { gameId: game.id } }, body }));
  };
  return (
    <>
      <BuildChoice builds={ready} wanted={wanted} onChoose={setWanted} />
      <TextArea
        label={t('publishing.review.note')}
        rows={3}
        value={note}
        maxLength={2000}
        onChange={({ target }) => setNote(target.value)}
      />
      {lacks.length > 0 && (
        <div className="rounded-[14px] bg-sun-soft p-4 text-sun-text">
          <p className="font-semibold">{t('publishing.review.lacks')}</p>
          <ul className="mt-1 list-disc pl-5">
            {lacks.map((part) => (
              <li key={part}>{missingLabel(part, t)}</li>
            ))}
          </ul>
        </div>
      )}
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div>
        <Button busy={busy} onClick={() => void run(handIn)}>
          {t('publishing.review.handIn')}
        </Button>
        <p className="mt-2 text-sm text-muted">{t('publishing.review.promise', { count: game.reviewedWithinDays })}</p>
      </div>
    </>
  );
}

interface BuildChoiceProps {
  builds: readonly BuildSummary[];
  wanted: Wanted;
  onChoose: (wanted: Wanted) => void;
}

function BuildChoice({ builds, wanted, onChoose }: BuildChoiceProps) {
  const { t } = useTranslation();
  if (builds.length === 0) return null;
  const toggle = (buildId: string, channel: 'live' | 'demo', isOn: boolean): void => {
    const others = (wanted[buildId] ?? []).filter((other) => other !== channel);
    onChoose({ ...wanted, [buildId]: isOn ? [...others, channel] : others });
  };
  return (
    <fieldset className="wrap-anywhere">
      <legend className="font-semibold">{t('publishing.review.builds')}</legend>
      {builds.map(({ id, version, platform, kind }) => {
        const name = `${version}, ${t(`builds.targets.${platform ?? 'web'}`)}`;
        return (
          <div key={id} className="flex flex-wrap gap-x-6">
            <Checkbox
              label={t('publishing.review.asLive', { name })}
              checked={wanted[id]?.includes('live') ?? false}
              onChange={({ target }) => toggle(id, 'live', target.checked)}
            />
            {kind === 'web' && (
              <Checkbox
                label={t('publishing.review.asDemo', { name })}
                checked={wanted[id]?.includes('demo') ?? false}
                onChange={({ target }) => toggle(id, 'demo', target.checked)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
