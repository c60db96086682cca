export class AliveReply {
  status: 'ok';
}

/** How far a reader of the log is behind it. */
export class FeedLag {
  name: string;
  status: 'running' | 'failed';
  lagEvents: number;
  lagSeconds: number;
}

export class HealthCheck {
  ok: boolean;
  why?: string;
}

export class HealthChecks {
  database: HealthCheck;
  queue: HealthCheck;
  feeds: HealthCheck;
  provider: HealthCheck;
}

export class ReadinessReply {
  ready: boolean;
  checks: HealthChecks;
  feeds: FeedLag[];
}
