import { wrongLinks } from '../links.rules.js';
import { findEngine } from '../engine.rules.js';
import { startOfPage } from '../server/page-start.js';
import { droppedCode } from './engine-page.rules.js';
import { useOfFrame } from './frame.rules.js';
import { buildPaths, wrongReferences } from './references.rules.js';

/** The longest text that is searched. */
const WHOLE = 4 * 1_048_576;
/** Enough for a search that goes back and forth to take seconds, and the others ten milliseconds. */
const PART = 128 * 1024;
const paths = buildPaths(Array.from({ length: 1_500 }, (_, n) => `files/${n}.js`));

/** What a stranger may write to make a search go back and forth: beginnings without an end, and ends without a beginning. */
const PARTS = [
  'a/',
  'a/../',
  'l1/../',
  '<html ',
  '<head ',
  '<!doctype ',
  '<script ',
  '<script>',
  '<script "',
  '</script',
  '</script ',
  '<link rel=',
  '<link rel= ',
  '<link ',
  '<a ',
  '<a>',
  ' onx="',
  " onx='",
  ' on',
  ' onx=',
  ' onx="y"',
  'url(',
  'url( ',
  'url("',
  `${'url('.repeat(120)})`,
  'url(x)',
  'src="',
  'src=\'src="',
  'src="x"',
  'src=',
  'src ',
  'href="files/1.js"',
  'fetch(',
  'fetch("',
  'fetch("http://a")',
  'new ',
  'eval ',
  'new Function',
  'Function ',
  'setTimeout ( ',
  'window . ',
  'alert ',
  'shared : ',
  'serviceWorker . register',
  'GODOT_THREADS_ENABLED ',
  'var Godot ',
  '<meta ',
  '<meta http-equiv="refresh" content="0;url=',
  'import(`',
  'Url',
  'xUrl:',
  'xUrl="',
  'companyName:',
  'companyName ',
  ' ',
  '\n',
  'a',
  '"',
  '&quot;',
];
const ONCE_BEFORE = [
  '<script ',
  'url(',
  'src=',
  'src="',
  ' onx="',
  'new',
  'xUrl',
  'companyName:',
  '<link ',
  '<!doctype ',
];

const textOf = (before: string, part: string, bytes: number): string =>
  (before + part.repeat(Math.ceil(bytes / part.length))).slice(0, bytes);

/** Searches that meet what strangers upload. */
const SEARCHES: Record<string, (text: string) => unknown> = {
  'the references of a page': (text) => wrongReferences({ path: 'index.html', text }, paths),
  'the references of a script': (text) => wrongReferences({ path: 'game.js', text }, paths),
  'the references of a style': (text) => wrongReferences({ path: 'game.css', text }, paths),
  'the engine of a page': (text) => findEngine(['Build/g.loader.js', 'Build/g.data'], text),
  'the start of a page': (text) => startOfPage(Buffer.from(text)),
  'the code of a page of an engine': (text) => droppedCode({ path: 'index.html', text }, 'Build/g.loader.js'),
  'the ends of links': (text) => {
    const links = Array.from({ length: 500 }, (_, at) => ({ path: `l${at}`, target: text.slice(0, 4_096) }));
    return wrongLinks(links, ['index.html']);
  },
  'what the frame has to allow': (text) => useOfFrame({ path: 'game.js', text }),
};

const cpuMsOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** Reads each sign of the longest text, as often as no search needs. */
function plainPasses(): number {
  const text = textOf('', 'The sea is blue. ', WHOLE);
  let sum = 0;
  for (let pass = 0; pass < 20; pass++) for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}
/** Of CPU time; 200 for the longest text on a quiet machine. */
const MOST_MS = cpuMsOf(plainPasses);
/** Three times in a row: what else a process does now and then is not the search's. */
const isSlow = (work: () => unknown): boolean => [1, 2, 3].every(() => cpuMsOf(work) > MOST_MS);

describe.each(Object.entries(SEARCHES))('%s', (_, search) => {
  const slowOf = (beginnings: readonly string[], bytes: number): object[] =>
    beginnings
      .flatMap((before) => PARTS.map((part) => ({ before, part })))
      .filter(({ before, part }) => {
        const text = textOf(before, part, bytes);
        return isSlow(() => search(text));
      });

  it('are found in no time in four megabytes of whatever a stranger wrote', () => {
    expect(slowOf([''], WHOLE)).toEqual([]);
  });

  it('are found in no time behind a beginning without an end', () => {
    expect(slowOf(ONCE_BEFORE, PART)).toEqual([]);
  });
});
