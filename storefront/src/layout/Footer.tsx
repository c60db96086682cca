import { useRouteLoaderData } from 'react-router';
import { dayInChile, FALLBACK_RATE, pesos } from '../lib/format';
import { useLanguage } from '../lib/i18n';
import type { Rate } from '../lib/rate';
import { useClassSession } from '../lib/session/class-session';
import type { Seller } from '../lib/wire';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { LanguageLink } from './LanguageToggle';
import type { SocialLink } from './social';
import { Link } from '../ui/Link';

const WAY =
  'inline-block py-1.5 lg:py-1 text-white underline decoration-white/40 underline-offset-4 hover:decoration-white';

/** Who sells, in which money and under which terms. Small below the forms of an account. */
export function Footer({ home, small }: { home: boolean; small: boolean }) {
  const { t } = useTranslation();
  return (
    <footer
      aria-label={t('shell.footer.label')}
      className={classes(
        'on-colour text-white print:hidden',
        home ? 'bg-purple' : 'bg-blue',
        small ? 'min-h-[200px]' : 'min-h-[450px]',
      )}
    >
      <div
        className={classes(
          'edge column flex flex-col',
          small ? 'gap-3 py-5' : 'min-h-[450px] justify-between gap-8 pb-10 pt-12 lg:gap-6 lg:pb-8 lg:pt-10',
        )}
      >
        {!small && (
          <div className="grid gap-8 md:grid-cols-3 md:*:first:col-span-3 lg:*:first:col-span-1 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <div className="grid content-start gap-4">
              <p className="max-w-[9.7em] font-display text-2xl font-extrabold">{t('shell.footer.promise')}</p>
              <SocialLinks />
            </div>
            <ShopWays />
            <Ways title={t('shell.footer.helpTitle')} ways={HELP.map(([to, key]) => [to, t(key)])} />
            <Ways title={t('shell.footer.termsTitle')} ways={LEGAL.map(([to, key]) => [to, t(key)])} />
          </div>
        )}
        {small && (
          <ul className="flex flex-wrap gap-x-6 lg:pr-64">
            {[...LEGAL, ...SMALL_HELP].map(([to, key]) => (
              <li key={to}>
                <Link to={to} className={WAY}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {/* Beside what floats in its corner, not above it: so the footer keeps its height. */}
        <div className="text-sm lg:pr-64">
          <LanguageLink className={classes(WAY, 'mb-2 text-base lg:hidden')} />
          <SellerLine />
          <p className="mt-1">
            {t('shell.footer.vat')} <Dollars /> <Rights />
          </p>
        </div>
      </div>
    </footer>
  );
}

/** The shop's pages; to a pupil the class, and nothing that wants an account. */
function ShopWays() {
  const { t } = useTranslation();
  const pupil = useClassSession();
  const own: (readonly [string, string])[] = pupil
    ? [['/class', t('shell.nav.class', { name: pupil.nickname })]]
    : [
        ['/subscription', t('shell.nav.plans')],
        ['/library', t('shell.nav.library')],
        ['/orders', t('shell.nav.orders')],
        ['/schools', t('shell.footer.schools')],
        ['/developer-contact', t('shell.nav.developers')],
      ];
  return (
    <Ways
      title={t('shell.footer.shopTitle')}
      ways={[['/games', t('shell.nav.games')], ...own, ['/about', t('shell.footer.about')]]}
    />
  );
}

function Rights() {
  const { t } = useTranslation();
  // The server's year stays: another one by the clock here would draw the whole page again, and empty its forms.
  return <span suppressHydrationWarning>{t('shell.footer.rights', { year: new Date().getFullYear() })}</span>;
}

/** Who sells, and how to reach a person there. */
function SellerLine() {
  const { t } = useTranslation();
  const { seller } = (useRouteLoaderData('root') as { seller?: Seller | null } | undefined) ?? {};
  if (!seller) return null;
  const { name, rut, address, email } = seller;
  return (
    <address className="not-italic">
      {t('shell.footer.seller', { name, rut, address })}{' '}
      <a
        href={`mailto:${email}`}
        className="text-white underline decoration-white/40 underline-offset-4 hover:decoration-white"
      >
        {email}
      </a>
    </address>
  );
}

/** Where else the shop speaks to people, if it does. */
function SocialLinks() {
  const { t } = useTranslation();
  const { social = [] } = (useRouteLoaderData('root') as { social?: SocialLink[] } | undefined) ?? {};
  if (social.length === 0) return null;
  return (
    <nav aria-label={t('shell.footer.social')}>
      <ul className="flex flex-wrap gap-x-6">
        {social.map(({ name, address }) => (
          <li key={address}>
            <a href={address} rel="me noreferrer" className={WAY}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How dollars are reckoned, and of which day the rate is. */
function Dollars() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { clpPerUsd = FALLBACK_RATE, asOf = null } =
    (useRouteLoaderData('root') as { rate?: Rate } | undefined)?.rate ?? {};
  const rate = pesos(Math.round(clpPerUsd), language);
  return (
    <>
      {asOf
        ? t('shell.footer.dollarsOf', { rate, day: dayInChile(asOf, language) })
        : t('shell.footer.dollars', { rate })}
    </>
  );
}

const LEGAL = [
  ['/legal', 'shell.footer.legal'],
  ['/refund', 'shell.footer.refund'],
  ['/subscriber-agreement', 'shell.footer.subscriber'],
  ['/privacy', 'shell.footer.privacy'],
  ['/cookies', 'shell.footer.cookies'],
  ['/how-the-money-is-split', 'shell.footer.split'],
] as const;

const HELP = [
  ['/help', 'shell.footer.help'],
  ['/contact', 'shell.footer.contact'],
  ['/report-problem', 'shell.footer.report'],
  ['/accessibility', 'shell.footer.accessibility'],
  ['/status', 'shell.footer.status'],
] as const;
const SMALL_HELP = [HELP[0], HELP[2]] as const;

function Ways({ title, ways }: { title: string; ways: (readonly [string, string])[] }) {
  return (
    <div>
      <h2 className="mb-1 text-lg text-white">{title}</h2>
      <ul>
        {ways.map(([to, name]) => (
          <li key={to}>
            <Link to={to} className={WAY}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
