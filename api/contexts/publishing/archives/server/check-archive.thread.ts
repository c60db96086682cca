import { parentPort, workerData } from 'node:worker_threads';
import { privateFiles } from '../../../../platform/files/file-stores.js';
import { openArchive } from './archive-source.js';
import { checkArchive, readPage, type ArchiveToCheck } from './check-archive.js';

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
