import { useRouteLoaderData } from 'react-router';
import { dayInChile, FALLBACK_RATE, pesos } from '../lib/format';
import { useLanguage } from '../lib/i18n';
import type { Rate } from '../lib/rate';
import { useTranslation } from '../lib/useTranslation';
import { classes } from '../ui/classes';
import { LanguageLink } from './LanguageToggle';
import type { SocialLink } from './social';
import { Link } from '../ui/Link';

const WAY = 'inline-block py-1.5 text-white underline decoration-white/40 underline-offset-4 hover:decoration-white';

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
          // Beside what floats in its corner, not above it: so it keeps its height.
          small ? 'gap-3 py-5 lg:pr-64' : 'min-h-[450px] justify-between gap-8 pb-10 pt-12 lg:pb-24',
        )}
      >
        {!small && (
          <div className="grid gap-8 md:grid-cols-3 md:*:first:col-span-3 lg:*:first:col-span-1 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <p className="max-w-[9.7em] font-display text-2xl font-extrabold">{t('shell.footer.promise')}</p>
            <Ways
              title={t('shell.footer.shopTitle')}
              ways={[
                ['/games', t('shell.nav.games')],
                ['/subscription', t('shell.nav.plans')],
                ['/library', t('shell.nav.library')],
                ['/orders', t('shell.nav.orders')],
                ['/schools', t('shell.footer.schools')],
                ['/developer-contact', t('shell.nav.developers')],
                ['/about', t('shell.footer.about')],
              ]}
            />
            <Ways title={t('shell.footer.helpTitle')} ways={HELP.map(([to, key]) => [to, t(key)])} />
            <Ways title={t('shell.footer.termsTitle')} ways={LEGAL.map(([to, key]) => [to, t(key)])} />
          </div>
        )}
        {small && (
          <ul className="flex flex-wrap gap-x-6">
            {[...LEGAL, ...SMALL_HELP].map(([to, key]) => (
              <li key={to}>
                <Link to={to} className={WAY}>
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!small && <SocialLinks />}
        <div className="text-sm">
          <LanguageLink className={classes(WAY, 'mb-2 text-base lg:hidden')} />
          <p>
            {t('shell.footer.vat')} <Dollars />
          </p>
          {/* The server's year stays: another one by the clock here would draw the whole page again, and empty its forms. */}
          <p className="mt-1" suppressHydrationWarning>
            {t('shell.footer.rights', { year: new Date().getFullYear() })}
          </p>
        </div>
      </div>
    </footer>
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
