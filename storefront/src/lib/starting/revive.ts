/** Told to the page once React answers to what is pressed. */
export const AWAKE = 'awake';

/**
 * On slow lines people press before the scripts are here: the last button waits, looks so, and is pressed again then. So does a form
 * that only scripts can send; it keeps what was typed. React hears of it then alone: before, it would not know the
 * person yet, and do the same thing twice.
 */
export const REMEMBER_PRESSED = `{
  let pressed = null;
  const remember = (event, button, again) => {
    event.stopImmediatePropagation();
    pressed?.button.removeAttribute('data-pressed');
    pressed = { button, again };
    button.setAttribute('data-pressed', '');
  };
  const clicked = (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type=button]');
    if (button) remember(event, button, () => button.click());
  };
  const sent = (event) => {
    const { target: form, submitter } = event;
    if (form.getAttribute('method') === 'dialog') remember(event, submitter ?? form, () => form.requestSubmit(submitter));
  };
  addEventListener('click', clicked, true);
  addEventListener('submit', sent, true);
  addEventListener('${AWAKE}', () => {
    removeEventListener('click', clicked, true);
    removeEventListener('submit', sent, true);
    pressed?.button.removeAttribute('data-pressed');
    if (pressed?.button.isConnected) pressed.again();
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
      if (!navigator.onLine || Math.abs(Date.now() - sessionStorage.revived) < 30000) return false;
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
