import { useTranslation } from '../../lib/useTranslation';
import { useLanguage } from '../../lib/i18n';
import { Cover } from '../../ui/game/Cover';
import { Select } from '../../ui/form/Select';
import { Link } from '../../ui/Link';
import { GAME_REASONS, type GameInQuestion } from './report';

interface GameOfReportProps {
  game: GameInQuestion;
  /** The page that led here. */
  from: string;
  /** What was chosen before. */
  reason: string | undefined;
  problem: string | null;
}

/** Which game a report is about, and what is wrong with it; the game can be taken out again. */
export function GameOfReport({ game, from, reason = '', problem }: GameOfReportProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const reasons = GAME_REASONS.map((value) => ({ value, label: t(`support.gameReasons.${value}`) }));
  return (
    <>
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        <input type="hidden" name="game" value={game.slug} />
        {game.cover && <Cover src={game.cover} eager className="w-14 shrink-0" />}
        <div className="min-w-0">
          <p className="text-sm text-muted">{t('support.report.aboutGame')}</p>
          <p className="font-bold wrap-anywhere">{pick(game.title)}</p>
          <Link to="/report-problem" state={{ from }} preventScrollReset className="link inline-block py-1 text-sm">
            {t('support.report.withoutGame')}
          </Link>
        </div>
      </div>
      <Select
        label={t('support.report.reason')}
        name="reason"
        defaultValue={reason}
        options={[{ value: '', label: t('support.report.choose') }, ...reasons]}
        problem={problem}
      />
    </>
  );
}
