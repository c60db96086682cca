/**
 * One fault or more for each rule of the lint step, and the tool that finds it: the native linter, ESLint or,
 * where the language forbids the code anyway, the native linter's parser. `clean` lists what has to stay allowed.
 * React's rules `config` and `gating` speak of the settings of a compiler that is not used here: no code breaks them.
 */
const script = ['api/seeds/NAME.ts', 'api/dev/seeds/NAME.mjs'];
const typed = ['api/seeds/NAME.ts'];
const plain = ['api/dev/seeds/NAME.mjs'];
const loose = ['test/seeds/NAME.cjs'];
const view = ['storefront/src/seeds/NAME.tsx', 'admin/src/seeds/NAME.tsx'];
const everywhere = [
  'api/seeds/NAME.ts',
  'api/seeds/NAME.spec.ts',
  'test/api/seeds/NAME.spec.ts',
  'test/browser/NAME.spec.ts',
  'storefront/src/seeds/NAME.tsx',
  'storefront/src/seeds/NAME.spec.ts',
  'admin/src/seeds/NAME.ts',
];
const pure = [
  'api/contexts/seeds/NAME.decider.ts',
  'api/contexts/seeds/NAME.rules.ts',
  'api/processes/seeds/NAME.process.ts',
  'api/contexts/seeds/NAME.projection.ts',
  'api/kernel/NAME.ts',
];

const native = (rule, files, ...codes) => ({ by: 'native', rule, files, codes });
const parser = (rule, files, ...codes) => ({ by: 'parser', rule, files, codes });
const eslint = (rule, files, ...codes) => ({ by: 'eslint', rule, files, codes });

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('\n');
const later = 'declare const later: () => Promise<number>;\n';
const component = (
  body,
  imports = '',
) => `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\n${imports}
export const hooks = [useCallback, useEffect, useMemo, useRef, useState];\n${body}\n`;

export const seeds = [
  native(
    'no-floating-promises',
    everywhere,
    `${later}later();`,
    `${later}export const a = () => { later().then(() => 1); };`,
    `${later}export const a = (b: boolean) => { if (b) later(); };`,
    `${later}export const a = () => { void 0, later(); };`,
    `${later}(async () => { await later(); })();`,
    `${later}export const a = () => { later().catch(); };`,
    `${later}export const a = () => { later().finally(() => 1); };`,
    `${later}export const a = () => { [1].map(() => later()); };`,
    `${later}export const a = () => { Promise.all([later()]); };`,
    'export const a = (b?: { c(): Promise<void> }) => { b?.c(); };',
    'export class A { async b() { return 1; }\n c() { this.b(); } }',
    'export const a = <T extends Promise<unknown>>(b: T) => { b; };',
  ),
  native(
    'no-floating-promises',
    [
      'api/seeds/NAME.spec.ts',
      'test/api/seeds/NAME.spec.ts',
      'storefront/src/seeds/NAME.spec.ts',
      'admin/src/seeds/NAME.spec.ts',
    ],
    `${later}it('waits', () => { expect(later()).resolves.toBe(1); });`,
    "import { readFile } from 'node:fs/promises';\nreadFile('a');",
  ),
  native(
    'no-floating-promises',
    ['api/seeds/NAME.ts', 'api/seeds/NAME.spec.ts', 'test/api/seeds/NAME.spec.ts'],
    "import type { DataSource } from 'typeorm';\nexport const a = (b: DataSource) => { b.query('c'); };",
  ),
  native(
    'no-floating-promises',
    view,
    "import { useNavigate } from 'react-router';\nexport const A = () => { const go = useNavigate(); return <p onClick={() => { go('/'); }} />; };",
  ),
  native(
    'ban-ts-comment',
    typed,
    '// @ts-ignore\nexport const a = 1;',
    '// @ts-expect-error\nexport const a: string = 1;',
    '// @ts-nocheck\nexport const a = 1;',
  ),
  native('no-array-constructor', script, 'export const a = new Array(0, 1);'),
  native('no-duplicate-enum-values', typed, "export enum A { B = 'x', C = 'x' }"),
  native(
    'no-empty-object-type',
    typed,
    'export type A = {};',
    'export interface A {}',
    'export interface A extends Object {}',
  ),
  native(
    'no-explicit-any',
    typed,
    'export const a = (b: any) => b;',
    'export type A = Record<string, any>;',
    'export const a = 1 as any;',
  ),
  native('no-extra-non-null-assertion', typed, 'export const a = (b?: { c: string }) => b!!.c;'),
  native('no-misused-new', typed, 'export interface A { new (): A }', 'export interface A { constructor(): void }'),
  native('no-namespace', typed, 'export namespace A { export const b = 1; }'),
  native('no-non-null-asserted-optional-chain', typed, 'export const a = (b?: { c?: string }) => b?.c!;'),
  native(
    'no-require-imports',
    typed,
    "import fs = require('node:fs');\nexport const a = fs;",
    "export const a = require('node:fs');",
  ),
  native('no-require-imports', ['test/seeds/NAME.cjs', 'api/dev/seeds/NAME.mjs'], "console.log(require('node:fs'));"),
  native('no-this-alias', typed, 'export class A { b() { const self = this; return () => self; } }'),
  eslint(
    '@typescript-eslint/no-this-alias',
    [...plain, ...loose],
    'class A { b() { const self = this; return () => self; } }\nconsole.log(A);',
  ),
  native(
    'no-unnecessary-type-constraint',
    typed,
    'export const a = <T extends unknown>(b: T) => b;',
    'export const a = <T extends any>(b: T) => b;',
  ),
  native('no-unsafe-declaration-merging', typed, 'export interface A { b: string }\nexport class A {}'),
  native('no-unsafe-function-type', typed, 'export const a = (b: Function) => b;'),
  native(
    'no-unused-expressions',
    script,
    'export const a = (b) => { b + 1; };',
    'export const a = (b) => { b && b(); };',
    'export const a = (b) => { b ? b() : b; };',
  ),
  native(
    'no-unused-vars',
    script,
    'const a = 1;\nexport {};',
    'const _a = 1;\nexport {};',
    "import { join } from 'node:path';\nexport {};",
    'export const a = (b) => 1;',
    'export const a = (_b, c) => 1;',
    'export const a = () => { try { return 1; } catch (error) { return 2; } };',
    'export const a = ([b, _c]) => b;\nconst [d, _e] = [1, 2];\nconsole.log(d);',
    'function a() { return a; }\nexport {};',
    'class A {}\nexport {};',
    'let a = 1;\na = 2;\nexport {};',
    'export const a = (b) => { const { c, ...d } = b; return c; };',
  ),
  native(
    'no-unused-vars',
    plain,
    'export const a = (_b) => 1;',
    'export const a = (b) => { const { c, ...d } = b; return d; };',
  ),
  native(
    'no-unused-vars',
    typed,
    'type A = string;\nexport {};',
    'interface A { b: string }\nexport {};',
    'enum A { B }\nexport {};',
    "import type { Stats } from 'node:fs';\nexport {};",
    'export type A<T> = string;',
    'export const a = 1;\nconst b = 1;\nexport type B = typeof b;',
  ),
  native('no-wrapper-object-types', typed, 'export const a = (b: String) => b;', 'export type A = Object;'),
  native('prefer-as-const', typed, "export const a = 'x' as 'x';", "export const a: 'x' = 'x';"),
  native('prefer-namespace-keyword', typed, 'declare module A { const b: number; }\nexport const a = A.b;'),
  native(
    'triple-slash-reference',
    typed,
    '/// <reference path="./other" />\nexport {};',
    '/// <reference types="node" />\nimport { join } from \'node\';\nexport const a = join;',
  ),

  native('for-direction', script, 'for (let i = 0; i < 10; i--) console.log(i);'),
  native('no-async-promise-executor', script, 'export const a = new Promise(async (resolve) => { resolve(1); });'),
  native(
    'no-case-declarations',
    script,
    'export const a = (b) => { switch (b) { case 1: const c = 1; return c; default: return 0; } };',
  ),
  native('no-compare-neg-zero', script, 'export const a = (b) => b === -0;'),
  native(
    'no-cond-assign',
    script,
    'export const a = (b) => { if (b = 1) return b; return 0; };',
    'export const a = (b) => { while (b = b.next) console.log(b); };',
  ),
  native(
    'no-constant-binary-expression',
    script,
    'export const a = (b) => ({}) ?? b;',
    'export const a = (b) => b === [];',
    'export const a = (b) => !b == null;',
  ),
  native(
    'no-constant-condition',
    script,
    'export const a = () => { if (1) return 1; return 2; };',
    'export const a = () => (true ? 1 : 2);',
    'export const a = () => { for (;true;) console.log(1); };',
  ),
  native('no-control-regex', script, 'export const a = /\\x1f/;', "export const a = new RegExp('\\\\x1f');"),
  native('no-debugger', script, 'debugger;'),
  native(
    'no-dupe-else-if',
    script,
    'export const a = (b) => { if (b === 1) return 1; else if (b === 1) return 2; return 3; };',
  ),
  native(
    'no-duplicate-case',
    script,
    'export const a = (b) => { switch (b) { case 1: return 1; case 1: return 2; default: return 3; } };',
  ),
  native(
    'no-empty',
    script,
    'export const a = (b) => { if (b) {} };',
    'export const a = (b) => { try { b(); } catch {} };',
  ),
  native('no-empty-character-class', script, 'export const a = /x[]/;'),
  native(
    'no-empty-pattern',
    script,
    'export const a = (b) => { const {} = b; };',
    'export const a = ({}) => 1;',
    'export const a = ([]) => 1;',
  ),
  native('no-empty-pattern', ['test/browser/NAME.ts'], 'export const a = (b: object) => { const {} = b; };'),
  native('no-empty-static-block', script, 'export class A { static {} }'),
  native(
    'no-ex-assign',
    script,
    'export const a = (b) => { try { b(); } catch (error) { error = 1; console.log(error); } };',
  ),
  native(
    'no-extra-boolean-cast',
    script,
    'export const a = (b) => { if (!!b) return 1; return 2; };',
    'export const a = (b) => (Boolean(b) ? 1 : 2);',
  ),
  native(
    'no-fallthrough',
    script,
    'export const a = (b) => { switch (b) { case 1: console.log(1); default: console.log(2); } };',
  ),
  native('no-global-assign', script, 'Object = null;'),
  native('no-invalid-regexp', script, "export const a = new RegExp('[');", "export const a = new RegExp('a', 'z');"),
  native(
    'no-irregular-whitespace',
    script,
    'export const a =\u00a01;',
    '// a\u00a0b\nexport {};',
    'export const a = `\u2003`;',
  ),
  native('no-loss-of-precision', script, 'export const a = 9007199254740993;'),
  native('no-misleading-character-class', script, 'export const a = /[👍]/;'),
  native('no-prototype-builtins', script, "export const a = (b) => b.hasOwnProperty('c');"),
  native('no-regex-spaces', script, 'export const a = /b  c/;'),
  native(
    'no-self-assign',
    script,
    'export const a = (b) => { b = b; return b; };',
    'export const a = (b) => { b.c = b.c; };',
    'export const a = (b) => { [b.c] = [b.c]; };',
  ),
  native(
    'no-shadow-restricted-names',
    script,
    'export const a = (undefined) => undefined;',
    'export const a = (globalThis) => globalThis;',
  ),
  native('no-sparse-arrays', script, 'export const a = [1, , 2];'),
  native('no-unassigned-vars', script, 'let b;\nexport const a = () => b;'),
  native(
    'no-unexpected-multiline',
    script,
    'export const a = (b) => { const c = b\n(1); return c; };',
    'export const a = (b, c) => { const d = b\n[c]; return d; };',
  ),
  native('no-unsafe-finally', script, 'export const a = () => { try { return 1; } finally { return 2; } };'),
  native(
    'no-unsafe-optional-chaining',
    script,
    'export const a = (b) => (b?.c)();',
    'export const a = (b) => (b?.c).d;',
    'export const a = (b) => [...b?.c];',
  ),
  native('no-unused-labels', script, 'A: for (const b of [1]) console.log(b);'),
  native(
    'no-unused-private-class-members',
    script,
    'export class A { #b = 1; }',
    'export class A { #b = 1; c() { this.#b = 2; } }',
  ),
  native(
    'no-useless-assignment',
    script,
    'export const a = () => { let b = 1; console.log(b); b = 2; };',
    'export const a = (c) => { let b = 0; if (c) b = 1; else b = 2; return b; };',
  ),
  native('no-useless-backreference', script, 'export const a = /\\1(b)/;'),
  native('no-useless-catch', script, 'export const a = (b) => { try { return b(); } catch (error) { throw error; } };'),
  native(
    'no-useless-escape',
    script,
    "export const a = 'b\\d';",
    'export const a = /[\\.]/;',
    'export const a = `\\d`;',
  ),
  native(
    'preserve-caught-error',
    script,
    "export const a = (b) => { try { return b(); } catch (error) { console.log(error); throw new Error('c'); } };",
    "export const a = (b) => { try { return b(); } catch (error) { throw new Error('c' + error, { cause: b }); } };",
  ),
  native('require-yield', script, 'export function* a() { return 1; }'),
  native(
    'use-isnan',
    script,
    'export const a = (b) => b === NaN;',
    'export const a = (b) => { switch (b) { case NaN: return 1; default: return 2; } };',
  ),
  native('valid-typeof', script, "export const a = (b) => typeof b === 'strnig';"),
  native('no-var', typed, 'var b = 1;\nexport const a = () => b;'),
  native(
    'prefer-const',
    typed,
    'let b = 1;\nexport const a = () => b;',
    'let [b, c] = [1, 2];\nc += 1;\nexport const a = () => [b, c];',
    'let b: number;\nb = 1;\nexport const a = () => b;',
  ),
  native('prefer-rest-params', typed, 'export function a() { return arguments; }'),
  native(
    'prefer-spread',
    typed,
    'export const a = (b: (...c: number[]) => void, c: number[]) => b.apply(undefined, c);',
  ),
  native(
    'max-depth',
    typed,
    'export const a = (b: boolean) => { if (b) { if (b) { if (b) { if (b) { if (b) { console.log(b); } } } } } };',
  ),
  native(
    'max-lines',
    ['api/contexts/seeds/NAME.decider.ts'],
    lines(301, (index) => `export const a${index} = ${index};\n// Why.\n`),
  ),
  native(
    'no-restricted-properties',
    everywhere,
    ...['it', 'test', 'describe'].map((name) => `${name}.only('a', () => undefined);`),
    'export const a = test.only;',
  ),

  native('constructor-super', plain, 'export class A extends Object { constructor() { console.log(1); } }'),
  native('getter-return', plain, 'export const a = { get b() {} };'),
  native('no-class-assign', plain, 'class A {}\nA = 1;\nexport { A };'),
  native('no-const-assign', plain, 'const a = 1;\na = 2;\nexport { a };'),
  native('no-dupe-class-members', plain, 'export class A { b() { return 1; } b() { return 2; } }'),
  native('no-dupe-keys', plain, 'export const a = { b: 1, b: 2 };'),
  native('no-func-assign', plain, 'function a() {}\na = 1;\nexport { a };'),
  native(
    'no-import-assign',
    plain,
    "import { join } from 'node:path';\njoin = 1;",
    "import * as path from 'node:path';\npath.join = 1;",
  ),
  native('no-new-native-nonconstructor', plain, 'export const a = new Symbol();'),
  native('no-obj-calls', plain, 'export const a = Math();', 'export const a = new JSON();'),
  native('no-setter-return', plain, 'export const a = { set b(c) { return c; } };'),
  native('no-this-before-super', plain, 'export class A extends Object { constructor() { this.b = 1; super(); } }'),
  native('no-undef', [...plain, ...loose], 'console.log(nowhere);'),
  native('no-undef', plain, 'console.log(window);', 'console.log(require);', 'console.log(setImmediate);'),
  eslint(
    'no-unreachable',
    plain,
    'export const a = () => { return 1; console.log(2); };',
    'export const a = () => { try { return 1; } catch { return 2; } };',
  ),
  native('no-unsafe-negation', plain, 'export const a = (b, c) => !b in c;'),
  native('no-redeclare', loose, 'var a = 1;\nvar a = 2;\nconsole.log(a);'),
  native('no-delete-var', loose, 'var a = 1;\ndelete a;'),
  native('no-nonoctal-decimal-escape', loose, "console.log('\\8');"),
  native('no-with', loose, 'with (console) log(1);'),
  eslint('no-octal', loose, 'console.log(071);'),
  eslint('no-dupe-args', loose, 'console.log(function (a, a) { return a; });'),
  parser('no-redeclare', plain, 'const a = 1;\nconst a = 2;\nexport { a };'),

  eslint(
    'no-restricted-syntax',
    pure,
    'export const a = () => new Date();',
    'export const a = () => Date.now();',
    'export const a = () => Math.random();',
    'export const a = (b = new Date()) => b;',
    'export const a = (b: object) => ({ type: 1, data: { ...b } });',
    'export const a = (b: { c: object }) => ({ type: 1, data: { ...b.c } });',
    'export const a = (command: { c: object; d: object }) => { const { c, ...rest } = command; return [c, rest]; };',
  ),
  eslint(
    'react-hooks/rules-of-hooks',
    view,
    component('export function A({ b }: { b: boolean }) { if (b) useState(1); return <p />; }'),
  ),
  eslint(
    'react-hooks/rules-of-hooks',
    ['storefront/src/seeds/NAME.ts', 'admin/src/seeds/NAME.ts'],
    component('export const plainFunction = () => useState(1);'),
  ),
  eslint(
    'react-hooks/exhaustive-deps',
    view,
    component(
      'export function A({ b }: { b: string }) { useEffect(() => { document.title = b; }, []); return <p />; }',
    ),
  ),
  eslint(
    'react-hooks/error-boundaries',
    view,
    component('const B = () => <p />;\nexport function A() { try { return <B />; } catch { return <p />; } }'),
  ),
  eslint(
    'react-hooks/globals',
    view,
    component('let n = 0;\nexport function A() { n = 1; return <p />; }\nexport const b = () => n;'),
  ),
  eslint(
    'react-hooks/immutability',
    view,
    component('export function A() { const [b] = useState({ c: 1 }); b.c = 2; return <p>{b.c}</p>; }'),
  ),
  eslint(
    'react-hooks/incompatible-library',
    view,
    component(
      'export function A() { const b = useVirtualizer({}); return <p>{b}</p>; }',
      "import { useVirtualizer } from '@tanstack/react-virtual';",
    ),
  ),
  eslint(
    'react-hooks/preserve-manual-memoization',
    view,
    component(`export function A(props: { b?: number[]; c: boolean }) {
      const d = useMemo(() => { const e = []; e.push(props?.b); if (props.c) { e.push(props?.b); } return e; }, [props?.b, props.c]);
      return <p title={d.join()} />;
    }`),
  ),
  eslint('react-hooks/purity', view, component('export function A() { return <p>{Math.random()}</p>; }')),
  eslint(
    'react-hooks/refs',
    view,
    component('export function A() { const b = useRef(1); return <p>{b.current}</p>; }'),
  ),
  eslint(
    'react-hooks/set-state-in-effect',
    view,
    component(
      'export function A() { const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return <p>{b}</p>; }',
    ),
  ),
  eslint(
    'react-hooks/set-state-in-render',
    view,
    component('export function A() { const [b, setB] = useState(1); setB(2); return <p>{b}</p>; }'),
  ),
  eslint(
    'react-hooks/static-components',
    view,
    component('export function A() { const B = () => <p />; return <B />; }'),
  ),
  eslint(
    'react-hooks/unsupported-syntax',
    view,
    component("export function A() { const b = eval('1'); return <p>{b}</p>; }"),
  ),
  eslint(
    'react-hooks/use-memo',
    view,
    component('export function A() { const b = useMemo(async () => 1, []); return <p>{String(b)}</p>; }'),
  ),
];

/** Rules about the settings of React's compiler, which is not used: no code breaks them. */
export const unbreakable = ['react-hooks/config', 'react-hooks/gating'];

/** What the same rules let pass. */
export const clean = [
  {
    files: typed,
    code: 'export const a = (_b: number) => 1;\nexport const c = (d: { e: 1; f: 2 }) => { const { e, ...rest } = d; return rest; };',
  },
  { files: typed, code: 'export const a = (b: number | undefined) => { while (true) { if (b) return b; } };' },
  { files: typed, code: '// @ts-expect-error the type is wrong on purpose\nexport const a: string = 1;' },
  {
    files: typed,
    code: `${later}export const a = async () => { void later(); await later(); return later().catch(() => 1); };`,
  },
  {
    files: ['api/seeds/NAME.controller.ts', 'api/contexts/seeds/NAME.decider.spec.ts', 'api/kernel/NAME.spec.ts'],
    code: 'export const a = () => [new Date(), Date.now(), Math.random()];',
  },
  { files: pure, code: 'export const a = (b: string) => [new Date(b), Date.parse(b), Math.max(1, 2)];' },
  {
    files: ['api/contexts/seeds/NAME.decider.ts'],
    code: `${lines(300, (index) => `export const a${index} = ${index};\n// Why.\n`)}\n`,
  },
  { files: ['api/contexts/seeds/NAME.rules.ts'], code: lines(301, (index) => `export const a${index} = ${index};`) },
  { files: ['test/browser/NAME.ts'], code: 'export const a = ({}, b: number) => b;' },
  {
    files: plain,
    code: 'console.log(process, URL, setTimeout, clearTimeout, fetch, Buffer, AbortSignal, URLSearchParams, performance, globalThis);\nvar b = 1;\nlet c = b;\nconsole.log(c);',
  },
  { files: loose, code: 'module.exports = { a: __dirname };' },
];
