import { ArrowDown, ArrowUp, Trophy, type LucideIcon } from 'lucide-react';
import { patch } from '../../../lib/http';
import { useLanguage } from '../../../lib/i18n';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievement, StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Tag } from '../../../ui/Tag';
import { AchievementForm } from './AchievementForm';
import { Icons } from './Icons';

interface AchievementItemProps {
  gameId: string;
  one: StudioAchievement;
  canEdit: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onSaved: (known: StudioAchievements) => void;
  onChanged: (known: StudioAchievements) => void;
  /** Null where it cannot go. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
}

/** One achievement in the studio's list; opened, its fields and icons. */
export function AchievementItem(props: AchievementItemProps) {
  const { gameId, one, canEdit, isOpen, onOpen, onSaved, onChanged } = props;
  const { pick } = useLanguage();
  return (
    <>
      <div className="flex items-start gap-3">
        {one.unlockedIcon ? (
          <img src={one.unlockedIcon} alt="" width={44} height={44} className="size-11 shrink-0 rounded-full" />
        ) : (
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-line text-muted">
            <Trophy aria-hidden="true" className="size-5" />
          </span>
        )}
        <div className="min-w-0 grow">
          <h3 className="text-lg wrap-anywhere">{pick(one.title)}</h3>
          <p className="text-muted">{pick(one.description)}</p>
          <code className="mt-1 block text-sm wrap-anywhere">{one.key}</code>
          <Tags one={one} />
        </div>
      </div>
      {canEdit && !isOpen && <Actions {...props} />}
      {isOpen && (
        <div className="mt-4 grid gap-5 border-t border-line pt-4">
          <AchievementForm gameId={gameId} one={one} onSaved={onSaved} onCancel={() => onOpen(false)} />
          <Icons gameId={gameId} one={one} onChanged={onChanged} />
        </div>
      )}
    </>
  );
}

function Tags({ one }: { one: StudioAchievement }) {
  const { t } = useTranslation();
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      <Tag tone="love">{t(one.kind === 'instant' ? 'achievements.instant' : 'achievements.progress')}</Tag>
      {one.target !== null && <Tag tone="sun">{t('achievements.manager.targetTag', { target: one.target })}</Tag>}
      {one.secret && <Tag tone="plain">{t('achievements.manager.secretTag')}</Tag>}
      {one.locked && <Tag>{t('achievements.manager.lockedTag')}</Tag>}
      {one.archived && <Tag tone="danger">{t('achievements.manager.archivedTag')}</Tag>}
    </p>
  );
}

function Actions({ gameId, one, onOpen, onChanged, onUp, onDown }: AchievementItemProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const name = <span className="sr-only"> {pick(one.title)}</span>;
  const archive = (archived: boolean): void =>
    void run(async () => {
      const path = { gameId, key: one.key };
      onChanged(
        await patch('/v1/developer/games/{gameId}/achievements/{key}', { params: { path }, body: { archived } }),
      );
    });
  return (
    <div className="-mx-3 mt-2 flex flex-wrap items-center sm:mx-0 sm:gap-1">
      {!one.archived && (
        <>
          <Move sign={ArrowUp} label={t('achievements.manager.up')} name={pick(one.title)} onPress={onUp} />
          <Move sign={ArrowDown} label={t('achievements.manager.down')} name={pick(one.title)} onPress={onDown} />
          <Button look="quiet" onClick={() => onOpen(true)}>
            {t('achievements.manager.change')}
            {name}
          </Button>
        </>
      )}
      <Button look="quiet" busy={busy} onClick={() => archive(!one.archived)}>
        {t(one.archived ? 'achievements.manager.restore' : 'achievements.manager.archive')}
        {name}
      </Button>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
    </div>
  );
}

interface MoveProps {
  sign: LucideIcon;
  label: string;
  name: string;
  onPress: (() => void) | null;
}

/** Stays in its place and keeps the keyboard at either end of the list. */
function Move({ sign: Sign, label, name, onPress }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      aria-disabled={onPress ? undefined : true}
      onClick={() => onPress?.()}
      className="grid size-11 place-items-center rounded-full text-link hover:bg-line aria-disabled:text-muted aria-disabled:opacity-50"
    >
      <Sign aria-hidden="true" className="size-5" />
    </button>
  );
}
