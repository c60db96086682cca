import type { ContextParts } from '../../platform/context.js';
import { Schools1763731600000 } from './1763731600000-schools.js';
import { schoolPlanStream } from './school-plan.stream.js';
import { schoolPlansProjection } from './school-plans.projection.js';
import { SCHOOL_PROBLEMS } from './schools.messages.js';
import { SchoolsModule } from './schools.module.js';

export { SchoolsModule } from './schools.module.js';

export const schools: ContextParts = {
  module: SchoolsModule,
  streams: [schoolPlanStream],
  projections: [schoolPlansProjection],
  migrations: [Schools1763731600000],
  publishes: ['schools.seats', 'school_plans.plans'],
  messages: SCHOOL_PROBLEMS,
};
