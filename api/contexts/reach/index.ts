import type { ContextParts } from '../../platform/context.js';
import { ReachModule } from './reach.module.js';

export const reach: ContextParts = { module: ReachModule };
