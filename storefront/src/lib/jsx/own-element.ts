import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

/** A box that is none: its text lies in the line, the row or the grid of what is around it. */
const apart = (text: string, key?: string): ReactNode => jsx('span', { className: 'contents', children: text }, key);

const isText = (child: unknown): child is string | number =>
  (typeof child === 'string' && child !== '') || typeof child === 'number';
const hasText = (children: readonly unknown[]): boolean =>
  children.some((child) => (Array.isArray(child) ? hasText(child) : isText(child)));

/** Texts side by side share an element; nothing changes its place, for React knows what has no key by that. */
function eachApart(children: readonly unknown[]): unknown[] {
  const made: unknown[] = [];
  let words = '';
  children.forEach((child, n) => {
    if (isText(child)) {
      words += String(child);
      made.push(isText(children[n + 1]) ? null : apart(words, `text-${n}`));
      return;
    }
    words = '';
    made.push(Array.isArray(child) && hasText(child) ? eachApart(child) : child);
  });
  return made;
}

/**
 * Gives each text that has siblings an element of its own. A browser that translates a page puts every text into
 * elements of its own making; React then finds no text any more where it wants to change it, or to put something before it.
 * @param type by a symbol React names what has no element itself, such as a fragment
 * @param children as JSX wrote them: texts alone become one
 */
export function inOwnElements(type: ElementType | symbol, children: unknown): unknown {
  const isElement = typeof type !== 'symbol';
  if (!isElement && isText(children)) return apart(String(children));
  if (!Array.isArray(children)) return children;
  if (isElement && children.every(isText)) return children.join('');
  return hasText(children) ? eachApart(children) : (children as unknown);
}
