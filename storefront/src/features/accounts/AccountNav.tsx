import { KeyRound, MonitorSmartphone, ShieldCheck, TicketPercent, UserRound } from 'lucide-react';
import { useTranslation } from '../../lib/useTranslation';
import { NavLink } from '../../ui/Link';

const PARTS = [
  { to: '/account', name: 'profile', Icon: UserRound },
  { to: '/account/security', name: 'security', Icon: KeyRound },
  { to: '/account/sessions', name: 'sessions', Icon: MonitorSmartphone },
  { to: '/account/privacy', name: 'privacy', Icon: ShieldCheck },
  { to: '/my-discount-codes', name: 'codes', Icon: TicketPercent },
] as const;

/** The parts of the account: two a row on phones, a list at the side where there is room. */
export function AccountNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.nav.label')}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-1">
        {PARTS.map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex min-h-12 items-center gap-2.5 rounded-[14px] border-2 border-line bg-surface px-3.5 py-2 font-semibold leading-tight text-ink no-underline hover:border-edge aria-[current=page]:border-chosen aria-[current=page]:bg-chosen aria-[current=page]:text-on-chosen"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {t(`settings.nav.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
