import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../../api/dev/folders.mjs';

const settings = [
  'package.json',
  '.oxlintrc.json',
  '.eslint.config.mjs',
  'tsconfig.json',
  'api/tsconfig.json',
  'test/tsconfig.json',
  'storefront/tsconfig.json',
  'admin/tsconfig.json',
];

/**
 * A copy of the repository's settings in a temporary folder, with these files in place of the sources; removed after `work`.
 * @param {string[]} [copied] paths of the repository that the files import
 */
export async function withFiles(files, work, copied = []) {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  try {
    for (const path of [...settings, ...copied]) cpSync(inRoot(path), join(folder, path), { recursive: true });
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
    for (const { path, code } of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a script of the repository prints when it runs in that folder. */
export function printed(folder, script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot(script), ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

/** Prints what is missing and ends with 1 when anything is. */
export function conclude(count, problems) {
  for (const problem of problems) console.log(problem);
  console.log(`${count} seeded files, ${problems.length} with another result than expected`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
