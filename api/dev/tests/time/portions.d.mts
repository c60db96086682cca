interface Time<File> {
  workers: number;
  /** As far as it is known, on some machine. */
  secondsOf: (file: File) => number;
}

/** Runs files in their order, portion by portion, until they or the time are over. @returns those that no time was left for */
export function runWhileTime<File>(
  files: readonly File[],
  how: Time<File> & {
    run: (files: File[]) => Promise<unknown>;
    /** By the monotonic clock, in milliseconds; `Infinity` without a limit. */
    until: number;
    now?: () => number;
  },
): Promise<File[]>;
