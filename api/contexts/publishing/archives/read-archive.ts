import { configure, ZipReader, type FileEntry, type Reader } from '@zip.js/zip.js';
import { LIMITS } from './archive-limits.rules.js';
import { collisions, wrongName, type Destination } from './entry-names.rules.js';
import { isRefused, type Finding } from './findings.rules.js';
import { wrongLinks, type Link } from './links.rules.js';
import { asLatin } from './packing.rules.js';

/** A file of an archive, before anything of it was unpacked. */
export interface ArchiveEntry {
  /** In Unicode's composed form, as everything that refers to it is compared. */
  name: string;
  /** As in the archive. */
  writtenName: string;
  isFolder: boolean;
  /** Compressed, as it lies in the archive. */
  packedSize: number;
  size: number;
  /** Where its header begins. */
  offset: number;
  /** Its content; breaks off with an error when it is not what the archive says. */
  read(): ReadableStream<Uint8Array>;
}

export interface ArchiveList {
  entries: ArchiveEntry[];
  findings: Finding[];
}

const STRICT = { strictness: 'strict', filenameValidation: 'tolerant' } as const;
const FILE = 0o100000;
const FOLDER = 0o040000;
const LINK = 0o120000;
const KIND = 0o170000;

/** As long as a path may be where links are used. */
const LONGEST_TARGET = 4_096;

/** Lists an archive. Whatever two programs could read differently is refused. */
export async function readArchive(
  reader: Reader<unknown>,
  { mostEntries, destination }: { mostEntries: number; destination: Destination },
): Promise<ArchiveList> {
  // Its own workers would need addresses of their own; callers that must not block read in a worker already.
  configure({ useWebWorkers: false, chunkSize: 1024 * 1024 });
  const zip = new ZipReader(reader, STRICT);
  const found: FileEntry[] = [];
  try {
    for await (const entry of zip.getEntriesGenerator()) {
      if (found.length >= mostEntries) return { entries: [], findings: [{ code: 'too-many-files' }] };
      found.push(entry as FileEntry);
    }
  } catch (error) {
    return { entries: [], findings: [findingOf(error)] };
  }
  if (hasSecondEnd(zip.comment)) return { entries: [], findings: [{ code: 'archive-ambiguous' }] };
  if (found.length === 0) return { entries: [], findings: [{ code: 'archive-empty' }] };
  const findings = [
    ...found.flatMap((entry) => wrongEntry(entry, destination)),
    ...collisions(found.map(({ filename }) => filename.normalize('NFC'))),
    ...overlaps(found),
  ];
  const entries = found.map(entryOf);
  const links = entries.filter((_, index) => isLink(found[index]));
  return { entries, findings: isRefused(findings) ? findings : [...findings, ...(await followed(links, entries))] };
}

/** What is wrong with links, once all of them were read. */
async function followed(links: readonly ArchiveEntry[], entries: readonly ArchiveEntry[]): Promise<Finding[]> {
  if (links.length > LIMITS.links) return [{ code: 'too-many-links' }];
  const read: Link[] = [];
  for (const link of links) {
    if (link.size > LONGEST_TARGET) return [{ code: 'file-special', path: link.name }];
    try {
      read.push({ path: link.name, target: await new Response(link.read()).text() });
    } catch (error) {
      return [findingOf(error, link.name)];
    }
  }
  return wrongLinks(
    read,
    entries.map(({ name }) => name),
  );
}

/** Some programs take the last end of an archive for the true one, others the first. */
function hasSecondEnd(comment: Uint8Array): boolean {
  return asLatin(comment).includes('PK\x05\x06');
}

function entryOf(entry: FileEntry): ArchiveEntry {
  const { filename, directory: isFolder, compressedSize: packedSize, uncompressedSize: size, offset } = entry;
  // macOS writes letters and accents apart, and the page that names the file may not.
  const name = filename.normalize('NFC');
  return { name, writtenName: filename, isFolder, packedSize, size, offset, read: () => contentOf(entry) };
}

function contentOf(entry: FileEntry): ReadableStream<Uint8Array> {
  let sent = 0;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      sent += chunk.length;
      if (sent > entry.uncompressedSize) throw new Error('longer than the archive says');
      out.enqueue(chunk);
    },
    flush() {
      if (sent !== entry.uncompressedSize) throw new Error('shorter than the archive says');
    },
  });
  entry
    .getData(writable, { ...STRICT, checkCrc32: true, checkOverlappingEntry: true })
    .catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

const kindOf = (entry: FileEntry): number => ((entry.externalFileAttributes ?? 0) >>> 16) & KIND;
const isLink = (entry: FileEntry | undefined): boolean => entry !== undefined && kindOf(entry) === LINK;

function wrongEntry(entry: FileEntry, destination: Destination): Finding[] {
  const { filename: path, encrypted, compressionMethod, uncompressedSize: size, compressedSize: packedSize } = entry;
  const name = nameFinding(entry, destination);
  if (name) return [name];
  if (encrypted) return [{ code: 'archive-encrypted', path }];
  if (![0, 8].includes(compressionMethod)) return [{ code: 'archive-method', path }];
  const kind = kindOf(entry);
  if (kind === LINK && !entry.directory) return destination === 'unix' ? [] : [{ code: 'file-link', path }];
  if (![0, FILE, FOLDER].includes(kind)) return [{ code: 'file-special', path }];
  if (entry.directory && size > 0) return [{ code: 'file-special', path }];
  if (!entry.directory && kind === FOLDER) return [{ code: 'file-special', path }];
  const isBomb = size > LIMITS.ratioFrom && size > LIMITS.ratio * Math.max(1, packedSize);
  return isBomb ? [{ code: 'file-bomb', path }] : [];
}

function nameFinding({ filename: path, rawFilename }: FileEntry, destination: Destination): Finding | null {
  try {
    const written = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawFilename);
    // An extra field may give another name, which some programs read and others do not.
    if (written !== path) return { code: 'archive-ambiguous', path };
  } catch {
    return { code: 'name-encoding', path };
  }
  const code = wrongName(path.normalize('NFC'), destination);
  return code && { code, path };
}

/** Entries that lie in each other, by what the directory says; their contents are checked once more when they are read. */
function overlaps(entries: readonly FileEntry[]): Finding[] {
  const sorted = [...entries].sort((a, b) => a.offset - b.offset);
  return sorted.flatMap((entry, index) => {
    const before = sorted[index - 1];
    return before && entry.offset < before.offset + 30 + before.rawFilename.length + before.compressedSize
      ? [{ code: 'file-overlap' as const, path: entry.filename, detail: before.filename }]
      : [];
  });
}

/** What an error while reading means for the person who uploaded the archive. */
export function findingOf(error: unknown, path?: string): Finding {
  const { message = '', reason = '' } = error as { message?: string; reason?: string };
  const where = path === undefined ? {} : { path };
  if (/overlap/i.test(message)) return { code: 'file-overlap', ...where };
  if (/duplicate/i.test(reason)) return { code: 'name-duplicate', ...where };
  if (/ambiguous/i.test(message)) return { code: 'archive-ambiguous', ...where };
  if (/encrypt|password/i.test(message)) return { code: 'archive-encrypted', ...where };
  return path === undefined ? { code: 'archive-unreadable' } : { code: 'file-damaged', path };
}
