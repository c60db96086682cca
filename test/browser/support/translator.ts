import type { BrowserContext } from '@playwright/test';

/**
 * Does what the translators of browsers do to each page: every text goes, and one of their own stands in its place, inside
 * two elements; so does every text that comes later.
 * @param from the event of the page at which it begins: people translate what they see, and some browsers do it at once
 */
export async function translates(context: BrowserContext, from: 'DOMContentLoaded' | 'load' = 'load'): Promise<void> {
  await context.addInitScript((begins) => {
    const LEFT = 'script, style, noscript, textarea, svg, font, [translate=no]';
    const wrap = (text: Text): void => {
      if (!text.data || !text.parentElement || text.parentElement.closest(LEFT)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapIn = (node: Node): void => {
      if (node instanceof Text) return wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    const start = (): void => {
      wrapIn(document.body);
      new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(wrapIn))).observe(
        document.body,
        { childList: true, subtree: true },
      );
    };
    (begins === 'load' ? window : document).addEventListener(begins, start);
  }, from);
}
