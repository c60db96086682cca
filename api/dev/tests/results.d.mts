/** What came of a test file, or of one journey of it. */
export interface Result {
  path: string;
  project: string;
  title?: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
  message: string;
  /** Not tried, because its time was over. */
  isLeft?: boolean;
}

export type Sums = Record<'files' | 'passed' | 'failed' | 'skipped' | 'seconds', number>;

/** The results of a run so far. */
export class Tally {
  /** Adds a result; those of one file are added up. */
  add(result: Result): void;
  /** Puts the result of another try in the place of the first. */
  replace(result: Result): void;
  files(project?: string): Result[];
  failedFiles(): Result[];
  sums(project?: string): Sums;
}
