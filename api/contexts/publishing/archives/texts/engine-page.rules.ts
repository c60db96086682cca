import type { Finding } from '../findings.rules.js';
import { linesOf } from './lines.rules.js';

/** What the usual page of an engine does in its own script: the player does the same. */
const USUAL = 'createUnityInstance';

/** A script in the page of an engine build that will not run, since the player starts the engine without that page. */
export function droppedCode(page: { path: string; text: string }, loader: string): Finding[] {
  const { path, text } = page;
  const lower = text.toLowerCase();
  for (let start = lower.indexOf('<script'); start >= 0;) {
    const end = endOr(text.length, lower.indexOf('</script', start));
    const script = text.slice(start, end);
    const isUsual = script.includes(USUAL) || script.includes(loader.slice(loader.lastIndexOf('/') + 1));
    if (!isUsual) return [{ code: 'page-code-dropped', path, line: linesOf(text)(start) }];
    start = lower.indexOf('<script', end);
  }
  return [];
}

const endOr = (end: number, found: number): number => (found === -1 ? end : found);
