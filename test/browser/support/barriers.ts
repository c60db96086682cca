import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Not yet in those sets: what is seen on a control must be part of its name, so that people can call it by that. */
const SEEN_IS_CALLED = { 'label-content-name-mismatch': { enabled: true } };
/** What changes with light and dark; everything else is the same in both. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Our pages have no frames, and what a page does right needs no telling: both would cost more than the looking. */
const BARRIERS_ALONE: RunOptions = { resultTypes: ['violations'], iframes: false, selectors: false };

/** What axe finds on this page once it stands still, each with the name under which it is reported. */
export async function barriersOn(page: Page, name: string): Promise<string[]> {
  await page.evaluate(standsStill, '');
  return found(page, name, { runOnly: WCAG, rules: SEEN_IS_CALLED });
}

/** Turns light into dark or back. @returns what axe finds of the colours once the whole page has followed; all else was judged before */
export async function colourBarriersAfter(turn: () => Promise<void>, page: Page, name: string): Promise<string[]> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await turn();
  await page.evaluate(standsStill, before);
  return found(page, name, { runOnly: { type: 'rule', values: OF_COLOURS } });
}

/** Runs in the page: until its background is no longer of this colour, nothing is on its way, and nothing has changed for some frames. */
async function standsStill(ground: string): Promise<void> {
  const FRAMES = 6;
  const isTurned = (): boolean => getComputedStyle(document.body).backgroundColor !== ground;
  const isOnItsWay = (): boolean =>
    document.querySelector('.app-loader') !== null ||
    document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  const colours = (): string =>
    [...document.body.querySelectorAll('*')]
      .map((element) => getComputedStyle(element))
      .map(({ color, backgroundColor }) => color + backgroundColor)
      .join();
  let last = '';
  for (let still = 0; still < FRAMES;) {
    await new Promise(requestAnimationFrame);
    const now = colours();
    still = now === last && isTurned() && !isOnItsWay() ? still + 1 : 0;
    last = now;
  }
}

async function found(page: Page, name: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (asked) => {
      const { violations: barriers } = await window.axe.run(document, asked);
      return barriers.map(({ id, nodes }) => ({
        id,
        places: nodes.map(({ html, any: [why] }) => `${html} ${why?.message ?? ''}`),
      }));
    },
    { ...BARRIERS_ALONE, ...options },
  );
  return violations.flatMap(({ id, places }) => places.map((html) => `${name}: ${id}: ${html}`));
}
