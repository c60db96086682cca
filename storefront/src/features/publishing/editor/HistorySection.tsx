import { momentInChile } from '../../../lib/format';
import type { TextKey } from '../../../lib/texts';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioGame } from '../../../lib/wire';
import { Section } from '../../../ui/Section';

const HAPPENED: Record<string, TextKey> = {
  GameSubmitted: 'publishing.history.GameSubmitted',
  SubmissionWithdrawn: 'publishing.history.SubmissionWithdrawn',
  GameSentBack: 'publishing.history.GameSentBack',
  ReviewApproved: 'publishing.history.ReviewApproved',
  GameReleased: 'publishing.history.GameReleased',
  TextsChanged: 'publishing.history.TextsChanged',
  BuildChannelSet: 'publishing.history.BuildChannelSet',
  BuildChannelCleared: 'publishing.history.BuildChannelCleared',
  PriceChangeScheduled: 'publishing.history.PriceChangeScheduled',
  PriceChangeCancelled: 'publishing.history.PriceChangeCancelled',
  PriceChangeApplied: 'publishing.history.PriceChangeApplied',
  GameWithdrawn: 'publishing.history.GameWithdrawn',
  GameRestored: 'publishing.history.GameRestored',
  GameTakenDown: 'publishing.history.GameTakenDown',
  TakedownAppealed: 'publishing.history.TakedownAppealed',
  AppealDecided: 'publishing.history.AppealDecided',
};
const CHECKS: Record<string, TextKey> = {
  plays: 'publishing.checks.plays',
  texts: 'publishing.checks.texts',
  pictures: 'publishing.checks.pictures',
  age: 'publishing.checks.age',
  learning: 'publishing.checks.learning',
  privacy: 'publishing.checks.privacy',
  rights: 'publishing.checks.rights',
};

/** What studios do themselves, and staff at times. */
const ALSO_BY_STUDIOS = new Set(['PriceChangeApplied', 'GameWithdrawn', 'GameRestored']);
/** Texts come with an approval, or by staff alone: then with a reason. */
const isOwnOfShop = (type: string, reasons: readonly string[]): boolean =>
  ALSO_BY_STUDIOS.has(type) || (type === 'TextsChanged' && reasons.length > 0);

/** What happened to the game, and what was said about it, newest first. */
export function HistorySection({ game }: { game: StudioGame }) {
  const { t, language } = useTranslation();
  const happened = game.history.map(({ type, at, isByStaff, reasons }) => ({
    at,
    words: [
      HAPPENED[type] ? t(HAPPENED[type]) : type,
      ...(isByStaff && isOwnOfShop(type, reasons) ? [t('publishing.history.byShop')] : []),
    ].join(' · '),
    more: reasons.map((reason) => (CHECKS[reason] ? t(CHECKS[reason]) : reason)).join('; '),
  }));
  const said = game.notes
    .filter(({ note }) => note !== '')
    .map(({ at, author, note }) => ({ at, words: t(`publishing.history.${author}`), more: note }));
  const all = [...happened, ...said].sort((a, b) => b.at.localeCompare(a.at));
  if (all.length === 0) return null;
  return (
    <Section id="history" title={t('publishing.history.title')}>
      <ol className="grid gap-3">
        {all.map(({ at, words, more }, n) => (
          <li key={`${at}-${n}`} className="border-l-4 border-line pl-3">
            <p className="text-sm text-muted">{momentInChile(at, language)}</p>
            <p className="font-semibold">{words}</p>
            {more && <p className="measure whitespace-pre-line wrap-anywhere">{more}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
