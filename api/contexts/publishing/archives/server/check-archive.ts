import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../../platform/files/file-stores.js';
import { contentTypeOf } from '../content-types.rules.js';
import type { Verdict } from '../analyse-archive.js';
import type { ArchivePlace, ArchiveSource } from './archive-source.js';
import { startOfPage } from './page-start.js';
import { analyseOnServer, entriesOf, type BuildKind } from './server-analysis.js';

export interface ArchiveToCheck {
  place: ArchivePlace;
  /** `page`: it is one page of a build. */
  build: BuildKind | 'page';
  storage: Storage;
}

/** All that is ever computed of an archive: what is served later is bytes alone. */
export interface CheckedArchive {
  /** Of the whole archive; null when reading it was broken off. */
  sha256: string | null;
  verdict: Verdict;
  /** Of each of its pages, by its path in the build, the byte before which a script of the shop goes. */
  pageStarts: Record<string, number>;
}

/** Reads an archive to its end, and its pages once more. */
export async function checkArchive(source: ArchiveSource, build: BuildKind): Promise<CheckedArchive> {
  const sha256 = await hashOf(await source.whole());
  const verdict = await analyseOnServer(source, build);
  const pageStarts = verdict.ok && build.kind === 'web' ? await startsOf(source, verdict) : {};
  return { sha256, verdict, pageStarts };
}

/** The same of one page. */
export async function readPage(source: ArchiveSource): Promise<number> {
  return startOfPage(await buffer(await source.whole()));
}

async function startsOf(source: ArchiveSource, { files }: Verdict): Promise<CheckedArchive['pageStarts']> {
  const entries = new Map((await entriesOf(source)).map((entry) => [entry.name, entry]));
  const starts: CheckedArchive['pageStarts'] = {};
  for (const { path, name } of files) {
    const entry = entries.get(name);
    if (entry && isPage(contentTypeOf(path))) starts[path] = startOfPage(await buffer(entry.read() as NodeStream));
  }
  return starts;
}

const isPage = (type: string): boolean => type.startsWith('text/html');

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
