import simpleRestProvider from 'ra-data-simple-rest';
import { callApi } from './lib/http';
import type { Dashboard } from './lib/wire';

/** Reads of everything, and edits of what is rows. */
export const dataProvider = {
  ...simpleRestProvider('/v1/admin', callApi),
  dashboard: async (): Promise<Dashboard> => (await callApi('/v1/admin/dashboard')).json as Dashboard,
};

export type ConsoleDataProvider = typeof dataProvider;
