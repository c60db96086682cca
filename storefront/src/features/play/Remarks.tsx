import { useTranslation } from '../../lib/useTranslation';
import type { TextKey } from '../../lib/texts';
import type { Remark } from './game-session';

const KEYS = {
  pointer: 'play.remarks.pointer',
  'no-picture': 'play.remarks.noPicture',
  unheard: 'play.remarks.unheard',
  sent: 'play.remarks.sent',
  left: 'play.remarks.left',
} as const satisfies Record<Exclude<Remark['of'], 'warning' | 'notice'>, TextKey>;

/** The key of what a remark says. */
export function remarkKey(remark: Remark): TextKey {
  if (remark.of === 'warning') return `play.warnings.${remark.operation}`;
  return remark.of === 'notice' ? `play.notices.${remark.notice}` : KEYS[remark.of];
}

/** A line below the game that is read out when it changes, in full screen too. */
export function Remarks({ remark }: { remark: Remark | null }) {
  const { t } = useTranslation();
  return (
    <p role="status" className="min-h-7 px-4 pb-1 text-sm text-white">
      {remark && t(remarkKey(remark))}
    </p>
  );
}
