/**
 * Seeds type errors and asserts that the compiler reports each, by its number.
 * `node test/lint/type-faults.mjs node_modules/typescript/bin/tsc` asks the same of another compiler.
 */
import { compiler } from '../../api/dev/tests/checks.mjs';
import { conclude, printed, withFiles } from './scratch.mjs';

const script = process.argv[2] ?? compiler;
const decorator = 'const named = (name: string): ClassDecorator => () => { console.log(name); };\n';
/** What faults import: the runtime of JSX, the generated types of the contract, and each browser's client of them. */
const imported = [
  '.data/contract/api.d.ts',
  'storefront/src/lib/http.ts',
  'storefront/src/lib/jsx/jsx-runtime.ts',
  'storefront/src/lib/jsx/own-element.ts',
  'storefront/src/lib/wire.ts',
  'admin/src/lib/http.ts',
  'admin/src/lib/server-time.ts',
  'admin/src/lib/session/session.ts',
  'api/contexts/access/sessions/lease.rules.ts',
  'admin/src/lib/wire.ts',
  'admin/src/i18n',
];
const call = (code) => `import { get, post } from '../lib/http';\nexport const a = async () => ${code};`;
const plan = "'/v1/admin/people/{id}/subscription', { params: { path: { id: 'b' } }";
const faults = [
  ['api', 'strict-null', 'TS18048', 'export const a = (b?: string) => b.length;'],
  ['api', 'strict-null-assignment', 'TS2322', 'export const a: string = null;'],
  ['api', 'implicit-any', 'TS7006', 'export const a = (b) => b;'],
  [
    'api',
    'unknown-caught',
    'TS18046',
    'export const a = () => { try { return 1; } catch (error) { return error.message; } };',
  ],
  ['api', 'unchecked-index', 'TS2532', 'export const a = (b: string[]) => b[0].length;'],
  ['api', 'unchecked-key', 'TS2322', 'export const a = (b: Record<string, number>): number => b.c;'],
  [
    'api',
    'implicit-override',
    'TS4114',
    'class A { b() { return 1; } }\nexport class C extends A { b() { return 2; } }',
  ],
  [
    'api',
    'fallthrough',
    'TS7029',
    'export const a = (b: number) => { switch (b) { case 1: console.log(1); default: console.log(2); } };',
  ],
  ['api', 'decorator-argument', 'TS2345', `${decorator}@named(1)\nexport class A {}`],
  [
    'api',
    'decorator-place',
    'TS1240',
    'const sealed = (b: Function) => { console.log(b); };\nexport class A { @sealed c = 1; }',
  ],
  ['api', 'unused-expectation', 'TS2578', '// @ts-expect-error nothing is wrong\nexport const a = 1;'],
  ['api', 'isolated-re-export', 'TS1205', "export { PathLike } from 'node:fs';"],
  ['api', 'file-extension', 'TS2835', "export { a } from './strict-null';"],
  ['api', 'unknown-name', 'TS2304', 'export const a = nowhere.title;'],
  [
    'api',
    'exhaustive',
    'TS1360',
    "export const a = (b: 'c' | 'd') => { switch (b) { case 'c': return 1; default: return b satisfies never; } };",
  ],
  ['api', 'excess-property', 'TS2353', 'export const a: { b: number } = { b: 1, c: 2 };'],
  ['api', 'missing-argument', 'TS2554', 'export const a = (b: number) => b;\na();'],
  ['api', 'missing-return', 'TS2366', 'export const a = (b: boolean): number => { if (b) return 1; };'],
  ['test', 'jest', 'TS2339', "it('is found', () => { expect(1).toBeWrong(); });"],
  [
    'storefront/src',
    'prop',
    'TS2322',
    'const B = ({ c }: { c: number }) => <p>{c}</p>;\nexport const A = () => <B c="1" />;',
  ],
  [
    'storefront/src',
    'prop-missing',
    'TS2741',
    'const B = ({ c }: { c: number }) => <p>{c}</p>;\nexport const A = () => <B />;',
  ],
  ['storefront/src', 'element', 'TS2339', 'export const A = () => <nowhere />;'],
  ['storefront/src', 'event', 'TS2322', 'export const A = () => <button onClick={1} />;'],
  [
    'storefront/src',
    'type-import',
    'TS1484',
    "import { ReactNode } from 'react';\nexport const a = (b: ReactNode) => b;",
  ],
  ['storefront/src', 'unchecked-index', 'TS2532', 'export const A = ({ b }: { b: string[] }) => <p>{b[0].length}</p>;'],
  [
    'admin/src',
    'prop',
    'TS2322',
    'const B = ({ c }: { c: number }) => <p>{c}</p>;\nexport const A = () => <B c="1" />;',
  ],
  ['storefront/src', 'contract-path', 'TS2345', call("get('/v1/nowhere')")],
  ['storefront/src', 'contract-verb', 'TS2345', call("post('/v1/library')")],
  [
    'storefront/src',
    'contract-parameter',
    'TS2353',
    call("get('/v1/games/{idOrSlug}', { params: { path: { slug: 'b' } } })"),
  ],
  ['storefront/src', 'contract-no-parameter', 'TS2554', call("get('/v1/games/{idOrSlug}')")],
  ['storefront/src', 'contract-query', 'TS2322', call("get('/v1/games', { params: { query: { sort: 'dearest' } } })")],
  [
    'storefront/src',
    'contract-field',
    'TS2353',
    call("post('/v1/discounts/claim', { body: { code: 'b', games: [] } })"),
  ],
  ['storefront/src', 'contract-no-field', 'TS2322', call("post('/v1/discounts/claim', { body: {} })")],
  ['storefront/src', 'contract-reply', 'TS2339', call("(await get('/v1/library')).games")],
  ['admin/src', 'contract-path', 'TS2345', call("get('/v1/admin/nowhere')")],
  ['admin/src', 'contract-verb', 'TS2345', call(`get(${plan} })`)],
  ['admin/src', 'contract-field', 'TS2353', call(`post(${plan}, body: { isActive: true, reason: 'c', note: 'd' } })`)],
  ['admin/src', 'contract-field-type', 'TS2322', call(`post(${plan}, body: { isActive: 1, reason: 'c' } })`)],
  ['admin/src', 'contract-reply', 'TS2339', call("(await get('/v1/admin/dashboard')).turnover")],
  ['admin/src', 'strict-null', 'TS18048', 'export const A = ({ b }: { b?: string }) => <p>{b.length}</p>;'],
].map(([place, name, code, source]) => ({
  path: `${place}/faults/${name}.${place.includes('/') ? 'tsx' : 'ts'}`,
  expected: code,
  code: source,
}));

await withFiles(
  faults,
  async (folder) => {
    const outputs = await Promise.all(
      ['test', 'storefront', 'admin'].map((project) =>
        printed(folder, script, ['-p', `${project}/tsconfig.json`, '--noEmit', '--pretty', 'false']),
      ),
    );
    const lines = outputs
      .join('\n')
      .split('\n')
      .map((line) => /^(.+?)\(\d+,\d+\): error (TS\d+)/.exec(line))
      .filter(Boolean);
    conclude(
      faults.length,
      faults
        .map(({ path, expected }) => {
          const found = lines.filter(([, file]) => file === path).map(([, , code]) => code);
          return found.length === 1 && found[0] === expected
            ? undefined
            : `${path}: expected ${expected}, found ${found.join(', ') || 'nothing'}`;
        })
        .filter(Boolean),
    );
  },
  imported,
);
