/** Told to the page once React answers to what is pressed. */
export const AWAKE = 'awake';

/** On slow lines people press before the scripts are here: the last button waits, looks so, and is pressed again then. Forms keep what was typed instead. */
export const REMEMBER_PRESSED = `{
  let pressed = null;
  const remember = ({ target }) => {
    const button = target instanceof Element && target.closest('button[type=button]');
    if (!button) return;
    pressed?.removeAttribute('data-pressed');
    pressed = button;
    button.setAttribute('data-pressed', '');
  };
  addEventListener('click', remember, true);
  addEventListener('${AWAKE}', () => {
    removeEventListener('click', remember, true);
    pressed?.removeAttribute('data-pressed');
    if (pressed?.isConnected) pressed.click();
  }, { once: true });
}`;

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
