/** What a token says of itself, in seconds by the server's clock. */
export interface Issue {
  sid: string;
  iat: number;
  exp: number;
}

/** How long a token is good for: counted from its receipt, by a clock that no one can set. */
export interface Lease {
  /** @param seconds from now on, else what the token says; without end for one of unknown age, which is good until it is refused. */
  begin: (issue: Issue, seconds?: number) => void;
  isOver: () => boolean;
  /** Whether a refused token may be renewed. Where a server refuses what it gave early, renewing would never end. */
  allowsRenewal: () => boolean;
}

/** @param now milliseconds that only grow. Where they pause, as in sleep, the server's refusal is the end. */
export function createLease(now: () => number = () => performance.now()): Lease {
  let held: Issue | undefined;
  let endsAt = Infinity;
  let isEarly = false;
  const isOver = (): boolean => now() >= endsAt;
  return {
    begin(issue, seconds = issue.exp - issue.iat) {
      isEarly = issue.sid === held?.sid && issue.iat > held.iat && issue.iat < held.exp;
      held = issue;
      endsAt = now() + seconds * 1_000;
    },
    isOver,
    allowsRenewal: () => isOver() || !isEarly,
  };
}
