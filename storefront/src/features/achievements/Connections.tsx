import { dayInChile } from '../../lib/format';
import { remove } from '../../lib/http';
import { useLanguage } from '../../lib/i18n';
import { useTranslation } from '../../lib/useTranslation';
import type { Connection } from '../../lib/wire';
import { RemovableList } from '../../ui/lists/RemovableList';

interface ConnectionsProps {
  connections: readonly Connection[];
  onChanged: (connections: readonly Connection[]) => void;
}

/** The downloaded games that report for the person, and the way to end that. */
export function Connections({ connections, onChanged }: ConnectionsProps) {
  const { t, language } = useTranslation();
  const { pick } = useLanguage();
  const entries = connections.map(({ id, game, device, createdAt, lastUsedAt }) => ({
    id,
    name: device ? t('achievements.pass.on', { title: pick(game.title), device }) : pick(game.title),
    about: t('achievements.pass.connected', {
      date: dayInChile(createdAt, language),
      used: dayInChile(lastUsedAt, language),
    }),
  }));
  const disconnect = async (connectionId: string): Promise<void> => {
    const params = { path: { connectionId } };
    onChanged((await remove('/v1/achievements/connections/{connectionId}', { params })).connections);
  };
  return (
    <RemovableList
      title={t('achievements.pass.connections')}
      lead={t('achievements.pass.connectionsLead')}
      none={t('achievements.pass.none')}
      entries={entries}
      remove={({ id }) => disconnect(id)}
      words={{
        remove: t('achievements.pass.disconnect'),
        removed: (title) => t('achievements.pass.disconnected', { title }),
        failed: t('achievements.pass.disconnectFailed'),
      }}
    />
  );
}
