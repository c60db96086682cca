/** Where ids come from; injected, so that a test or a seeded run can replay them. */
export interface Ids {
  /** A fresh uuidv7. */
  next(): string;
}

/** What time it is for the business; injected, so that a test can move it. */
export interface Clock {
  now(): string;
}
