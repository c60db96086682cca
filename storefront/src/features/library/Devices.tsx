import { dayInChile } from '../../lib/format';
import { remove } from '../../lib/http';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryReply } from '../../lib/wire';
import { RemovableList } from '../../ui/lists/RemovableList';

interface DevicesProps {
  devices: LibraryReply['devices'];
  onChanged: () => Promise<void>;
}

/** The person's devices that reported what is installed on them, and the way to forget one. */
export function Devices({ devices, onChanged }: DevicesProps) {
  const { t, language } = useTranslation();
  const entries = devices.map(({ deviceId, name, installedCount, reportedAt }) => ({
    id: deviceId,
    name,
    about: t('library.devices.installed', { count: installedCount, date: dayInChile(reportedAt, language) }),
  }));
  const forget = async (deviceId: string): Promise<void> => {
    await remove('/v1/library/devices/{deviceId}', { params: { path: { deviceId } } });
    await onChanged();
  };
  return (
    <div className="mt-10 empty:hidden">
      <RemovableList
        title={t('library.devices.title')}
        lead={t('library.devices.lead')}
        entries={entries}
        remove={({ id }) => forget(id)}
        words={{
          remove: t('library.devices.forget'),
          removed: (name) => t('library.devices.forgotten', { name }),
          failed: t('library.devices.failed'),
        }}
      />
    </div>
  );
}
