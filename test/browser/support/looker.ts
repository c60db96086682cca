import type { Browser, Page } from '@playwright/test';
import { barriersInLightAndDark } from './barriers.js';
import { overlapsOn } from './overlaps.js';
import { answersLate, notesShifts, shiftsOn } from './shifts.js';
import type { Visitor } from './visitors.js';

/** A browser that looks at one page after the other, and keeps the files of the shop as a visitor's does. */
export class Looker {
  private complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly prompt: Page,
  ) {
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // A link that is over is refused, and the browser notes every refusal.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.complaints.push(`${page.url()}: ${message.text()}`);
    });
  }

  static async of(browser: Browser, { locale, width }: Visitor, baseURL: string | undefined): Promise<Looker> {
    const context = await browser.newContext({ locale, viewport: { width, height: 800 }, baseURL });
    const looker = new Looker(await context.newPage(), await context.newPage());
    await notesShifts(looker.page);
    await notesShifts(looker.prompt);
    await answersLate(looker.page);
    return looker;
  }

  /** Opens a page while each answer of the API takes its time, and once more where they come at once. @returns what is wrong there, and how many answers were late */
  async look(path: string): Promise<{ found: string[]; late: number }> {
    this.complaints = [];
    const found: string[] = [];
    await this.page.goto(path, { waitUntil: 'networkidle' });
    const late = await this.page.evaluate(() => window.heldAnswers ?? 0);
    found.push(...(await shiftsOn(this.page, path)));
    // Where nothing came late, both visits are the same.
    if (late > 0) {
      await this.prompt.goto(path, { waitUntil: 'networkidle' });
      found.push(...(await shiftsOn(this.prompt, `${path}, its answers at once`)));
    }
    found.push(...(await overlapsOn(this.page, path)), ...(await this.barriers(path)));
    return { found: [...found, ...this.complaints], late };
  }

  /** What axe finds on the page as it is now, light or dark. */
  async barriers(name: string): Promise<string[]> {
    // Without motion, no colour is met on its way from light to dark.
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    const found = await barriersInLightAndDark(this.page, name);
    await this.page.emulateMedia({ reducedMotion: 'no-preference' });
    return found;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
