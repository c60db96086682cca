import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

/** After a change of page: says its title and puts the keyboard at the beginning of the content. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // The new page's title is in place only after it is drawn.
    const timer = setTimeout(() => {
      setSaid(t('shell.wentTo', { title: document.title }));
      if (!document.activeElement || document.activeElement === document.body || !document.getElementById('main')?.contains(document.activeElement)) {
        document.getElementById('main')?.focus({ preventScroll: true });
      }
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, t]);

  return <p role="status" className="sr-only">{said}</p>;
}
