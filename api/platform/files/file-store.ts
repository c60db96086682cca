import type { Readable } from 'node:stream';

/** A file on its way out; the caller reads the stream to its end or destroys it. */
export interface StoredFile {
  content: Readable;
  /** In bytes. */
  size: number;
}

/** The first and last byte of a part of a file, both included and within it. */
export interface FilePart {
  start: number;
  end: number;
}

/** Keeps files under names such as `people/x7f/64.webp`: parts of letters, digits, `.`, `_` and `-`, joined by `/`. */
export interface FileStore {
  /** Keeps a file whole or not at all; one of the same name gives way. @param type its media type. */
  put(name: string, content: Buffer | Readable, type: string): Promise<void>;
  /** Null when there is none. @param part the first and last byte wanted; `size` is that of the part then. */
  read(name: string, part?: FilePart): Promise<StoredFile | null>;
  /** Deleting what is not there is harmless. */
  delete(name: string): Promise<void>;
  /** The names that begin with a folder such as `people/`, sorted; all of them for an empty text. */
  list(prefix: string): Promise<string[]>;
}

/** Files that anybody who knows their name may see. */
export const PUBLIC_FILES = Symbol('PublicFiles');
/** Files that only our own code reads; no address leads to them. */
export const PRIVATE_FILES = Symbol('PrivateFiles');

const NAME = /^[A-Za-z0-9_-][\w.-]{0,99}(\/[A-Za-z0-9_-][\w.-]{0,99}){0,5}$/;

/** @throws Error for a name that could leave its folder or that some store cannot hold. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('no name of a file');
  return name;
}
