import { ImagePlus } from 'lucide-react';
import { post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievement, StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { ChooseFile } from './ChooseFile';
import { base64Of } from './files';

type Which = 'locked' | 'unlocked';

interface IconsProps {
  gameId: string;
  one: StudioAchievement;
  onChanged: (known: StudioAchievements) => void;
}

/** The two pictures of an achievement: before it is earned, and after. */
export function Icons({ gameId, one, onChanged }: IconsProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const set = (which: Which, file: File | null): void =>
    void run(async () => {
      const path = { gameId, key: one.key };
      const body = { which, file: file && (await base64Of(file)) };
      onChanged(await post('/v1/developer/games/{gameId}/achievements/{key}/icon', { params: { path }, body }));
    });
  return (
    <fieldset disabled={busy} className="grid gap-3">
      <legend className="font-semibold">{t('achievements.manager.icons')}</legend>
      <p className="text-sm text-muted">{t('achievements.manager.iconHint')}</p>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div className="grid gap-4 sm:grid-cols-2">
        <Icon
          label={t('achievements.manager.lockedIcon')}
          address={one.lockedIcon}
          onSet={(file) => set('locked', file)}
        />
        <Icon
          label={t('achievements.manager.unlockedIcon')}
          address={one.unlockedIcon}
          onSet={(file) => set('unlocked', file)}
        />
      </div>
    </fieldset>
  );
}

interface IconProps {
  label: string;
  address: StudioAchievement['lockedIcon'];
  onSet: (file: File | null) => void;
}

function Icon({ label, address, onSet }: IconProps) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-2">
      <p>{label}</p>
      {address ? (
        <img src={address} alt={label} width={64} height={64} className="size-16 rounded-full" />
      ) : (
        <span className="grid size-16 place-items-center rounded-full bg-line text-center text-xs text-muted">
          {t('achievements.manager.noIcon')}
        </span>
      )}
      <ChooseFile
        sign={ImagePlus}
        label={t('achievements.manager.chooseIcon')}
        about={label}
        accept="image/*"
        onFile={onSet}
      />
      {address && (
        <Button look="quiet" onClick={() => onSet(null)}>
          {t('achievements.manager.removeIcon')} <span className="sr-only">{label}</span>
        </Button>
      )}
    </div>
  );
}
