const START = /<(?:head|html|!doctype)(?=[\s>])/gi;

/**
 * The byte of a page before which a script of the shop goes, so that it runs before the page's own: behind the last of doctype,
 * html and head that stand before the first script. Found in one pass, whatever a stranger wrote.
 */
export function startOfPage(page: Buffer): number {
  // Latin-1 keeps every byte of UTF-8 as it is.
  const text = page.toString('latin1');
  const limit = text.search(/<script|<body/i);
  const head = limit < 0 ? text : text.slice(0, limit);
  let last = 0;
  for (const { index } of head.matchAll(START)) {
    // A tag within another one is none.
    const end = index < last ? last - 1 : head.indexOf('>', index);
    if (end < 0) break;
    last = end + 1;
  }
  return last;
}
