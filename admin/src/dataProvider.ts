import simpleRestProvider from 'ra-data-simple-rest';
import { commands } from './commands';
import { callApi } from './lib/http';
import type { Dashboard, Permissions } from './lib/wire';

/** Reads of everything, edits of what is rows, and intentions. */
export const dataProvider = {
  ...simpleRestProvider('/v1/admin', callApi),
  ...commands,
  dashboard: async (): Promise<Dashboard> => (await callApi('/v1/admin/dashboard')).json as Dashboard,
  permissions: async (): Promise<Permissions> => (await callApi('/v1/admin/permissions')).json as Permissions,
};

export type ConsoleDataProvider = typeof dataProvider;
