import type { Page } from '@playwright/test';

/** Links, buttons and fields of which a part comes to lie below something that floats when the page is scrolled. */
export async function overlapsOn(page: Page, name: string): Promise<string[]> {
  return (await page.evaluate(overlaps)).map((what) => `${name}: ${what}`);
}

/** Runs in the page. A bar over the whole width is an edge of the window: what is below it can be scrolled free. */
function overlaps(): string[] {
  const { clientWidth, scrollHeight } = document.documentElement;
  const farthest = scrollHeight - innerHeight;
  const floats = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents } = getComputedStyle(element);
    return (
      position === 'fixed' &&
      pointerEvents !== 'none' &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.clientWidth > 1 &&
      element.clientWidth < clientWidth
    );
  });
  const controls = [...document.querySelectorAll('a[href], button, summary, input, select, textarea')].filter(
    (control) => control.checkVisibility(),
  );
  // A row that scrolls sideways shows of what is in it what lies within its edges.
  const widthSeen = (control: Element): [left: number, right: number] => {
    let { left, right } = control.getBoundingClientRect();
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const edges = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    }
    return [left, right];
  };
  return floats.flatMap((above) => {
    const { left, right, top, bottom } = above.getBoundingClientRect();
    const below = controls.filter((control) => {
      const { y, height } = control.getBoundingClientRect();
      const [from, to] = widthSeen(control);
      const [first, last] = [y + scrollY, y + height + scrollY];
      return (
        !floats.some((one) => one.contains(control)) &&
        from < to &&
        from < right &&
        to > left &&
        last - top > 0 &&
        first - bottom < farthest
      );
    });
    return below.map((control) => `${control.outerHTML.slice(0, 120)} is below ${above.outerHTML.slice(0, 120)}`);
  });
}
