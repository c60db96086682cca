/** How large the parts of an upload are, by how fast the one before came. */
export class PartSizes {
  size: number;
  begins(now: number): void;
  came(bytes: number, now: number): number;
  wasCut(): number;
}

/** Whether a part was cut off on its way. @param status 0 for no answer */
export function isCut(status: number): boolean;

/** Whether the line or the server failed. @param status 0 for no answer */
export function isPassing(status: number): boolean;
