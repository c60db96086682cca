import { Monitor, MonitorSmartphone, Smartphone, Tablet, type LucideIcon } from 'lucide-react';
import { dayInChile, momentInChile } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { useTranslation } from '../../../lib/useTranslation';
import type { OpenSession } from '../../../lib/wire';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';

const ICONS: Record<OpenSession['deviceKind'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  other: MonitorSmartphone,
};

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onEnd: () => void;
}

/** One place where the person is logged in: with what, since when, used when, and the way to end it. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { device, deviceKind, network, createdAt, lastSeenAt, remembered, current } = session;
  const Icon = ICONS[deviceKind];
  const name = device ?? t('settings.account.sessions.unknown');
  const used = current
    ? t('settings.account.sessions.activeNow')
    : t('settings.account.sessions.lastSeen', { at: momentInChile(lastSeenAt, language) });
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 py-5 first:pt-0 last:pb-0 sm:grid-cols-[auto_1fr_auto] sm:items-center">
      <Icon
        role="img"
        aria-label={t(`settings.account.sessions.${deviceKind}`)}
        className="mt-0.5 size-8 text-muted sm:self-start"
      />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
          {name}
          {current && <Tag>{t('settings.account.sessions.current')}</Tag>}
        </h3>
        <p className="mt-0.5">
          {used}
          {network && <span className="text-muted"> · {t('settings.account.sessions.network', { network })}</span>}
        </p>
        <p className="text-sm text-muted">
          {t('settings.account.sessions.since', { on: dayInChile(createdAt, language) })}
        </p>
        <p className="text-sm text-muted">{t(`settings.account.sessions.${remembered ? 'remembered' : 'short'}`)}</p>
      </div>
      <Button
        look="secondary"
        busy={busy}
        aria-label={current ? undefined : t('settings.account.sessions.endNamed', { device: name })}
        onClick={onEnd}
        className="col-start-2 justify-self-start sm:col-start-3"
      >
        {t('settings.account.sessions.end')}
      </Button>
    </li>
  );
}
