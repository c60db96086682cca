import { Handshake } from 'lucide-react';
import { lazy } from 'react';
import type { DeveloperLine } from '../lib/wire';

export default {
  list: lazy(() => import('./DeveloperList')),
  show: lazy(() => import('./DeveloperShow')),
  icon: Handshake,
  recordRepresentation: (developer: DeveloperLine) => developer.name,
};
