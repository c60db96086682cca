import type { Page, Request } from '@playwright/test';
import { patient } from '../../support/patience.js';

/** How often one name is pressed on a page: a list has a button for each of its lines. */
const OF_ONE_NAME = 2;
const AT_MOST = 40;
/** What browsers note of any refusal, and of rules that are newer than they are. */
const OF_THE_BROWSER = /^Failed to load resource|^Unrecognized Content-Security-Policy directive/;
const BUTTONS = 'button:not([disabled]), summary, input[type=submit]';

/** A person who fills in what there is to fill in, and presses every button of a page and of what opens. */
export class Presser {
  /** What broke, with the page and the last press. */
  readonly found: string[] = [];
  private doing = '';
  private readonly open = new Set<Request>();

  constructor(
    private readonly page: Page,
    /** The first heading of a page that could not be drawn. */
    private readonly broken: RegExp,
  ) {
    page.on('pageerror', (error) => this.note(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_BROWSER.test(message.text())) this.note(message.text());
    });
    page.on('popup', (popup) => void popup.close());
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('request', (request) => this.open.add(request));
    page.on('requestfinished', (request) => this.open.delete(request));
    page.on('requestfailed', (request) => this.open.delete(request));
  }

  /** @param path a page of the shop @param within where its buttons are looked for, apart from dialogs */
  async pressAll(path: string, within: string): Promise<string[]> {
    const pressed: string[] = [];
    await this.arrive(path);
    while (pressed.length < AT_MOST) {
      if (new URL(this.page.url()).pathname + new URL(this.page.url()).search !== path) await this.arrive(path);
      await this.fillIn(within);
      const name = await this.mark(within, pressed);
      if (name === null) return pressed;
      pressed.push(name);
      this.doing = `${path}: ${name}`;
      // What covers it or goes away meanwhile is no fault of a text.
      await this.page
        .locator('[data-next-press]')
        .first()
        .click({ timeout: patient(3_000), noWaitAfter: true })
        .catch(() => undefined);
      await this.settled();
    }
    return pressed;
  }

  private async arrive(path: string): Promise<void> {
    this.doing = path;
    await this.page.goto(path, { waitUntil: 'load' });
    // A page of a studio is drawn in the browser alone.
    await this.page.locator('h1').first().waitFor();
    await this.settled();
  }

  private note(what: string): void {
    this.found.push(`${this.doing}: ${what}`);
  }

  /** Until nothing is asked of the shop any more, and what came is drawn. */
  private async settled(): Promise<void> {
    const end = Date.now() + patient(5_000);
    do {
      await this.drawn();
    } while (this.open.size > 0 && Date.now() < end);
    await this.drawn();
    const heading = await this.page
      .locator('h1')
      .allTextContents()
      .catch(() => []);
    if (heading.some((text) => this.broken.test(text))) this.note('the page is broken');
  }

  /** A page that is being left has nothing to draw. */
  private async drawn(): Promise<void> {
    const drawing = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await this.page.evaluate(drawing).catch(() => undefined);
  }

  private async fillIn(within: string): Promise<void> {
    const fields = this.page.locator(`${within} :is(input, textarea):visible:not([readonly]):not([disabled])`);
    const filling = { timeout: patient(500) };
    for (const field of await fields.all()) {
      const type = (await field.getAttribute('type', filling).catch(() => 'gone')) ?? 'text';
      const value =
        { email: 'ana@example.test', number: '7', password: 'Ludoteca1', date: '2026-01-31' }[type] ?? 'Ana';
      const isFilled = (await field.inputValue(filling).catch(() => 'gone')) !== '';
      if (type === 'checkbox') await field.check(filling).catch(() => undefined);
      else if (!isFilled && !['file', 'radio', 'gone', 'hidden', 'submit'].includes(type))
        await field.fill(value, filling).catch(() => undefined);
    }
  }

  /** Marks the next button; those of a dialog come first. @returns its name, null where all were pressed */
  private mark(within: string, pressed: string[]): Promise<string | null> {
    return this.page.evaluate(
      ([scope, buttons, before, limit]) => {
        document.querySelector('[data-next-press]')?.removeAttribute('data-next-press');
        const dialog = document.querySelector('[role=dialog], [role=alertdialog], dialog[open]');
        const places = [dialog, ...document.querySelectorAll(scope)].filter((place) => place !== null);
        for (const button of places.flatMap((place) => [...place.querySelectorAll<HTMLElement>(buttons)])) {
          const name = button.getAttribute('aria-label') ?? button.innerText.trim();
          const times = before.filter((one) => one === name).length;
          if (times >= limit || !button.checkVisibility() || button.getAttribute('aria-disabled') === 'true') continue;
          button.dataset.nextPress = '';
          return name;
        }
        return null;
      },
      [within, BUTTONS, pressed, OF_ONE_NAME] as const,
    );
  }
}
