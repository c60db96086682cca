import { useTranslation } from '../lib/useTranslation';
import { Link } from '../ui/Link';

/** The shop's name and its flask, leading home. */
export function Logo({ onLight = false }: { onLight?: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      className={`inline-flex min-h-11 items-center gap-2 font-display text-[1.625rem] font-extrabold leading-none tracking-tight no-underline ${onLight ? 'text-heading' : 'text-white'}`}
    >
      <svg viewBox="0 0 40 44" aria-hidden="true" className="h-8 w-auto">
        <path
          d="M14 3h12v13l11 20a4.500 4.500 0 0 1-4 6.500H7A4.500 4.500 0 0 1 3 36l11-20z"
          fill="#fff"
          stroke={onLight ? 'var(--edge)' : 'none'}
          strokeWidth="1.500"
        />
        <path d="M10.500 23h19L37 36a4.500 4.500 0 0 1-4 6.500H7A4.500 4.500 0 0 1 3 36z" fill="var(--sun)" />
        <circle cx="22" cy="33" r="5.500" fill="#fff" />
        <circle cx="23.200" cy="33.600" r="2.700" fill="#1c1433" />
      </svg>
      {t('shell.shop')}
    </Link>
  );
}
