import type { Finding, FindingCode } from '../findings.rules.js';
import { linesOf } from './lines.rules.js';
import { searchedAs } from './references.rules.js';

/** What the frame allows only to a build that uses it: text that becomes code, and dialogs of the browser. */
export const NEEDS = ['eval', 'dialogs'] as const;
export type Need = (typeof NEEDS)[number];

interface Rule {
  code: FindingCode;
  pattern: RegExp;
  /** Counts only in a text that has this too. */
  within?: RegExp;
  need?: Need;
}

const SHARED_MEMORY = /\bnew\s{1,9}SharedArrayBuffer\b|\bshared["']?\s{0,9}:\s{0,9}(?:true|!0)\b/;

/** Spaces are counted, so that a search never goes back and forth over them. */
const RULES: readonly Rule[] = [
  {
    code: 'uses-eval',
    need: 'eval',
    pattern:
      /\beval\s{0,9}\(|\bnew\s{1,9}Function\b|(?<![\w$.])Function\s{0,9}\(|\bset(?:Timeout|Interval)\s{0,9}\(\s{0,9}["'`]/,
  },
  {
    code: 'uses-dialogs',
    need: 'dialogs',
    pattern: /(?<![\w$.])(?:(?:window|self|globalThis)\s{0,9}\.\s{0,9})?(?:alert|confirm|prompt)\s{0,9}\(/,
  },
  { code: 'threads-refused', pattern: /\bGODOT_THREADS_ENABLED\s{0,9}=\s{0,9}true\b/ },
  // Before Godot 4.3 no setting tells of them.
  { code: 'threads-refused', pattern: SHARED_MEMORY, within: /\bvar\s{1,9}Godot\s{0,9}=/ },
  { code: 'uses-threads', pattern: SHARED_MEMORY },
  { code: 'service-worker', pattern: /\bserviceWorker\s{0,9}\??\.\s{0,9}register\s{0,9}\(/ },
];

export interface UseOfFrame {
  needs: Need[];
  findings: Finding[];
}

/** What a page or script does that the frame around a game forbids or has to allow: each once, at its first line. */
export function useOfFrame({ path, text }: { path: string; text: string }): UseOfFrame {
  const kind = searchedAs(path);
  if (kind !== 'html' && kind !== 'js') return { needs: [], findings: [] };
  const found = RULES.flatMap(({ code, pattern, within, need }) => {
    const index = text.search(pattern);
    if (index < 0 || (within && !within.test(text))) return [];
    return [{ need, finding: { code, path, line: linesOf(text)(index) } }];
  });
  const findings = found.map(({ finding }) => finding);
  const isRefused = findings.some(({ code }) => code === 'threads-refused');
  return {
    needs: found.flatMap(({ need }) => need ?? []),
    findings: isRefused ? findings.filter(({ code }) => code !== 'uses-threads') : findings,
  };
}
