import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { plainPath } from '../lib/addresses';
import { useTranslation } from '../lib/useTranslation';

/** After a change of page: says its title and puts the keyboard at the beginning of the content; so too when what it stood on is gone. */
export function RouteAnnouncer() {
  const { t } = useTranslation();
  const { pathname: address, search } = useLocation();
  // The same page in another language is no other page.
  const pathname = plainPath(address);
  const before = useRef({ pathname, search });
  const [said, setSaid] = useState('');

  // Before the page is seen, so that who acts on it at once is known to have done so.
  useLayoutEffect(() => {
    const isNew = before.current.pathname !== pathname;
    if (!isNew && before.current.search === search) return;
    before.current = { pathname, search };
    const focusedBefore = document.activeElement;
    // The new page's title is in place only after it is drawn.
    const timer = setTimeout(() => {
      if (isNew) setSaid(t('shell.wentTo', { title: document.title }));
      const main = document.getElementById('main');
      const focused = document.activeElement ?? document.body;
      // Who has gone elsewhere meanwhile, such as into the menu of the account, stays there.
      const isLeftBehind = isNew && focused === focusedBefore && !main?.contains(focused);
      if (focused === document.body || isLeftBehind) main?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [pathname, search, t]);

  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
