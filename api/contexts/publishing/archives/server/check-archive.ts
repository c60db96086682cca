import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../../platform/files/file-stores.js';
import { contentTypeOf } from '../content-types.rules.js';
import type { Verdict } from '../analyse-archive.js';
import type { ArchivePlace, ArchiveSource } from './archive-source.js';
import { inOrder } from '../findings.rules.js';
import { MOST_HASHES, pageOf, type GamePage } from './game-page.js';
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
  /** Its pages by their path in the build. */
  pages: Record<string, GamePage>;
}

/** Reads an archive to its end, and its pages once more. */
export async function checkArchive(source: ArchiveSource, build: BuildKind): Promise<CheckedArchive> {
  const sha256 = await hashOf(await source.whole());
  const verdict = await analyseOnServer(source, build);
  const pages = verdict.ok && build.kind === 'web' ? await pagesOf(source, verdict) : {};
  const many = Object.keys(pages).filter((path) => pages[path]?.hashes.length === MOST_HASHES);
  const findings = inOrder([...verdict.findings, ...many.map((path) => ({ code: 'inline-code-many' as const, path }))]);
  return { sha256, verdict: { ...verdict, findings }, pages };
}

export async function readPage(source: ArchiveSource): Promise<GamePage> {
  return pageOf(await buffer(await source.whole()));
}

async function pagesOf(source: ArchiveSource, { files }: Verdict): Promise<Record<string, GamePage>> {
  const entries = new Map((await entriesOf(source)).map((entry) => [entry.name, entry]));
  const pages: Record<string, GamePage> = {};
  for (const { path, name } of files) {
    const entry = entries.get(name);
    if (entry && isPage(contentTypeOf(path))) pages[path] = pageOf(await buffer(entry.read() as NodeStream));
  }
  return pages;
}

const isPage = (type: string): boolean => type.startsWith('text/html');

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
