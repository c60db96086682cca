import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not yet in those sets: what is seen on a control must be part of its name, so that people can call it by that. */
const SEEN_IS_CALLED = { rules: { 'label-content-name-mismatch': { enabled: true } } };
/** What changes with light and dark; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on this page, each with the name under which it is reported. */
export async function barriersOn(page: Page, name: string): Promise<string[]> {
  return found(name, new AxeBuilder({ page }).options({ ...SEEN_IS_CALLED }).withTags(WCAG));
}

/** What axe finds of the colours of this page, once all else was judged. */
export async function colourBarriersOn(page: Page, name: string): Promise<string[]> {
  await page.evaluate(transitionsEnd);
  return found(name, new AxeBuilder({ page }).withRules(OF_COLOURS));
}

/** Runs in the page: even without motion, colours take a frame to change. */
async function transitionsEnd(): Promise<void> {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

async function found(name: string, axe: AxeBuilder): Promise<string[]> {
  // Our pages have no frames: what would gather frames' findings costs a page more each time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`));
}
