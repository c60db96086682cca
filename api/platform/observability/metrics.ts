import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BusinessClock } from '../clock.js';
import type { Health, HealthReport } from './health.js';

/** What Prometheus reads at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  readonly providerCalls = new Counter({
    name: 'provider_calls_total',
    help: 'Calls to the bank, by operation and outcome',
    labelNames: ['operation', 'outcome'],
    registers: [this.registry],
  });
  readonly pictures = new Counter({
    name: 'pictures_encoded_total',
    help: 'Pictures of games encoded in a smaller width, by format',
    labelNames: ['format'],
    registers: [this.registry],
  });
  private readonly lag = this.gauge('feed_lag_events', 'Events that a feed has not handled', 'feed');
  private readonly age = this.gauge('feed_lag_seconds', 'Age of the oldest event that a feed has not handled', 'feed');
  private readonly stopped = this.gauge(
    'feed_stopped',
    '1 for a feed of money that stopped at an event it cannot handle',
    'feed',
  );
  private readonly parked = this.gauge(
    'feed_parked_events',
    'Events that a feed set aside because it cannot handle them, counted up to 1,000',
    'feed',
  );
  private readonly effects = this.gauge(
    'effects',
    'Effects that are not done, by state, each counted up to 1,000',
    'state',
  );
  private readonly oldest = this.gauge(
    'effects_oldest_unknown_seconds',
    'Age of the oldest effect with an unknown outcome',
  );
  private readonly horizon = this.gauge(
    'snapshot_horizon_seconds',
    'Age of the oldest open transaction, which holds back every feed',
  );
  private readonly workers = this.gauge('workers_alive', 'Workers that were seen in the last 30 seconds');
  private readonly braked = this.gauge(
    'workers_braked',
    'Workers that stopped charging because more charges ran than fell due',
  );
  private readonly overdue = this.gauge(
    'timers_overdue',
    'Timers that should have been handled a minute ago, counted up to 1,000',
  );
  private readonly overdueAge = this.gauge(
    'timers_overdue_seconds',
    'How long the oldest timer has waited to be handled',
  );
  private readonly failing = this.gauge(
    'timers_failing',
    'Timers whose handler failed at its last try, counted up to 1,000',
  );
  private readonly skew = this.gauge('clock_skew_seconds', "How far this machine's clock is ahead of the database's");

  private readonly gauges: Record<'lag' | 'age' | 'stopped' | 'effects' | 'oldest' | 'horizon', Gauge>;
  private looking: Promise<void> | null = null;

  constructor(
    private readonly health: Health,
    private readonly clock: Pick<BusinessClock, 'skewMs'>,
  ) {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Everything as Prometheus reads it, as it is now. @throws Error when the database does not answer. */
  async text(): Promise<string> {
    const report = await this.health.report();
    for (const gauge of [this.lag, this.age, this.stopped, this.parked, this.effects]) gauge.reset();
    this.skew.set(this.clock.skewMs / 1_000);
    this.note(report);
    return this.registry.metrics();
  }

  private note({ feeds, effects, oldestUnknownSeconds, horizon, work }: HealthReport): void {
    for (const { name: feed, lagEvents, lagSeconds, status, parked } of feeds) {
      this.lag.set({ feed }, lagEvents);
      this.age.set({ feed }, lagSeconds);
      this.stopped.set({ feed }, status === 'failed' ? 1 : 0);
      this.parked.set({ feed }, parked);
    }
    for (const [state, count] of Object.entries(effects)) this.effects.set({ state }, count);
    this.oldest.set(oldestUnknownSeconds);
    this.horizon.set(horizon.seconds);
    this.workers.set(work.workersAlive);
    this.braked.set(work.workersBraked);
    this.overdue.set(work.overdue);
    this.overdueAge.set(work.oldestOverdueSeconds);
    this.failing.set(work.failing);
  }

  private gauge(name: string, help: string, label?: string): Gauge {
    return new Gauge({ name, help, labelNames: label ? [label] : [], registers: [this.registry] });
  }
}
