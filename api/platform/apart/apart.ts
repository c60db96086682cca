import { Worker } from 'node:worker_threads';

export interface ApartLimits {
  /** From the start of the thread, by the wall clock. */
  ms: number;
  /** Of its heap. */
  megabytes: number;
}

/** What a thread may not do: it was ended in the middle of its work. */
export class BeyondLimits extends Error {}

/**
 * Runs a program in a thread of its own, which is ended when it takes too long or too much memory.
 * For what strangers uploaded: nothing of it may keep the event loop from serving others.
 * @param program a file that reads `workerData` and posts one answer
 * @throws BeyondLimits, or the error with which the program ended
 */
export function runApart<Result>(program: URL, data: unknown, { ms, megabytes }: ApartLimits): Promise<Result> {
  const thread = new Worker(program, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    // Flags of the whole process, such as those of the code cache, are none of a thread's.
    execArgv: [],
  });
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new BeyondLimits(`not done after ${ms} ms`)), ms);
    thread.once('message', resolve);
    thread.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BeyondLimits(error.message) : error),
    );
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code} and without an answer`)));
    thread.once('exit', () => clearTimeout(timer));
  }).finally(() => thread.terminate());
}
