/** Who did it. */
class TimelineActor {
  kind: 'player' | 'staff' | 'system' | 'bank' | 'visitor';
  /** A person's id, or the name of the process. */
  id: string;
  /** A person's name; null for others and for people who were erased. */
  name: string | null;
}

/** One fact, or one thing done to the outside world because of it. */
export class TimelineEntry {
  id: string;
  /** When it happened for the business. */
  at: Date;
  /** When it was written down. */
  recordedAt: Date;
  stream: string;
  version: number;
  type: string;
  actor: TimelineActor;
  /** The same for all that one request caused. */
  correlation: string;
  data: Record<string, unknown>;
}
