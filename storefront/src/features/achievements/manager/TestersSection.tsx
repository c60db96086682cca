import { useState } from 'react';
import { post } from '../../../lib/http';
import { useAction } from '../../../lib/hooks/useAction';
import { useTranslation } from '../../../lib/useTranslation';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Section } from '../../../ui/Section';

/** Forgets what the studio's own people earned while they tried the game. */
export function TestersSection({ gameId }: { gameId: string }) {
  const { t } = useTranslation();
  const { busy, wrong, run } = useAction(t('achievements.manager.failed'));
  const [message, setMessage] = useState<string | null>(null);
  const reset = (who: 'me' | 'team'): void =>
    void run(async () => {
      const params = { path: { gameId } };
      const { forgotten } = await post('/v1/developer/games/{gameId}/achievements-testers/reset', {
        params,
        body: { who },
      });
      setMessage(t('achievements.manager.forgotten', { count: forgotten }));
    });
  return (
    <Section title={t('achievements.manager.testers')} lead={t('achievements.manager.testersLead')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <p role="status" className={message ? 'font-semibold' : 'sr-only'}>
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={busy} onClick={() => reset('me')}>
          {t('achievements.manager.resetMe')}
        </Button>
        <Button look="secondary" busy={busy} onClick={() => reset('team')}>
          {t('achievements.manager.resetTeam')}
        </Button>
      </div>
    </Section>
  );
}
