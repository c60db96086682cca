import type { ReactNode } from 'react';
import { sentences, useExplain } from '../../lib/explain';
import { useTranslation } from '../../lib/useTranslation';
import type { TextKey } from '../../lib/texts';
import { classes } from '../../ui/classes';
import type { Remark } from './game-session';
import { NoRoom } from './saves/no-room';
import type { SaveChoice } from './saves/game-saves';

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
  unsaved: 'play.remarks.unsaved',
  'saved-for-now': 'play.remarks.savedForNow',
  away: 'play.remarks.away',
  back: 'play.remarks.back',
} as const satisfies Record<Exclude<Remark['of'], 'warning' | 'notice'>, TextKey>;

/** The key of what a remark says. */
export function remarkKey(remark: Remark): TextKey {
  if (remark.of === 'warning') return `play.warnings.${remark.operation}`;
  return remark.of === 'notice' ? `play.notices.${remark.notice}` : KEYS[remark.of];
}

interface RemarksProps {
  remark: Remark | null;
  /** What another device's save leaves to choose while the game runs. */
  choice: SaveChoice | null;
  onTakeOver: () => void;
  onChoose: (choice: SaveChoice, chosen: 'here' | 'account') => void;
}

/** The lines below the game that are read out when they change, in full screen too. */
export function Remarks({ remark, choice, onTakeOver, onChoose }: RemarksProps) {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <div
      className={classes(
        'on-colour bg-purple px-4 pb-1 text-sm text-white',
        (choice ?? remark) && 'sticky bottom-0 pt-2',
      )}
    >
      <Line words={choice && t('play.remarks.differs')}>
        {choice && (
          <>
            <Answer onPress={() => onChoose(choice, 'here')}>{t('play.choice.device')}</Answer>
            <Answer onPress={() => onChoose(choice, 'account')}>{t('play.choice.account')}</Answer>
          </>
        )}
      </Line>
      <Line words={remark && words(remark)}>
        {remark?.of === 'elsewhere' && <Answer onPress={onTakeOver}>{t('play.remarks.countHere')}</Answer>}
      </Line>
    </div>
  );
}

function Line({ words, children }: { words: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 last:min-h-7">
      <p role="status">{words}</p>
      {children}
    </div>
  );
}

function useWords(): (remark: Remark) => string {
  const { t } = useTranslation();
  const explain = useExplain();
  return (remark) => {
    if (remark.of === 'unsaved') {
      const isFull = remark.problem instanceof NoRoom;
      return sentences(t('play.remarks.unsaved'), isFull ? t('play.remarks.noRoom') : explain(remark.problem));
    }
    return t(remarkKey(remark), remark.of === 'time-left' ? { count: remark.minutes } : {});
  };
}

function Answer({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className="min-h-9 px-1 font-bold underline">
      {children}
    </button>
  );
}
