import { parentPort, workerData } from 'node:worker_threads';
import { checkArchive, readPage, type ArchiveToCheck } from './contexts/publishing/archives/check-archive.js';
import { openArchive } from './contexts/publishing/archives/archive-source.js';
import { privateFiles } from './platform/files/file-stores.js';

/** Reads one archive that a stranger uploaded, or one page of it, in a thread that can be ended. */
async function main({ place, build, storage }: ArchiveToCheck): Promise<void> {
  const source = await openArchive(place, privateFiles(storage));
  try {
    parentPort?.postMessage(await (build === 'page' ? readPage(source) : checkArchive(source, build)));
  } finally {
    await source.close();
  }
}

void main(workerData as ArchiveToCheck);
