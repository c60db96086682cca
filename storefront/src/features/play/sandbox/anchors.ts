/**
 * A page's addresses are read below its files, so that one of a single place such as `#menu` would lead away from the page:
 * it stays on it.
 */
export function keepAnchors(): void {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    location.hash = link.getAttribute('href') ?? '';
  });
}
