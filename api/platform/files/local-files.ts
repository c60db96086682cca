import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkedName, type FileInfo, type FilePart, type FileStore, type StoredFile } from './file-store.js';

/** Half-written files; a dot keeps them out of every list. */
const UNFINISHED = '.unfinished-';

/** Node's own 64 KB spend more time between reads than in them. */
const CHUNK = 256 * 1024;

/** Files in a folder of this machine, or of a disk that several share. */
export class LocalFiles implements FileStore {
  constructor(private readonly root: string) {}

  async put(name: string, content: Buffer | Readable): Promise<void> {
    const path = this.pathOf(name);
    const unfinished = join(this.root, `${UNFINISHED}${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    // Opened first: a stream that breaks off while its file is still being made would leave it behind.
    const file = await open(unfinished, 'wx', 0o640);
    try {
      await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, file.createWriteStream());
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(name: string, part?: FilePart): Promise<StoredFile | null> {
    const file = await open(this.pathOf(name)).catch(nothing);
    if (!file) return null;
    const about = await file.stat();
    const size = part ? part.end - part.start + 1 : about.size;
    if (about.isFile()) return { content: file.createReadStream({ ...part, highWaterMark: CHUNK }), size };
    await file.close();
    return null;
  }

  async info(name: string): Promise<FileInfo | null> {
    const about = await stat(this.pathOf(name)).catch(nothing);
    return about?.isFile() ? { size: about.size, etag: `"${about.size}-${Math.trunc(about.mtimeMs)}"` } : null;
  }

  async copy(from: string, to: string): Promise<void> {
    const path = this.pathOf(to);
    const unfinished = join(this.root, `${UNFINISHED}${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    try {
      await copyFile(this.pathOf(from), unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Its folder stays, also when empty: another file may be on its way there. */
  async delete(name: string): Promise<void> {
    // A folder by that name is no file, and what lies in it stays.
    const about = await stat(this.pathOf(name)).catch(nothing);
    if (about?.isFile()) await rm(this.pathOf(name), { force: true });
  }

  /** Here a file on its way is one file, by its own name. */
  async deleteParts(name: string): Promise<void> {
    checkedName(name);
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix === '' ? this.root : this.pathOf(prefix.replace(/\/$/, ''));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothing);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith(UNFINISHED))
      .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  }

  private pathOf(name: string): string {
    return join(this.root, checkedName(name));
  }
}

/** What is not there is no error; anything else is. */
function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
