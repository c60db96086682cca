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
import { KEEP_AGREE_PLACE } from './features/accounts/consent/agree-place';
import { googleSettings } from './lib/google-settings';
import { isLanguage, languageCookie, languageOf, partsOf, useTexts } from './lib/i18n';
import { useNonce } from './lib/nonce';
import { rateNow } from './lib/rate';
import { REMEMBER_PRESSED, REVIVE } from './lib/revive';
import { TranslationProvider } from './lib/useTranslation';
import type { Language } from './lib/wire';
import { Spinner } from './ui/Spinner';
import styles from './styles.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: baloo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: atkinson, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Language, address, exchange rate and sign-in with Google: what every page needs. */
export async function loader({ request }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const asked = new URL(request.url).searchParams.get('lang');
  return data(
    {
      language,
      rate: await rateNow(),
      google: googleSettings(process.env),
      installer: Boolean(process.env.INSTALLER_URL?.trim()),
      origin: process.env.PUBLIC_URL?.replace(/\/$/, '') ?? new URL(request.url).origin,
    },
    isLanguage(asked) ? { headers: { 'set-cookie': languageCookie(asked) } } : undefined,
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

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const loaded = useRouteLoaderData<typeof loader>('root');
  const parts = partsOf(useMatches());
  const [language, draw] = useState(() => initialLanguage(loaded?.language));
  return (
    <html lang={language} data-texts={parts.join(' ') || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b4de0" />
        {/* The server's alone: whoever gets to draw this again has every file. */}
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? REVIVE + REMEMBER_PRESSED + KEEP_AGREE_PLACE : '' }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <TranslationProvider language={language} draw={draw}>
          <Shell>{children}</Shell>
        </TranslationProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
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
