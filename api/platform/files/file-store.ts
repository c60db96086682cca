import type { Readable } from 'node:stream';

/** A file on its way out; the caller reads the stream to its end or destroys it. */
export interface StoredFile {
  content: Readable;
  /** In bytes. */
  size: number;
}

/** What is known of a file without reading it. */
export interface FileInfo {
  /** In bytes. */
  size: number;
  /** In quotes; another one when the content changed. */
  etag: string;
}

/** The first and last byte of a part of a file, both included and within it. */
export interface FilePart {
  start: number;
  end: number;
}

/** Keeps files under names such as `people/x7f/64.webp`: parts of letters, digits, `.`, `_` and `-`, joined by `/`. */
export interface FileStore {
  /** Keeps a file whole or not at all; one of the same name gives way. A stream is never held whole in memory. @param type its media type. */
  put(name: string, content: Buffer | Readable, type: string): Promise<void>;
  /** Null when there is none. @param part the first and last byte wanted; `size` is that of the part then. */
  read(name: string, part?: FilePart): Promise<StoredFile | null>;
  /** Null when there is none. */
  info(name: string): Promise<FileInfo | null>;
  /** @throws Error when there is nothing of the first name. */
  copy(from: string, to: string): Promise<void>;
  /** Deleting what is not there is harmless. */
  delete(name: string): Promise<void>;
  /** Deletes the parts of a file whose last one never came; the file of that name stays. */
  deleteParts(name: string): Promise<void>;
  /** The names that begin with a folder such as `people/`, sorted; all of them for an empty text. */
  list(prefix: string): Promise<string[]>;
}

/** Files that anybody who knows their name may see. */
export const PUBLIC_FILES = Symbol('PublicFiles');
/** Files that only our own code reads; no address leads to them. */
export const PRIVATE_FILES = Symbol('PrivateFiles');

const NAME = /^[A-Za-z0-9_-][\w.-]{0,99}(\/[A-Za-z0-9_-][\w.-]{0,99}){0,5}$/;

/** The name of a file that is called by its content. @param sha256 of the content, in hex. */
export function blobName(sha256: string, suffix: '' | '.gz' | '.br' = ''): string {
  return `blobs/${sha256.slice(0, 2)}/${sha256}${suffix}`;
}

/** @throws Error for a name that could leave its folder or that some store cannot hold. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('no name of a file');
  return name;
}
