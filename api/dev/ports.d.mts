/** The first free port of the list, else any free one. */
export function freePort(...preferred: number[]): Promise<number>;
