const KIB = 1024;
const MIB = 1024 * KIB;
/** Large parts are faster. One that takes as long as a request may (30 s by default) is cut off by the server. */
const SIZES = { first: MIB, least: 64 * KIB, most: 64 * MIB };
const SECONDS = 10;
const MOST_GROWTH = 4;
/** What was too large once is tried again step by step. */
const RECOVERY = 1.1;

/** How large the parts of an upload are, by how fast the one before came. For the page and for `npm run push`. */
export class PartSizes {
  #began = 0;
  #most = SIZES.most;
  size = SIZES.first;

  /** A part of this size leaves. @param now milliseconds */
  begins(now) {
    this.#began = now;
  }

  /** It came, and the next one shall take some seconds. @returns the size of the next */
  came(bytes, now) {
    this.#most = Math.min(SIZES.most, this.#most * RECOVERY);
    const seconds = Math.max(0.001, (now - this.#began) / 1_000);
    return this.#next(Math.min((bytes / seconds) * SECONDS, bytes * MOST_GROWTH));
  }

  /** It was cut off on its way. @returns the size of the next */
  wasCut() {
    this.#most = this.size / 2;
    return this.#next(this.size / MOST_GROWTH);
  }

  #next(size) {
    return (this.size = Math.round(Math.max(SIZES.least, Math.min(this.#most, size))));
  }
}

/** Whether a part was cut off on its way: no answer, or that it took too long. */
export const isCut = (status) => status === 0 || status === 408;

/** Whether the line or the server failed, and the same part may be sent again: no answer, or one that is no refusal. */
export const isPassing = (status) => isCut(status) || status === 409 || status === 423 || status >= 500;
