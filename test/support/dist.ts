import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built server; stories run against what is shipped. */
export function dist(file: string): string {
  const path = join(process.cwd(), 'dist/api', file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first`);
  return path;
}
