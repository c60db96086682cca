import { useTranslation } from '../../lib/useTranslation';
import type { TextKey } from '../../lib/texts';
import type { Remark } from './game-session';

const KEYS = {
  pointer: 'play.remarks.pointer',
  'no-picture': 'play.remarks.noPicture',
  unheard: 'play.remarks.unheard',
  sent: 'play.remarks.sent',
  left: 'play.remarks.left',
  elsewhere: 'play.remarks.elsewhere',
  'time-left': 'play.remarks.timeLeft',
  'earned-on': 'play.earned.on',
  'earned-off': 'play.earned.off',
} as const satisfies Record<Exclude<Remark['of'], 'warning' | 'notice'>, TextKey>;

/** The key of what a remark says. */
export function remarkKey(remark: Remark): TextKey {
  if (remark.of === 'warning') return `play.warnings.${remark.operation}`;
  return remark.of === 'notice' ? `play.notices.${remark.notice}` : KEYS[remark.of];
}

/** A line below the game that is read out when it changes, in full screen too. */
export function Remarks({ remark, onTakeOver }: { remark: Remark | null; onTakeOver: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="on-colour flex min-h-7 flex-wrap items-center gap-x-3 px-4 pb-1 text-sm text-white">
      <p role="status">{remark && t(remarkKey(remark), remark.of === 'time-left' ? { count: remark.minutes } : {})}</p>
      {remark?.of === 'elsewhere' && (
        <button type="button" onClick={onTakeOver} className="min-h-9 px-1 font-bold underline">
          {t('play.remarks.countHere')}
        </button>
      )}
    </div>
  );
}
