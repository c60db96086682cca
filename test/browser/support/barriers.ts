import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

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
/** Each page parses it again: the minified file in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Our pages have no frames, and what a page does right needs no telling: both would cost more than the looking. */
const BARRIERS_ALONE: RunOptions = { resultTypes: ['violations'], iframes: false, selectors: false };

/** What axe finds on this page once it stands still, each with the name under which it is reported. */
export async function barriersOn(page: Page, name: string): Promise<string[]> {
  await page.evaluate(standsStill, '');
  return found(page, name, { runOnly: WCAG, rules: SEEN_IS_CALLED });
}

/** Turns light into dark or back. @returns what axe finds of the colours once the whole page has followed; all else was judged before */
export async function colourBarriersAfter(switched: () => Promise<void>, page: Page, name: string): Promise<string[]> {
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await switched();
  await page.evaluate(standsStill, before);
  return found(page, name, { runOnly: { type: 'rule', values: OF_COLOURS } });
}

/** What axe finds on this page, and of its colours when the person's device turns dark. */
export async function barriersInLightAndDark(page: Page, name: string): Promise<string[]> {
  const light = await barriersOn(page, name);
  const dark = await colourBarriersAfter(() => page.emulateMedia({ colorScheme: 'dark' }), page, `${name}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

/** Runs in the page: until its background is no longer of this colour, nothing is on its way, and all colours are what they were some frames ago. */
async function standsStill(tone: string): Promise<void> {
  const FRAMES = 6;
  const isTurned = (): boolean => getComputedStyle(document.body).backgroundColor !== tone;
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
  const quietFor = async (frames: number): Promise<string> => {
    for (let quiet = 0; quiet < frames;) {
      await new Promise(requestAnimationFrame);
      quiet = isTurned() && !isOnItsWay() ? quiet + 1 : 0;
    }
    return colours();
  };
  // To read the colours of every element costs more than a frame: they are read at both ends.
  while ((await quietFor(1)) !== (await quietFor(FRAMES)));
}

async function found(page: Page, name: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (request) => {
      const { violations: barriers } = await window.axe.run(document, request);
      return barriers.map(({ id, nodes }) => ({
        id,
        places: nodes.map(({ html, any: [why] }) => `${html} ${why?.message ?? ''}`),
      }));
    },
    { ...BARRIERS_ALONE, ...options },
  );
  return violations.flatMap(({ id, places }) => places.map((html) => `${name}: ${id}: ${html}`));
}
