import { withBridge } from '../../play/hosts/game-document.js';
import { findEngine } from './engine.rules.js';
import { wrongReferences } from './references.rules.js';

const BYTES = 4 * 1_048_576;
/** Of CPU time, for the longest text that is searched: 200 on a quiet machine; a search that goes back and forth takes minutes. */
const MOST_MS = 1_000;
const paths: ReadonlySet<string> = new Set(Array.from({ length: 1_500 }, (_, n) => `files/${n}.js`));

/** What a stranger may write to make a search go back and forth: beginnings without an end, and ends without a beginning. */
const PARTS = [
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
  '',
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

const texts = PARTS.flatMap((part) =>
  ONCE_BEFORE.map((before) => [`${before}${part} again and again`, before, part] as const),
);
const textOf = (before: string, part: string): string =>
  (before + part.repeat(Math.ceil(BYTES / part.length))).slice(0, BYTES);

/** Searches that meet what strangers upload. */
const SEARCHES: Record<string, (text: string) => unknown> = {
  'the references of a page': (text) => wrongReferences({ path: 'index.html', text }, paths),
  'the references of a script': (text) => wrongReferences({ path: 'game.js', text }, paths),
  'the references of a style': (text) => wrongReferences({ path: 'game.css', text }, paths),
  'the engine of a page': (text) => findEngine(['Build/g.loader.js', 'Build/g.data'], text),
  'the page in the player': (text) =>
    withBridge(Buffer.from(text), '/bridge.js', { kind: 'html', shopOrigin: 'https://shop', slug: 'a', totalBytes: 1 }),
};

const cpuMsOf = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

describe.each(Object.entries(SEARCHES))('%s of four megabytes', (_, search) => {
  it('are found in no time, whatever a stranger wrote', () => {
    const slow = texts
      .map(([name, before, part]) => ({ name, ms: cpuMsOf(() => search(textOf(before, part))) }))
      .filter(({ ms }) => ms > MOST_MS);

    expect(slow).toEqual([]);
  });
});
