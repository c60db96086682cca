/** The first free port of the list, else any free one. */
export function freePort(...preferred: number[]): Promise<number>;
/** As many different free ports as asked for. */
export function freePorts(count: number): Promise<number[]>;
