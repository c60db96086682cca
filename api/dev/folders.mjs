import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Everything that a run leaves behind lies here, and may be deleted to start from nothing. */
export const data = join(root, '.data');

/** Path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);

/** Path inside the data folder. */
export const inData = (...parts) => join(data, ...parts);
