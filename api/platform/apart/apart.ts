import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ApartLimits {
  /** For one task, by the wall clock. */
  ms: number;
  /** Of its heap. */
  megabytes: number;
}

/** What a thread may not do: it was ended in the middle of its work. */
export class BeyondLimits extends Error {}

/** To start a thread costs more than most tasks: it waits so long for the next one. */
const IDLE_MS = 5_000;

/**
 * Runs a program in a thread of its own, one task after the other; a thread that takes too long or too much memory is ended.
 * For what strangers uploaded: nothing of it may keep the event loop from serving others.
 */
export class Apart<Task> {
  private last: Promise<unknown> = Promise.resolve();
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  /** @param program a file that answers each message with one */
  constructor(
    private readonly program: URL,
    private readonly limits: ApartLimits,
  ) {}

  /** @throws BeyondLimits, or the error with which the program ended */
  run<Result>(task: Task): Promise<Result> {
    const mine = this.last.then(() => this.next<Result>(task));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async next<Result>(task: Task): Promise<Result> {
    clearTimeout(this.idle);
    const thread = (this.thread ??= this.start());
    thread.ref();
    try {
      return await answerOf<Result>(thread, task, this.limits.ms);
    } catch (error) {
      await this.end(thread);
      throw error;
    } finally {
      // Neither a thread that waits nor its end keeps the process from ending.
      thread.unref();
      this.idle = setTimeout(() => void this.end(thread), IDLE_MS).unref();
    }
  }

  private start(): Worker {
    const thread = new Worker(this.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
      // Flags of the whole process, such as those of the code cache, are none of a thread's.
      execArgv: [],
    });
    // Who waits for an answer hears of it; without a listener, it would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => this.forget(thread));
    return thread;
  }

  private async end(thread: Worker): Promise<void> {
    this.forget(thread);
    await thread.terminate();
  }

  private forget(thread: Worker): void {
    if (this.thread === thread) this.thread = null;
  }
}

async function answerOf<Result>(thread: Worker, task: unknown, ms: number): Promise<Result> {
  thread.postMessage(task);
  const over = new AbortController();
  const { signal } = over;
  const ended = once(thread, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread ended with ${code} and without an answer`);
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BeyondLimits(`not done after ${ms} ms`)), ms);
  });
  try {
    const [answer] = (await Promise.race([once(thread, 'message', { signal }), ended, late])) as [Result];
    return answer;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' ? new BeyondLimits(message) : error;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
