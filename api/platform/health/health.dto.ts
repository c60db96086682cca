export class AliveReply {
  status: 'ok';
}

export class ReadinessReply {
  ready: boolean;
}

/** How far a reader of the log is behind it. */
export class FeedLag {
  name: string;
  status: 'running' | 'failed';
  lagEvents: number;
  lagSeconds: number;
}

class StatusPartReply {
  name: 'shop' | 'payments' | 'library' | 'mails';
  status: 'working' | 'slow' | 'down';
}

/** What works, for visitors. */
export class StatusReply {
  checkedAt: string;
  parts: StatusPartReply[];
}
