import { useRouteLoaderData, useLocation } from 'react-router';
import { useLanguage } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';

interface HeadProps {
  title: string;
  description?: string;
  image?: string;
  hidden?: boolean;
  /** What the page is about, in the words of schema.org. */
  facts?: Record<string, unknown>;
}

/** An address without the choices that only sort or filter; the page of a list and a language asked for belong to it. */
function addressOf(base: string, page: string | null, language: string | null): string {
  const search = new URLSearchParams();
  if (page && page !== '1') search.set('page', page);
  if (language) search.set('lang', language);
  return search.size > 0 ? `${base}?${search.toString()}` : base;
}

/** Where the shop is reached, as the server knows it. */
export function useOrigin(): string {
  return (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';
}

/** Title, description, sharing card and the addresses of both languages. `hidden` keeps private pages out of search. */
export function Head({ title, description, image, hidden = false, facts }: HeadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const base = `${origin}${pathname}`;
  const asked = new URLSearchParams(search);
  const page = asked.get('page');
  const here = addressOf(base, page, asked.get('lang'));
  const about = description ?? t('shell.tagline');
  const full = `${title} · ${t('shell.shop')}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={about} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('shell.shop')} />
      <meta property="og:locale" content={language === 'es' ? 'es_CL' : 'en_US'} />
      <meta property="og:url" content={here} />
      {image && <meta property="og:image" content={image} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={here} />
          <link rel="alternate" hrefLang="es" href={addressOf(base, page, 'es')} />
          <link rel="alternate" hrefLang="en" href={addressOf(base, page, 'en')} />
          <link rel="alternate" hrefLang="x-default" href={addressOf(base, page, null)} />
        </>
      )}
      {facts && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}
