/**
 * Asserts that no migration adds a column that must not be null and has no default: the release before, which runs beside
 * this one during a rollout, writes rows without it. First that each such statement would be found.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../api/dev/folders.mjs';

/** Columns that this text adds and that the release before cannot write. */
function unwritableIn(text) {
  const added = text.matchAll(
    /\badd\s+column\s+(?:if\s+not\s+exists\s+)?("?[\w$]+"?)([^;`]*?)(?=,\s*(?:add|drop|alter)\b|;|`|$)/gi,
  );
  const tightened = text.matchAll(/\balter\s+(?:column\s+)?("?[\w$]+"?)\s+set\s+not\s+null/gi);
  return [
    ...[...added].filter(
      ([, , rest]) => /\b(?:not\s+null|primary\s+key)\b/i.test(rest) && !/\b(?:default|generated)\b/i.test(rest),
    ),
    ...tightened,
  ].map(([, name]) => name);
}

const faults = [
  'alter table a.b add column c text not null',
  'alter table a.b add column c int, add column d text NOT NULL;',
  'ALTER TABLE a.b ADD COLUMN IF NOT EXISTS c int not null check (c between 0 and 9), add column d int default 0',
  'alter table a.b alter column c set not null',
];
const right = [
  'alter table a.b add column c text',
  "alter table a.b add column c text not null default ''",
  'alter table a.b add column c int, add column d int not null default 0',
  'alter table a.b add column c bigint generated always as identity not null',
  'create table a.b (c text not null)',
];
const files = execFileSync('git', ['ls-files', 'api'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\/\d{13}-[\w-]+\.ts$/.test(file));
const problems = [
  ...faults.filter((text) => unwritableIn(text).length === 0).map((text) => `not found: ${text}`),
  ...right.filter((text) => unwritableIn(text).length > 0).map((text) => `found: ${text}`),
  ...files.flatMap((file) =>
    unwritableIn(readFileSync(inRoot(file), 'utf8')).map(
      (name) => `${file}: ${name} needs a default, or may be null until the release after next`,
    ),
  ),
];
for (const problem of problems) console.log(problem);
console.log(`columns of ${files.length} migrations, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
