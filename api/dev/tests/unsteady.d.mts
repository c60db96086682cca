import type { Result } from './results.mjs';

/** Which failed files run once more, alone, and in a sentence why some do not. */
export function filesToTryAgain(failed: readonly Result[]): { again: Result[]; why: string };
