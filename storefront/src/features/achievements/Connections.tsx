import { useRef, useState } from 'react';
import { dayInChile } from '../../lib/format';
import { remove } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { Connection } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';

interface ConnectionsProps {
  connections: readonly Connection[];
  onChanged: (connections: readonly Connection[]) => void;
}

/** The downloaded games that report for the person, and the way to end that. */
export function Connections({ connections, onChanged }: ConnectionsProps) {
  const { t, language } = useTranslation();
  const { pick } = useLanguage();
  const { busy, wrong, run } = useAction(t('achievements.pass.disconnectFailed'));
  const [ended, setEnded] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const disconnect = ({ id, game }: Connection): void =>
    void run(async () => {
      setEnded(null);
      const path = { connectionId: id };
      onChanged((await remove('/v1/achievements/connections/{connectionId}', { params: { path } })).connections);
      setEnded(pick(game.title));
      // The button that had the keyboard is gone with its game.
      heading.current?.focus();
    });
  return (
    <Section heading={heading} title={t('achievements.pass.connections')} lead={t('achievements.pass.connectionsLead')}>
      {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
      <p role="status" className={ended ? '' : 'sr-only'}>
        {ended && t('achievements.pass.disconnected', { title: ended })}
      </p>
      {connections.length === 0 && <p className="text-muted">{t('achievements.pass.none')}</p>}
      <ul className="grid gap-2">
        {connections.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
            <span className="grow font-semibold">{pick(one.game.title)}</span>
            <span className="text-sm text-muted">
              {t('achievements.pass.connected', { date: dayInChile(one.createdAt, language) })}
            </span>
            <Button look="quiet" busy={busy} onClick={() => disconnect(one)}>
              {t('achievements.pass.disconnect')} <span className="sr-only">{pick(one.game.title)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
