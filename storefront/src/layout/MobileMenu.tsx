import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../lib/useTranslation';

const MobileSheet = lazy(() => import('./MobileSheet').then((file) => ({ default: file.MobileSheet })));

/** The navigation of small windows: a sheet with every way of the bar and the cart's count. */
export function MobileMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }
  return (
    <div className="md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('shell.nav.menu')}
        onClick={() => {
          setIsOpen(true);
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-full text-white hover:bg-white/15"
      >
        <Menu aria-hidden="true" className="size-7" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileSheet open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
