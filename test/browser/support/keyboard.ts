import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 150;

/** What is wrong with the look of the thing that has the focus; empty when a person can see it, and that it has the focus. */
function problemsOfFocus(): string[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return ['nothing has the focus'];
  const { left, top, width, height } = focused.getClientRects()[0] ?? new DOMRect();
  const right = left + width;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
  const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset');
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  const problems = [
    ...(isMarked ? [] : ['has no outline']),
    ...(width < innerWidth && (left < 0 || right > innerWidth)
      ? [`is cut off at the side, from ${left} to ${right}`]
      : []),
    ...(points.some((seen) => seen && (focused.contains(seen) || seen.closest('label')?.control === focused))
      ? []
      : ['is covered or out of the window']),
  ];
  return problems.map((problem) => `${focused.outerHTML.slice(0, 160)} ${problem}`);
}

/** A page that is still settling gets the time it needs; what stays wrong is told. */
async function looksRight(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(problemsOfFocus), { message: page.url(), intervals: [50, 100, 250], timeout: 5_000 })
    .toEqual([]);
}

/** Presses a key that moves the focus; where it arrives it must be seen. */
export async function moves(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await page.keyboard.press(key);
  // A dialog's guard hands the focus on in a moment of its own.
  await expect(page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
  await looksRight(page);
}

/** Tab by tab to this thing. */
export async function tabsTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await moves(page, key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of ${key} on ${page.url()} do not lead to ${target.toString()}`);
}

/** From the top of the page to its end and out of it: nothing on the way holds the focus fast. */
export async function walksThrough(page: Page): Promise<void> {
  const isOut = (): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await moves(page);
  for (let stops = 1; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await isOut()) return;
    await looksRight(page);
  }
  throw new Error(`${MOST_STOPS} presses of Tab do not lead out of ${page.url()}`);
}
