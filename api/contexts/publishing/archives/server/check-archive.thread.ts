import { parentPort } from 'node:worker_threads';
import { privateFiles } from '../../../../platform/files/file-stores.js';
import { openArchive } from './archive-source.js';
import { checkArchive, readPage, type ArchiveToCheck } from './check-archive.js';

/** Reads archives that strangers uploaded, or one page of them, in a thread that can be ended. */
async function answer({ place, build, storage }: ArchiveToCheck): Promise<void> {
  const source = await openArchive(place, privateFiles(storage));
  try {
    parentPort?.postMessage(await (build === 'page' ? readPage(source) : checkArchive(source, build)));
  } finally {
    await source.close();
  }
}

parentPort?.on('message', (task: ArchiveToCheck) => void answer(task));
