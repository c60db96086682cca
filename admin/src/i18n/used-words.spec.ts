import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { es } from './es';

const SOURCES = join(__dirname, '..');

const keysOf = (table: object, under = ''): string[] =>
  Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${under}${name}.`) : [`${under}${name}`],
  );

/** All that the console is written in, without the words themselves. */
const written = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('i18n') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  .join('\n');

/** What a dialog's keys begin with: `const WORDS = 'console.payment.do.settle'`. */
const beginnings = [...written.matchAll(/const WORDS = '([\w.]+)'/g)].map(([, beginning = '']) => beginning);

/** Keys as the sources write them: whole, or with parts that only come out while they run. */
const used = [...written.matchAll(/(['"`])((?:\$\{[^}]*\}|[a-z][\w-]*)(?:\.(?:\$\{[^}]*\}|[\w:-]+)+)+)\1/g)]
  .map(([, , key = '']) => key.replace('${WORDS}', `(${beginnings.join('|')})`))
  .filter((key) => !key.startsWith('${') || /\.\w+$/.test(key))
  .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));

describe('the words of the console', () => {
  it('are all used', () =>
    // react-admin makes the keys of resources from their names.
    expect(
      keysOf({ console: es.console, timeline: es.timeline }).filter(
        (key) => !used.some((pattern) => pattern.test(key)),
      ),
    ).toEqual([]));
});
