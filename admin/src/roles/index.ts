import { ShieldCheck } from 'lucide-react';
import { lazy } from 'react';
import type { Role } from '../lib/wire';

export default {
  list: lazy(() => import('./RoleMatrix')),
  create: lazy(() => import('./RoleCreate')),
  edit: lazy(() => import('./RoleEdit')),
  icon: ShieldCheck,
  recordRepresentation: (role: Role) => role.name ?? String(role.id),
};
