import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { keepsAgreePlace, noteAcceptance } from './agree-place';
import { useSession } from '../../../lib/session/session';

/** Few people meet it, and it asks for nothing at once. */
const AgreeBanner = lazy(() => import('./AgreeBanner').then((file) => ({ default: file.AgreeBanner })));
const follow = () => () => undefined;

/** Where changed texts are asked about. It opens with a page or a log-in and never later: what is being read must not move. */
export function AgreePlace() {
  const { pathname } = useLocation();
  const { verifying, isLoggedIn, user } = useSession();
  const isNeeded = user.needsAcceptance.length > 0;
  const isKnown = !verifying && (!isLoggedIn || user.minor !== null);
  const isKept = useSyncExternalStore(follow, keepsAgreePlace, () => false);
  const [page, setPage] = useState({ pathname, requests: false });
  // Not drawn by the server, so after a step within the shop: the person has just come through a door.
  const isOfServer = useSyncExternalStore(
    follow,
    () => false,
    () => true,
  );
  const [isEntry] = useState(!isOfServer);
  if (page.pathname !== pathname) setPage({ pathname, requests: isNeeded });

  useEffect(() => {
    if (isKnown) noteAcceptance(isNeeded);
  }, [isKnown, isNeeded]);

  const requests = isNeeded && (page.requests || isKept || isEntry);
  return (
    <div data-open={requests || undefined} className="agree-place print:hidden">
      {requests && (
        <Suspense>
          <AgreeBanner />
        </Suspense>
      )}
    </div>
  );
}
