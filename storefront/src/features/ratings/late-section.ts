import { lazy, type ComponentType } from 'react';
import { drawnLanguage } from '../../lib/i18n';
import { loadTexts } from '../../lib/texts';
import type { RatingsSectionProps } from './RatingsSection';

const ACTS = ['pointerdown', 'keydown', 'click', 'popstate'];

let open = (): void => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

async function load() {
  await opened;
  const [{ RatingsSection }] = await Promise.all([import('./RatingsSection'), loadTexts(drawnLanguage(), ['ratings'])]);
  return { default: RatingsSection };
}

/** In a browser its script and texts are fetched once someone comes near. If they cannot come, what the server drew stays. */
export let LateSection: ComponentType<RatingsSectionProps> = lazy(() =>
  load().catch(() => new Promise<never>(() => undefined)),
);

/** On the server, whose pages must be whole without scripts, nothing is late. */
export function drawAtOnce(section: ComponentType<RatingsSectionProps>): void {
  LateSection = section;
}

/** Fetches the section once its place is near the window. @returns what ends the watch */
export function fetchNear(place: Element): () => void {
  const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && open(), {
    rootMargin: '200px',
  });
  watch.observe(place);
  // A change of the router's state waits for a part that React has not taken up; a click may be about to cause one.
  for (const act of ACTS) addEventListener(act, open, { once: true, capture: true });
  return () => watch.disconnect();
}
