import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import { commands } from './commands';
import { fetchJson, get } from './lib/http';
import type { TextsCorrection } from './lib/wire';

const rest = simpleRestProvider('/v1/admin', fetchJson);

/** What a form saves of a game are its texts, with the reason; all else has a command of its own. */
const update: DataProvider['update'] = async (resource, params) => {
  if (resource !== 'games') return rest.update(resource, params);
  return { data: (await commands.correctTexts(params.id, params.data as TextsCorrection)) as never };
};

/** Reads of everything, edits of what is rows, and intentions. */
export const dataProvider = {
  ...rest,
  update,
  ...commands,
  dashboard: () => get('/v1/admin/dashboard'),
  permissions: () => get('/v1/admin/permissions'),
};

export type ConsoleDataProvider = typeof dataProvider;
