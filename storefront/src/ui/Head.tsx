import { useRouteLoaderData, useLocation } from 'react-router';
import { inLanguage, isPublicPage, plainPath } from '../lib/addresses';
import { useLanguage } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';

interface HeadProps {
  title: string;
  description?: string;
  /** What sites show beside a link, 1200 × 630; without one it is the shop's own, if the page is for anybody. */
  image?: string;
  /** Whether the page tells of new games. */
  feed?: boolean;
  hidden?: boolean;
  /** What the page is about, in the words of schema.org. */
  facts?: readonly Record<string, unknown>[];
}

interface Addresses {
  here: string;
  es: string;
  en: string;
  /** For speakers of other languages. */
  plain: string;
}

/**
 * A page's addresses, without the choices that only sort or filter; the page of a list belongs to them. Public pages have
 * one in each language, to which the plain one leads; others are told apart by `?lang=`.
 */
function addressesOf(origin: string, pathname: string, search: string, language: 'es' | 'en'): Addresses {
  const plain = plainPath(pathname);
  const request = new URLSearchParams(search);
  const page = request.get('page');
  const kept: Record<string, string> = page && page !== '1' ? { page } : {};
  const address = (path: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams({ ...kept, ...more }).toString();
    return `${origin}${path}${query && `?${query}`}`;
  };
  if (!isPublicPage(plain)) {
    const lang = request.get('lang');
    return {
      here: address(plain, lang ? { lang } : {}),
      es: address(plain, { lang: 'es' }),
      en: address(plain, { lang: 'en' }),
      plain: address(plain),
    };
  }
  const both = { es: address(inLanguage(plain, 'es')), en: address(inLanguage(plain, 'en')) };
  return { ...both, here: both[language], plain: address(plain) };
}

/** Where the shop is reached, as the server knows it. */
export function useOrigin(): string {
  return (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';
}

/** Title, description, sharing card and the addresses of both languages. `hidden` keeps private pages out of search. */
export function Head({ title, description, image, feed = false, hidden = false, facts }: HeadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const origin = useOrigin();
  const { here, es, en, plain } = addressesOf(origin, pathname, search, language);
  const about = description ?? t('shell.tagline');
  const full = `${title} · ${t('shell.shop')}`;
  const picture = image ?? (hidden ? undefined : `${origin}/share/${language}.png`);
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
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={image ? title : t('shell.shop')} />
        </>
      )}
      {feed && (
        <link
          rel="alternate"
          type="application/atom+xml"
          title={t('shell.feed')}
          href={`${origin}/feeds/games.${language}.atom`}
        />
      )}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={here} />
          <link rel="alternate" hrefLang="es" href={es} />
          <link rel="alternate" hrefLang="en" href={en} />
          <link rel="alternate" hrefLang="x-default" href={plain} />
        </>
      )}
      {facts && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  );
}
