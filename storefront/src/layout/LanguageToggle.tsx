import type { ReactNode } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { inLanguage, languageInPath, plainPath } from '../lib/addresses';
import { speak } from '../lib/i18n';
import { useTranslation } from '../lib/useTranslation';

interface LanguageLinkProps {
  className: string;
  onClick?: () => void;
}

/** The other language in words, for lists of links; where there is room for them. */
export function LanguageLink(props: LanguageLinkProps) {
  const { t } = useTranslation();
  return <ToOtherLanguage {...props}>{t('shell.language.toggle')}</ToOtherLanguage>;
}

/** The other language in two letters. Its name begins with them, so that it can be called by what is seen. */
export function LanguageMark(props: LanguageLinkProps) {
  const { t } = useTranslation();
  const short = t('shell.language.short');
  return (
    <ToOtherLanguage {...props} label={`${short}: ${t('shell.language.toggle')}`}>
      {short}
    </ToOtherLanguage>
  );
}

/** Changes the language where one stands. Before scripts it is an ordinary link. */
function ToOtherLanguage({
  label,
  className,
  onClick,
  children,
}: LanguageLinkProps & { label?: string; children: ReactNode }) {
  const { language, draw } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const other = language === 'es' ? 'en' : 'es';
  const query = new URLSearchParams(location.search);
  query.set('lang', other);

  const named = languageInPath(location.pathname);
  const pathname = named ? inLanguage(plainPath(location.pathname), other) : location.pathname;

  const toggle = async () => {
    // An address that names its language takes the page along.
    if (named)
      return navigate(
        { pathname, search: location.search, hash: location.hash },
        { replace: true, preventScrollReset: true },
      );
    await speak(other, draw);
    const rest = new URLSearchParams(location.search);
    if (!rest.has('lang')) return revalidator.revalidate();
    rest.delete('lang');
    await navigate(
      { pathname: location.pathname, search: rest.toString(), hash: location.hash },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <a
      href={named ? pathname + location.search : `${location.pathname}?${query.toString()}`}
      hrefLang={other}
      lang={other}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onClick?.();
        void toggle();
      }}
      className={className}
    >
      {children}
    </a>
  );
}
