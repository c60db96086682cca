import pg from 'pg';
import { setSimulatorClock } from './services.mjs';

const everyMs = 1000;

/**
 * Keeps the test bank's clock at the shop's: its offset lies in the database and may be moved at any time.
 * A look that fails is repeated; the bank then tells the time of the last one that did not.
 */
export function followClock(databaseUrl, simulatorUrl) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, application_name: 'ludoteca-launcher' });
  pool.on('error', () => {});
  let known;
  const look = async () => {
    const { rows } = await pool.query('SELECT offset_ms FROM es.business_clock');
    const offset = Number(rows[0]?.offset_ms ?? 0);
    if (offset !== known) await setSimulatorClock(simulatorUrl, offset);
    known = offset;
  };
  let timer;
  const again = async () => {
    await look().catch(() => {});
    timer = setTimeout(again, everyMs);
    timer.unref();
  };
  void again();
  return async () => {
    clearTimeout(timer);
    await pool.end();
  };
}
