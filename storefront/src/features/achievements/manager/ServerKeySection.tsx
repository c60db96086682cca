import { useState } from 'react';
import { dayInChile } from '../../../lib/format';
import { post, remove } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import type { StudioAchievements } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';

interface ServerKeySectionProps {
  known: StudioAchievements;
  onChanged: (known: StudioAchievements) => void;
}

/** The key with which the studio's server confirms achievements. A new one is shown this once. */
export function ServerKeySection({ known, onChanged }: ServerKeySectionProps) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const [fresh, setFresh] = useState<string | null>(null);
  const { serverKey, role, gameId } = known;
  const params = { path: { gameId } };
  const rotate = (): void =>
    void run(async () => {
      const { key, ...next } = await post('/v1/developer/games/{gameId}/achievements-key', { params });
      onChanged(next);
      setFresh(key);
    });
  const revoke = (): void =>
    void run(async () => {
      onChanged(await remove('/v1/developer/games/{gameId}/achievements-key', { params }));
      setFresh(null);
    });
  return (
    <Section title={t('achievements.manager.server')} lead={t('achievements.manager.serverLead')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <div role="status">
        {fresh && (
          <div className="rounded-[14px] bg-mint-soft p-4 text-mint-text">
            <p className="font-semibold">{t('achievements.manager.serverFresh')}</p>
            <code className="mt-1 block select-all wrap-anywhere">{fresh}</code>
          </div>
        )}
      </div>
      <KeyState serverKey={serverKey} />
      {role !== 'owner' && <p className="text-muted">{t('achievements.manager.serverOwner')}</p>}
      {role === 'owner' && <OwnerActions hasKey={serverKey !== null} busy={busy} onRotate={rotate} onRevoke={revoke} />}
    </Section>
  );
}

function KeyState({ serverKey }: Pick<StudioAchievements, 'serverKey'>) {
  const { t, language } = useTranslation();
  return (
    <p>
      {serverKey
        ? t('achievements.manager.serverSince', { date: dayInChile(serverKey.createdAt, language) })
        : t('achievements.manager.serverNone')}{' '}
      {serverKey?.lastUsedAt &&
        t('achievements.manager.serverUsed', { date: dayInChile(serverKey.lastUsedAt, language) })}
    </p>
  );
}

interface OwnerActionsProps {
  hasKey: boolean;
  busy: boolean;
  onRotate: () => void;
  onRevoke: () => void;
}

function OwnerActions({ hasKey, busy, onRotate, onRevoke }: OwnerActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {hasKey && <p className="text-sm text-muted">{t('achievements.manager.serverRotateHint')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={onRotate}>
          {t(hasKey ? 'achievements.manager.serverRotate' : 'achievements.manager.serverIssue')}
        </Button>
        {hasKey && (
          <Button look="quiet" busy={busy} onClick={onRevoke}>
            {t('achievements.manager.serverRevoke')}
          </Button>
        )}
      </div>
    </>
  );
}
