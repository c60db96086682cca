/** Seeds a fault for each rule of the lint step and asserts that the tool named in `seeds.mjs` finds it, by the rule's name. */
import { readFileSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import eslintConfig from '../../.eslint.config.mjs';
import { eslint, nativeLinter } from '../../api/dev/tests/checks.mjs';
import { inRoot } from '../../api/dev/folders.mjs';
import { conclude, printed, withFiles } from './scratch.mjs';
import { clean, seeds, unbreakable } from './seeds.mjs';

const faulty = seeds.flatMap(({ by, rule, files, codes }) =>
  files.flatMap((file) => codes.map((code) => ({ by, rule, file, code }))),
);
const faultless = clean.flatMap(({ files, code }) => files.map((file) => ({ by: 'none', rule: 'clean', file, code })));
const cases = [...faulty, ...faultless].map((one, index) => ({
  ...one,
  path: one.file.replace('NAME', `${one.rule.replace('/', '-')}-${index}`),
}));

await withFiles(cases, async (folder) => {
  const [native, other] = await Promise.all([nativeFindings(folder), eslintFindings(folder)]);
  const problems = cases
    .map((one) => problemOf(one, native.get(one.path) ?? [], other.get(one.path) ?? []))
    .filter(Boolean);
  conclude(cases.length, [...rulesWithoutSeed(), ...problems]);
});

function rulesWithoutSeed() {
  const { rules, overrides } = JSON.parse(readFileSync(inRoot('.oxlintrc.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''));
  const nativeRules = [rules, ...overrides.map((override) => override.rules ?? {})]
    .flatMap((some) => Object.keys(some))
    .map((name) => name.replace('typescript/', ''));
  const eslintRules = eslintConfig
    .flatMap((config) => Object.keys(config.rules ?? {}))
    .filter((name) => !unbreakable.includes(name));
  const isSeeded = (by, name) => seeds.some((seed) => seed.by === by && seed.rule === name);
  return [
    ...nativeRules.filter((name) => !isSeeded('native', name)),
    ...eslintRules.filter((name) => !isSeeded('eslint', name)),
  ].map((name) => `${name} has no seeded fault in test/lint/seeds.mjs`);
}

function problemOf({ by, rule, path, code }, native, other) {
  const named = `${path}: ${code.slice(0, 200)}\n  native: ${native.join(', ') || '-'}; ESLint: ${other.join(', ') || '-'}`;
  if (by === 'none') return native.length + other.length > 0 ? `Wrongly reported in ${named}` : undefined;

  const isFound = { native: native.includes(rule), parser: native.includes('syntax'), eslint: other.includes(rule) }[
    by
  ];
  return isFound ? undefined : `${rule} is not found by ${by} in ${named}`;
}

async function nativeFindings(folder) {
  const { diagnostics } = JSON.parse(
    await printed(folder, nativeLinter.script, [...nativeLinter.args, '-f', 'json', '.']),
  );
  const found = diagnostics.map(({ filename, code }) => [filename, /\((.*)\)/.exec(code ?? '')?.[1] ?? 'syntax']);
  return byFile(found);
}

async function eslintFindings(folder) {
  const results = JSON.parse(await printed(folder, eslint.script, [...eslint.args, '-f', 'json', '.']));
  return byFile(
    results.flatMap(({ filePath, messages }) =>
      messages.map(({ ruleId, fatal }) => [
        relative(realpathSync(folder), realpathSync(filePath)),
        fatal ? 'syntax' : ruleId,
      ]),
    ),
  );
}

function byFile(found) {
  const rules = new Map();
  for (const [path, rule] of found) rules.set(path, [...(rules.get(path) ?? []), rule]);
  return rules;
}
