import baloo from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { useState, type ReactNode } from 'react';
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
  type LinksFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { ErrorPage } from './layout/ErrorPage';
import { Shell } from './layout/Shell';
import { socialLinks } from './layout/social';
import { KEEP_AGREE_PLACE } from './features/accounts/consent/agree-place';
import { keepsOffline } from './features/offline/keeps-offline';
import { leaveForLogin } from './lib/session/guard';
import { googleSettings } from './lib/session/google-settings';
import { measuringSettings } from './lib/measuring-settings';
import { isLanguage, languageCookie, languageOf, namedLanguage, partsOf, useTexts } from './lib/i18n';
import { useNonce } from './lib/nonce';
import { rateNow } from './lib/rate';
import { sellerNow } from './lib/seller';
import { REMEMBER_PRESSED, REVIVE } from './lib/starting/revive';
import { START_WHEN_PAINTED } from './lib/starting/start-when-painted';
import { TranslationProvider } from './lib/useTranslation';
import type { Language } from './lib/wire';
import { Spinner } from './ui/waiting/Spinner';
import styles from './styles.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: baloo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: atkinson, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/180.png' },
];

/** Language, address, exchange rate, seller and sign-in with Google: what every page needs. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const named = namedLanguage(request);
  return data(
    {
      language,
      rate: await rateNow(),
      seller: await sellerNow(),
      google: googleSettings(process.env),
      measuring: await measuringSettings(process.env),
      social: socialLinks(process.env),
      offline: keepsOffline(process.env),
      installer: Boolean(process.env.INSTALLER_URL?.trim()),
      origin: process.env.PUBLIC_URL?.replace(/\/$/, '') ?? new URL(request.url).origin,
    },
    named ? { headers: { 'set-cookie': languageCookie(named) } } : undefined,
  );
}

/** Nothing here changes while one walks through the shop. */
export function shouldRevalidate(_: ShouldRevalidateFunctionArgs): boolean {
  return false;
}

function initialLanguage(loaded: Language | undefined): Language {
  if (loaded) return loaded;
  const drawn = typeof document === 'undefined' ? null : document.documentElement.lang;
  return isLanguage(drawn) ? drawn : 'en';
}

/** What runs before anything of a page is drawn, and at its end. Empty in a browser, which would load these texts for nothing. */
const beforeAll = (matches: ReturnType<typeof useMatches>): string =>
  import.meta.env.SSR ? REVIVE + REMEMBER_PRESSED + KEEP_AGREE_PLACE + leaveForLogin(matches) : '';
const AT_END = import.meta.env.SSR ? START_WHEN_PAINTED : '';

/** Whether a page stands as the server drew it, without any script of the shop. */
const isStill = (matches: ReturnType<typeof useMatches>): boolean =>
  matches.some(({ handle }) => (handle as { still?: boolean } | undefined)?.still);

/** For the server alone: a browser that draws the page again has every file. */
function InlineScript({ nonce, text }: { nonce: string | undefined; text: string }) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const loaded = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  const parts = partsOf(matches);
  const still = isStill(matches);
  const [language, draw] = useState(() => initialLanguage(loaded?.language));
  return (
    <html lang={language} data-texts={parts.join(' ') || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b4de0" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        <InlineScript nonce={nonce} text={beforeAll(matches)} />
        <Meta />
        <Links />
      </head>
      <body>
        <TranslationProvider language={language} draw={draw}>
          {still ? children : <Shell>{children}</Shell>}
        </TranslationProvider>
        {!still && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
            <InlineScript nonce={nonce} text={AT_END} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return useTexts(partsOf(useMatches())) ? <Outlet /> : <Spinner />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
