import { currentRun } from './claim.mjs';
import { killAll, startChild, stillRunning } from './children.mjs';
import { environment } from './environment.mjs';
import { inData } from './folders.mjs';
import { startDatabase } from './services.mjs';
import { endWith } from './stopping.mjs';

/**
 * Runs one script on a database, shows what it says, and ends as it ended.
 * The database is DATABASE_URL's, else that of the running `npm start`, else the embedded one, started for as long as needed.
 * @param {{ name: string, script: string, args?: string[], env?: object, database?: object }} options `database`: another embedded one instead
 */
export async function runWithDatabase({ name, script, args = [], env: more = {}, database }) {
  const env = { ...environment(), ...more };
  const ending = endWith({
    beforeEnd: async () => {
      for (const handle of stillRunning()) await handle.stop(20);
    },
    force: killAll,
    codeOfRequest: 130,
  });
  try {
    const url = await addressOf(env, database);
    const { code } = await startChild({ name, script, args, env: { ...env, DATABASE_URL: url }, show: true }).exited;
    await ending.finish(code ?? 1);
  } catch (error) {
    if (!ending.hasBegun()) await ending.failed(error.message);
  }
}

async function addressOf(env, database) {
  if (database) return (await startDatabase(database, { log: false })).url;

  const given = env.DATABASE_URL || currentRun()?.databaseUrl;
  return given ?? (await startDatabase({ folder: inData('postgres'), port: 0, database: 'ludoteca' })).url;
}
