import { useRouteLoaderData, useLocation } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/i18n';

interface HeadProps { title: string; description?: string; image?: string; hidden?: boolean }

/** Title, description, sharing card and the addresses of both languages. `hidden` keeps private pages out of search. */
export function Head({ title, description, image, hidden = false }: HeadProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const origin = (useRouteLoaderData('root') as { origin?: string } | undefined)?.origin ?? '';
  const here = `${origin}${pathname}`;
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
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      {hidden
        ? <meta name="robots" content="noindex" />
        : (
          <>
            <link rel="canonical" href={here} />
            <link rel="alternate" hrefLang="es" href={`${here}?lang=es`} />
            <link rel="alternate" hrefLang="en" href={`${here}?lang=en`} />
            <link rel="alternate" hrefLang="x-default" href={here} />
          </>
        )}
    </>
  );
}
