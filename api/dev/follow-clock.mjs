import pg from 'pg';
import { setSimulatorClock } from './services.mjs';

const everyMs = 1000;
const name = 'test-bank';

/**
 * Keeps the test bank's clock at the shop's: its offset lies in the database and may be moved at any time.
 * A look that fails is repeated; the bank then tells the time of the last one that did not.
 * It says how far it has come, so that a clock moved step by step can wait for it.
 */
export function followClock(databaseUrl, simulatorUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: 'ludoteca-launcher' });
  pool.on('error', () => {});
  // At once: a server that shuts down may end a connection in the same breath in which it opened it.
  pool.on('connect', (client) => client.on('error', () => {}));
  let known;
  let looking = Promise.resolve();
  const look = async () => {
    const { rows } = await pool.query('SELECT offset_ms FROM es.business_clock');
    const offset = Number(rows[0]?.offset_ms ?? 0);
    if (offset !== known) await setSimulatorClock(simulatorUrl, offset);
    known = offset;
    await pool.query(
      `INSERT INTO es.clock_followers (name, offset_ms) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET offset_ms = excluded.offset_ms, seen_at = clock_timestamp()`,
      [name, offset],
    );
  };
  const lookInOrder = () => (looking = looking.then(look).catch(() => {}));

  let ear;
  const listen = async () => {
    const client = await pool.connect();
    const letGo = once(() => {
      ear = undefined;
      client.release(true);
    });
    ear = letGo;
    client.on('notification', () => void lookInOrder());
    client.on('error', letGo);
    await client.query('LISTEN es_clock').catch(letGo);
  };
  let timer;
  const again = async () => {
    // Listening makes it prompt; looking makes it sure.
    if (!ear) await listen().catch(() => {});
    await lookInOrder();
    timer = setTimeout(again, everyMs);
    timer.unref();
  };
  void again();
  return async () => {
    clearTimeout(timer);
    ear?.();
    await pool.end();
  };
}

/** @param {() => void} act */
function once(act) {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
