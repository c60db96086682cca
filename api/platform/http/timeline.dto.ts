/** Who did it. */
class TimelineActor {
  kind: 'player' | 'staff' | 'system' | 'bank' | 'visitor';
  /** Id of a person, or name of the process. */
  id: string;
  /** Name of a person; null for others and for erased people. */
  name: string | null;
}

/** One fact, or one thing done to the outside world because of it. */
export class TimelineEntry {
  id: string;
  /** When it happened. */
  at: Date;
  /** When it was recorded. */
  recordedAt: Date;
  stream: string;
  version: number;
  type: string;
  actor: TimelineActor;
  /** Equal for everything caused by one request. */
  correlation: string;
  data: Record<string, unknown>;
}
