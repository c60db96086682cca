import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from './health.js';

/** What Prometheus reads at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'http_request_seconds', help: 'Time to answer, by route and status', labelNames: ['method', 'route', 'status'], registers: [this.registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  readonly providerCalls = new Counter({
    name: 'provider_calls_total', help: 'Calls to the bank, by operation and outcome', labelNames: ['operation', 'outcome'], registers: [this.registry],
  });

  constructor(health: Health) {
    collectDefaultMetrics({ register: this.registry });
    const lag = new Gauge({ name: 'feed_lag_events', help: 'Events that a feed has not handled', labelNames: ['feed'], registers: [this.registry] });
    const age = new Gauge({ name: 'feed_lag_seconds', help: 'Age of the oldest event that a feed has not handled', labelNames: ['feed'], registers: [this.registry] });
    const effects = new Gauge({ name: 'effects', help: 'Effects that are not over, by state', labelNames: ['state'], registers: [this.registry] });
    const oldest = new Gauge({ name: 'effects_oldest_unknown_seconds', help: 'Age of the oldest effect of which nobody knows whether it happened', registers: [this.registry] });
    new Gauge({
      name: 'snapshot_horizon_seconds', help: 'Age of the oldest open transaction, which holds back every feed', registers: [this.registry],
      async collect() {
        const report = await health.report();
        this.set(report.horizon.seconds);
        lag.reset();
        age.reset();
        effects.reset();
        for (const feed of report.feeds) {
          lag.set({ feed: feed.name }, feed.lagEvents);
          age.set({ feed: feed.name }, feed.lagSeconds);
        }
        for (const [state, count] of Object.entries(report.effects)) effects.set({ state }, count);
        oldest.set(report.oldestUnknownSeconds);
      },
    });
  }
}
