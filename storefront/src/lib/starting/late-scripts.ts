import { StringDecoder } from 'node:string_decoder';
import { Transform } from 'node:stream';

/** How a browser that passes them by finds the page's scripts again. */
const LATE: readonly [early: RegExp, late: string][] = [
  [/<link rel="modulepreload"/g, '<link rel="late-modulepreload"'],
  [/<script([^>]*) type="module"/g, '<script$1 type="late-module"'],
];

/**
 * Marks the module scripts of a page that is complete without them, as it streams by: where the line is slow, they would share it
 * with what is seen first. `START_WHEN_PAINTED` starts them.
 */
export function withLateScripts(): Transform {
  const decoder = new StringDecoder('utf8');
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = held + decoder.write(chunk);
      // A tag may be cut in two.
      const open = text.lastIndexOf('<');
      const end = text.indexOf('>', open) === -1 && open !== -1 ? open : text.length;
      held = text.slice(end);
      done(null, marked(text.slice(0, end)));
    },
    flush(done) {
      done(null, marked(held + decoder.end()));
    },
  });
}

function marked(html: string): string {
  return LATE.reduce((text, [early, late]) => text.replace(early, late), html);
}
