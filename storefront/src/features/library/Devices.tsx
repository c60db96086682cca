import { useRef, useState } from 'react';
import { dayInChile } from '../../lib/format';
import { remove } from '../../lib/http';
import { useAction } from '../../lib/hooks/useAction';
import { useTranslation } from '../../lib/useTranslation';
import type { LibraryReply } from '../../lib/wire';
import { Button } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Section } from '../../ui/Section';

type Device = LibraryReply['devices'][number];

interface DevicesProps {
  devices: readonly Device[];
  onChanged: () => Promise<void>;
}

/** The person's devices that reported what is installed on them, and the way to forget one. */
export function Devices({ devices, onChanged }: DevicesProps) {
  const { t, language } = useTranslation();
  const { busy, wrong, run } = useAction(t('library.devices.failed'));
  const [forgotten, setForgotten] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const forget = ({ deviceId, name }: Device): void =>
    void run(async () => {
      await remove('/v1/library/devices/{deviceId}', { params: { path: { deviceId } } });
      await onChanged();
      setForgotten(name);
      // The button that had the keyboard is gone with its device.
      heading.current?.focus();
    });
  if (devices.length === 0 && !forgotten) return null;
  return (
    <div className="mt-10">
      <Section heading={heading} title={t('library.devices.title')} lead={t('library.devices.lead')}>
        {wrong && <ErrorNotice key={wrong.count} title={wrong.text} focus />}
        <p role="status" className={forgotten ? '' : 'sr-only'}>
          {forgotten && t('library.devices.forgotten', { name: forgotten })}
        </p>
        <ul className="grid gap-2">
          {devices.map((one) => (
            <li key={one.deviceId} className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
              <span className="grow font-semibold wrap-anywhere">{one.name}</span>
              <span className="text-sm text-muted">
                {t('library.devices.installed', {
                  count: one.installedCount,
                  date: dayInChile(one.reportedAt, language),
                })}
              </span>
              <Button look="quiet" busy={busy} onClick={() => forget(one)}>
                {t('library.devices.forget')} <span className="sr-only">{one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
