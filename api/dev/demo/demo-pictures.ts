import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedName } from '../../platform/http/pages/hashed-files.js';

/**
 * Puts pictures where the shop serves them, named by their content. Under their plain names they stay for shops that
 * listed their games by them.
 * @returns the new name of each
 */
export async function publishPictures(from: string, to: string, names: string[]): Promise<(name: string) => string> {
  await mkdir(to, { recursive: true });
  const published = new Map<string, string>();
  for (const name of names) {
    const content = await readFile(join(from, name));
    published.set(name, hashedName(name, content));
    for (const file of [name, hashedName(name, content)]) await writeFile(join(to, file), content);
  }
  return (name) => published.get(name) ?? name;
}
