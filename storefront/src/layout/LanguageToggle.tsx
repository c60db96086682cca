import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { speak, useLanguage } from '../lib/i18n';

/** Floats in the corner and changes the language where one stands. Before scripts it is an ordinary link. */
export function LanguageToggle() {
  const { t, i18n } = useTranslation();
  const { language } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const other = language === 'es' ? 'en' : 'es';
  const query = new URLSearchParams(location.search);
  query.set('lang', other);

  const toggle = async () => {
    await speak(i18n, other);
    const rest = new URLSearchParams(location.search);
    if (!rest.has('lang')) return revalidator.revalidate();
    rest.delete('lang');
    await navigate({ pathname: location.pathname, search: rest.toString(), hash: location.hash }, { replace: true, preventScrollReset: true });
  };

  return (
    <nav aria-label={t('shell.language.label')} data-floats className="fixed bottom-4 right-4 z-30 print:hidden">
      <a
        href={`${location.pathname}?${query.toString()}`}
        hrefLang={other}
        lang={other}
        aria-label={t('shell.language.toggle')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void toggle();
        }}
        className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-edge bg-surface px-4 font-bold text-ink no-underline shadow-card"
      >
        <Languages aria-hidden="true" className="size-5" />
        {t('shell.language.short')}
      </a>
    </nav>
  );
}
