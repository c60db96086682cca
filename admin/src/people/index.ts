import { Users } from 'lucide-react';
import { lazy } from 'react';
import type { PersonLine } from '../lib/wire';

export default {
  list: lazy(() => import('./PersonList')),
  show: lazy(() => import('./PersonShow')),
  icon: Users,
  recordRepresentation: (person: PersonLine) => person.username,
};
