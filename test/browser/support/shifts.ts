import type { Page } from '@playwright/test';

const MOST = 0.02;

interface Shift {
  value: number;
  moved: string[];
}

declare global {
  interface Window {
    shifts?: Shift[];
    heldAnswers?: number;
  }
}

/** From now on this window's pages note what moves while they are drawn. */
export async function notesShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.shifts = shifts;
    const nameOf = (node: Node | null | undefined): string =>
      (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'something')).slice(0, 100);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node | null }[];
      })[]) {
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved on this page since it was opened, where it is more than anybody would notice. */
export async function shiftsOn(page: Page, name: string): Promise<string[]> {
  const shifts = await page.evaluate(() => window.shifts ?? []);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= MOST
    ? []
    : [
        `${name}: shifts by ${sum.toFixed(3)}: ${shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' | ')}`).join('; ')}`,
      ];
}

/** From now on each answer of the API takes its time. Held up in the page, because a browser whose requests pass through a test keeps no file of a page. */
export async function answersLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LATE_MS = 400;
    const prompt = window.fetch;
    window.fetch = async (...request) => {
      const answer = await prompt(...request);
      if (!new URL(answer.url).pathname.startsWith('/v1/')) return answer;
      window.heldAnswers = (window.heldAnswers ?? 0) + 1;
      await new Promise((done) => setTimeout(done, LATE_MS));
      return answer;
    };
  });
}
