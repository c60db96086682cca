import { createHash } from 'node:crypto';
import { Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { ReadableWritablePair } from 'node:stream/web';
import { analyseWebBuild, refused, type Verdict } from '../analyse-archive.js';
import { analyseDownload, type DownloadPlatform } from '../analyse-download.js';
import { SourceReader, type ArchiveSource } from './archive-source.js';
import { LIMITS } from '../archive-limits.rules.js';
import type { ArchiveTools } from '../inspect-file.js';
import { readArchive, type ArchiveEntry } from '../read-archive.js';
import { secondOpinion } from './second-opinion.js';

/** Node's own decoders and hashes. */
export const serverTools: ArchiveTools = {
  unpack(packing, content) {
    const decoder = packing === 'gzip' ? createGunzip() : createBrotliDecompress();
    return content.pipeThrough(Duplex.toWeb(decoder) as ReadableWritablePair as never);
  },
  hash() {
    const hash = createHash('sha256');
    return { update: (chunk) => hash.update(chunk), digest: () => hash.digest('hex') };
  },
};

export type BuildKind = { kind: 'web' } | { kind: 'download'; platform: DownloadPlatform; fileName: string };

/** The server's verdict: the one of the browser, and a second parser that has to agree. */
export async function analyseOnServer(source: ArchiveSource, build: BuildKind): Promise<Verdict> {
  const reader = new SourceReader(source);
  const verdict =
    build.kind === 'web' ? await analyseWebBuild(reader, serverTools) : await analyseDownload(reader, build);
  if (!verdict.ok || (build.kind === 'download' && !/\.zip$/i.test(build.fileName))) return verdict;
  const doubts = await secondOpinion(source, await entriesOf(source));
  return doubts.length > 0 ? refused(source.size, doubts) : verdict;
}

/** The entries of an archive that was found good. */
export async function entriesOf(source: ArchiveSource): Promise<ArchiveEntry[]> {
  const reader = new SourceReader(source);
  return (await readArchive(reader, { mostEntries: LIMITS.downloadEntries, destination: 'web' })).entries;
}
