import simpleRestProvider from 'ra-data-simple-rest';
import { commands } from './commands';
import { fetchJson, get } from './lib/http';

/** Reads of everything, edits of what is rows, and intentions. */
export const dataProvider = {
  ...simpleRestProvider('/v1/admin', fetchJson),
  ...commands,
  dashboard: () => get('/v1/admin/dashboard'),
  permissions: () => get('/v1/admin/permissions'),
};

export type ConsoleDataProvider = typeof dataProvider;
