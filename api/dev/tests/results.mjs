/** What test tools say of each file while they run, one line of their output each, and the sums of it. */
const mark = '@result ';

/** @typedef {import('./results.d.mts').Result} Result */

/** Writes a result where the run that started this tool reads it. @param {Result} result */
export function writeResult(result) {
  process.stdout.write(`\n${mark}${JSON.stringify(result)}\n`);
}

/** @returns {Result | undefined} undefined for any other line */
export const readResult = (line) => (line.startsWith(mark) ? JSON.parse(line.slice(mark.length)) : undefined);

/** The results of a run so far. */
export class Tally {
  /** @type {Map<string, Result>} by project and path */
  #files = new Map();

  /** Adds a result; those of one file are added up. */
  add(result) {
    const key = `${result.project} ${result.path}`;
    const known = this.#files.get(key);
    this.#files.set(key, known ? together(known, result) : result);
  }

  /** Puts the result of another try in the place of the first. */
  replace(result) {
    this.#files.set(`${result.project} ${result.path}`, result);
  }

  /** @returns {Result[]} */
  files(project) {
    return [...this.#files.values()].filter((one) => !project || one.project === project);
  }

  failedFiles() {
    return this.files().filter(({ failed }) => failed > 0);
  }

  /** @returns {{ files: number, passed: number, failed: number, skipped: number, seconds: number }} */
  sums(project) {
    const files = this.files(project);
    const sumOf = (name) => files.reduce((sum, one) => sum + one[name], 0);
    return {
      files: files.length,
      ...Object.fromEntries(['passed', 'failed', 'skipped', 'seconds'].map((name) => [name, sumOf(name)])),
    };
  }
}

function together(one, other) {
  const sums = ['seconds', 'passed', 'failed', 'skipped'].map((name) => [name, one[name] + other[name]]);
  return { ...one, ...Object.fromEntries(sums), message: [one.message, other.message].filter(Boolean).join('\n') };
}
