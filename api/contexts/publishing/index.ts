import type { ContextParts } from '../../platform/context.js';
import { Publishing1763722100000 } from './1763722100000-publishing.js';
import { PublishingModule } from './publishing.module.js';

export { PublishingModule } from './publishing.module.js';

export const publishing: ContextParts = {
  module: PublishingModule,
  migrations: [Publishing1763722100000],
  publishes: ['publishing.builds', 'publishing.channels'],
};
