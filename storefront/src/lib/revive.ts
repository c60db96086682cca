/**
 * For a page whose files a newer version of the shop has replaced: asks for it once more, and says it where that did not help.
 * Runs before everything else, since what is gone may be the shop's own script.
 * The page comes back at its top: the browser would scroll by the height of the notice, to show the same lines as before.
 */
export const REVIVE = `{
  let leaving = false;
  const again = () => {
    if (leaving) return true;
    try {
      if (!navigator.onLine || Date.now() - sessionStorage.revived < 30000) return false;
      sessionStorage.revived = Date.now();
    } catch { return false }
    leaving = true;
    history.scrollRestoration = 'manual';
    location.reload();
    return true;
  };
  const stuck = () => {
    if (!again()) document.getElementById('stuck').hidden = false;
  };
  addEventListener('vite:preloadError', again);
  addEventListener('stuck', stuck);
  addEventListener('error', ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') stuck();
  }, true);
}`;
