/**
 * Runs at the end of a page whose scripts came marked as late: they start once all that is seen has been painted, with the
 * first press or key, and after three seconds in any case. A page without marked scripts is left alone.
 */
export const START_WHEN_PAINTED = `{
  const late = document.querySelector('script[type=late-module]');
  const uses = ['pointerdown', 'keydown', 'focusin'];
  let isStarted = !late;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const use of uses) removeEventListener(use, start, true);
    for (const link of document.querySelectorAll('link[rel=late-modulepreload]')) link.rel = 'modulepreload';
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = late.nonce;
    script.textContent = late.textContent;
    document.head.append(script);
  };
  if (late) {
    for (const use of uses) addEventListener(use, start, true);
    addEventListener('load', () => setTimeout(start));
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
    setTimeout(start, 3000);
  }
}`;
