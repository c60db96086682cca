/** What the benchmarks take out of the server to measure it alone; bundled into .data/bench before they run. */
import 'reflect-metadata';

export { derivedCardKey } from '../../api/card-keys.js';
export { contexts } from '../../api/contexts.js';
export { codeHash, codeIdOf } from '../../api/contexts/codes/index.js';
export * as subscriptions from '../../api/contexts/subscriptions/index.js';
export { GameDays, PlayLimits, PlaySessions } from '../../api/contexts/play/index.js';
export { CardCipher } from '../../api/contexts/cards/secrets/card-cipher.js';
export { fold } from '../../api/kernel/decider.js';
export { addressesOf, appUrlOf } from '../../api/platform/database/app-login.js';
export { appDataSource } from '../../api/platform/database/data-source.js';
export { BusinessClock } from '../../api/platform/clock.js';
export { Database } from '../../api/platform/database/database.js';
export { prepareDatabase } from '../../api/platform/database/prepare.js';
export { eventStoreMigrations } from '../../api/platform/event-store/migrations.js';
export { EventStore } from '../../api/platform/event-store/event-store.js';
export { Feed } from '../../api/platform/event-store/feed.js';
export { projectionReader } from '../../api/platform/event-store/projection-feed.js';
export { Projections } from '../../api/platform/event-store/projection.js';
export { ProjectionBuilder } from '../../api/platform/event-store/rebuild.js';
export { put } from '../../api/platform/event-store/row-changes.js';
export { EventTypes } from '../../api/platform/event-store/upcasting.js';
export { eventTypesOf, projectionsOf } from '../../api/platform/platform.module.js';
