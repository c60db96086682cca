import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '../children.mjs';
import { prepareContractTypes } from '../contract-types.mjs';
import { inData, inRoot } from '../folders.mjs';

/** The native compiler. The version 6 beside it stays for the tools that need a compiler API. */
export const compiler = 'node_modules/typescript7/bin/tsc';
export const nativeLinter = {
  script: 'node_modules/oxlint/bin/oxlint',
  args: ['-c', '.oxlintrc.json', '--disable-nested-config', '--no-error-on-unmatched-pattern'],
};
/** For the rules that the native linter lacks. */
export const eslint = {
  script: 'node_modules/eslint/bin/eslint.js',
  args: ['-c', '.eslint.config.mjs', '--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern'],
};

/** Formats everything that it knows, texts and styles too. */
export const formatter = {
  script: 'node_modules/prettier/bin/prettier.cjs',
  args: ['--check', '--ignore-unknown', '--no-error-on-unmatched-pattern', '--log-level', 'warn'],
};

const projects = {
  api: 'test/tsconfig.json',
  storefront: 'storefront/tsconfig.json',
  admin: 'admin/tsconfig.json',
  games: 'api/dev/games/tsconfig.json',
};
const isSource = /\.(?:[cm]?[jt]s|[jt]sx)$/;
const reactRouter = 'node_modules/@react-router/dev/bin.js';

/** The checks that read the sources: each is one in the count. */
export function checks() {
  return [
    lintCheck(),
    ...typeChecks(),
    ...seededFaults(),
    contractCheck(),
    apiWordsCheck(),
    check('lint', 'words of names', 'test/lint/names.mjs', []),
    check('lint', 'limits', 'test/lint/limits.mjs', []),
    check('lint', 'columns of migrations', 'test/lint/migrations.mjs', []),
    check('lint', 'code of projections', 'test/lint/projections.mjs', []),
    check('imports', 'import rules', 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      ...['api', 'admin/src', 'storefront/src', 'test'].filter((folder) => existsSync(inRoot(folder))),
    ]),
  ];
}

/** Whether the committed contract is what routes and DTOs say. */
export const contractCheck = () => check('contract', 'contract', 'api/dev/openapi.mjs', ['check']);

/** Whether the contract's texts keep to the words of the glossary. */
export const apiWordsCheck = () => check('lint', 'words of the API', 'test/lint/api-words.mjs', []);

/** Generated types: the contract's, and those of the storefront's routes. Type checks, the linter and the import rules read them. */
export async function prepareTypes() {
  await prepareContractTypes();
  if (!existsSync(inRoot('storefront/vite.config.ts'))) return;
  await runChild({ name: 'typegen', script: inRoot(reactRouter), args: ['typegen', 'storefront'] });
}

/**
 * The type checks of these parts, one each; `api` covers the API and all tests outside the browser applications.
 * @param {('api' | 'storefront' | 'admin' | 'games')[]} parts
 * @returns {{ step: string, label: string, run: () => Promise<{ ok: boolean, report: string }> }[]}
 */
export function typeChecks(parts = Object.keys(projects)) {
  return parts
    .filter((part) => existsSync(inRoot(projects[part])))
    .map((part) => {
      const memory = ['--incremental', '--tsBuildInfoFile', inData('cache', `types-${part}.tsbuildinfo`)];
      const label = `types of ${part}`;
      return {
        step: 'types',
        label,
        run: () => verdict([{ name: label, script: compiler, args: ['-p', projects[part], '--noEmit', ...memory] }]),
      };
    });
}

/**
 * Format and both linters as one check, of these files (from the root; deleted ones are passed over) or of everything.
 * @param {string[]} [files]
 * @returns {{ step: string, label: string, run: () => Promise<{ ok: boolean, report: string }> }}
 */
export function lintCheck(files) {
  const texts = files?.filter((file) => existsSync(inRoot(file))) ?? ['.'];
  const sources = files ? texts.filter((file) => isSource.test(file)) : texts;
  // ESLint's rules look at one file at a time: an unchanged file keeps its result until a package or the configuration changes.
  const packages = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const memory = (tool) => ['--cache', '--cache-strategy', 'content', '--cache-location', inData('cache', tool)];
  const tools = [
    { name: 'native linter', script: nativeLinter.script, args: [...nativeLinter.args, ...sources] },
    { name: 'eslint', script: eslint.script, args: [...eslint.args, ...memory(`eslint-${packages}.json`), ...sources] },
    { name: 'formatter', script: formatter.script, args: [...formatter.args, ...memory('prettier.json'), ...texts] },
  ].filter(({ name }) => (name === 'formatter' ? texts : sources).length > 0);
  return { step: 'lint', label: 'lint', run: () => verdict(tools) };
}

/** Seeds faults and asserts that the checks find each one. */
export function seededFaults() {
  return [
    {
      step: 'types',
      label: 'types find faults',
      run: () => verdict([{ name: 'type faults', script: 'test/lint/type-faults.mjs' }]),
    },
    {
      step: 'lint',
      label: 'lint finds faults',
      run: () => verdict([{ name: 'lint faults', script: 'test/lint/lint-faults.mjs' }]),
    },
  ];
}

async function verdict(commands) {
  const results = await Promise.all(
    commands.map(({ script, ...command }) => runChild({ ...command, script: inRoot(script) })),
  );
  return {
    ok: results.every(({ ok }) => ok),
    report: results
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  };
}

function check(step, label, script, args) {
  return {
    step,
    label,
    run: async () => {
      const { ok, output } = await runChild({ name: label, script: inRoot(script), args });
      return { ok, report: output };
    },
  };
}
