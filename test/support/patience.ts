/** How many times slower than a quiet machine this one is; `npm test` measures it. */
export const machineFactor = Number(process.env.TEST_MACHINE_FACTOR ?? 1);

/** An upper bound as long as this machine needs: for what ends a wait, never for what a test measures. */
export const patient = (milliseconds: number): number => Math.round(milliseconds * machineFactor);
