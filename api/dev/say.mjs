/** What the commands of this folder print: plain lines, colour only where a person looks. */
import { stripVTControlCharacters } from 'node:util';

const isTerminal = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code) => (text) => (isTerminal ? `\u001B[${code}m${text}\u001B[0m` : text);

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

/** Seconds as people read them. */
export const seconds = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;

/** One line per part built; the whole output when it failed. */
export function reportBuilt({ name, ok, seconds: took, output }) {
  if (ok) console.log(`  built ${name.padEnd(12)} ${dim(seconds(took))}`);
  else
    console.error(
      `\n${red(`The build of ${name} failed:`)}\n${isTerminal ? output : stripVTControlCharacters(output)}\n`,
    );
}

/** A step that tells that it still goes on. */
export async function step(label, work) {
  const begun = Date.now();
  const elapsed = () => (Date.now() - begun) / 1000;
  const still = setInterval(() => console.log(dim(`  ${label}: ${seconds(elapsed())} so far`)), 10_000);
  try {
    const result = await work();
    console.log(`  ${label.padEnd(18)} ${dim(seconds(elapsed()))}`);
    return result;
  } finally {
    clearInterval(still);
  }
}

/** What deserves the terminal among a process's lines: its warnings and errors. Everything is in the log file. */
export function worthShowing(name, line, stream) {
  if (name === 'postgres')
    return /\b(FATAL|PANIC):/.test(line) && !/administrator command|starting up|shutting down/.test(line)
      ? line
      : undefined;
  if (!line.startsWith('{')) return stream === 'stderr' && line.trim() ? line : undefined;

  return /"level":(40|50|60)\b/.test(line) ? sentenceOf(line) : undefined;
}

function sentenceOf(line) {
  try {
    const { msg, err } = JSON.parse(line);
    return [msg, err?.message !== msg && err?.message].filter(Boolean).join(': ');
  } catch {
    return line;
  }
}
