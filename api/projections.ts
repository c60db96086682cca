import 'reflect-metadata';
import { readConfig } from './config.js';
import { contexts, migrations } from './contexts.js';
import type { Database } from './platform/database/database.js';
import { prepareDatabase } from './platform/database/prepare.js';
import { EventStore } from './platform/event-store/event-store.js';
import { effectRelay, Effects } from './platform/event-store/effects.js';
import { Feed, type FeedReader } from './platform/event-store/feed.js';
import { projectionReader } from './platform/event-store/projection-feed.js';
import type { Projection, Projections } from './platform/event-store/projection.js';
import { ProjectionBuilder, type RebuildProgress } from './platform/event-store/rebuild.js';
import { Health } from './platform/observability/health.js';
import { run } from './process.js';
import { eventTypesOf, projectionsOf } from './platform/platform.module.js';

const BAR = 30;

/** `projections` lists them with their lag; `rebuild <name>` (or all) rebuilds beside the live one and tells what differs; `rollback <name>` goes back, `resume <name>` lets a stopped feed go on. */
async function main([action = 'list', name]: string[]): Promise<void> {
  const config = readConfig();
  const projections = projectionsOf(contexts);
  await prepareDatabase(config.database, { entities: [], migrations }, config.redisUrl === null, async (owner) => {
    const store = new EventStore(owner, eventTypesOf(contexts), projections);
    const builder = new ProjectionBuilder(owner, store);
    await builder.prepare(projections.all, bar);
    if (action === 'list')
      return list(
        await new Health(owner, 0).feeds(),
        projections.all.map((p) => ({ name: p.name, mode: p.mode })),
        builder,
      );
    if (action === 'rebuild') return rebuild(name ? [projections.named(name)] : projections.all, builder);
    if (name && action === 'rollback')
      return print(`${name} is live in version ${await builder.rollback(projections.named(name))} again`);
    if (name && action === 'resume')
      return print(
        `${name} goes on, after ${await new Feed(owner, store, await readerOf(name, projections, builder, owner)).resume()} events that were set aside`,
      );
    throw new Error('say: list, rebuild, rebuild <name>, rollback <name> or resume <name>');
  });
}

/** The reader of a feed: an asynchronous projection, or the relay, whose effects the workers' sweeper finds. */
async function readerOf(
  name: string,
  projections: Projections,
  builder: ProjectionBuilder,
  owner: Database,
): Promise<FeedReader> {
  const rules = contexts.flatMap((context) => [...(context.effectRules ?? [])]);
  const relay = effectRelay(rules, new Effects(owner), async () => undefined);
  return name === relay.name ? relay : projectionReader(projections.named(name), await builder.liveVersion(name));
}

async function rebuild(projections: readonly Projection[], builder: ProjectionBuilder): Promise<void> {
  for (const projection of projections) {
    const { version, differences } = await builder.rebuild(projection, bar);
    print(`\n${projection.name} is live in version ${version}`);
    for (const difference of differences) print(`  ${difference}`);
  }
}

async function list(
  feeds: { name: string; status: string; lagEvents: number; lagSeconds: number; parked: number }[],
  all: { name: string; mode: string }[],
  builder: ProjectionBuilder,
): Promise<void> {
  for (const { name, mode } of all) {
    const feed = feeds.find((f) => f.name === name);
    const lag = feed
      ? `${feed.lagEvents} events, ${feed.lagSeconds.toFixed(1)} s behind, ${feed.parked} parked, ${feed.status}`
      : 'written with each append, never behind';
    print(`${name.padEnd(20)} ${mode.padEnd(7)} version ${await builder.liveVersion(name)}   ${lag}`);
  }
  for (const feed of feeds.filter((f) => !all.some((p) => p.name === f.name))) {
    print(
      `${feed.name.padEnd(20)} relay   ${' '.repeat(12)}${feed.lagEvents} events, ${feed.lagSeconds.toFixed(1)} s behind, ${feed.status}`,
    );
  }
}

function bar({ projection, done, total, perSecond }: RebuildProgress): void {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const left = perSecond > 0 ? Math.ceil((total - done) / perSecond) : 0;
  process.stdout.write(
    `\r${projection} [${'#'.repeat(Math.round(share * BAR)).padEnd(BAR, '.')}] ${done}/${total} events, ${perSecond}/s, ${Math.max(0, left)} s left `,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

run(() => main(process.argv.slice(2)));
