/** What a run of the tests meets, said in its first lines: a failure that only one machine shows is found by them. */
import { freemem, totalmem } from 'node:os';
import { machineLine } from '../machine.mjs';
import { placeInMemory } from '../memory.mjs';

const fixedSeed = 20_261_127;
const zone = 'America/Santiago';
/** A run may take so long on a slow machine. */
const longestRunMinutes = 90;

/** Examples of the rules' properties: the same ones in every plain run, others where everything is tried, those of a seed that is given. */
export const seedsOf = (everything) => ({
  properties: Number(process.env.TEST_PROPERTY_SEED) || (everything ? Date.now() % 2 ** 31 : fixedSeed),
});

/** @returns {string} lines */
export function conditions({ machine, seeds }) {
  return [
    machineLine(machine),
    memoryLine(),
    timeLine(new Date()),
    `seed of properties ${seeds.properties}; those of chaos and bad input stand in their specs`,
  ].join('\n');
}

function memoryLine() {
  const { folder, why } = placeInMemory();
  const gigabytes = (bytes) => (bytes / 2 ** 30).toFixed(1);
  const place = folder ? `databases in memory (${folder})` : `databases on the disk, because ${why}`;
  return `${place}; ${gigabytes(freemem())} of ${gigabytes(totalmem())} GB free`;
}

function timeLine(now) {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
    now,
  );
  const [hours, minutes] = parts.slice(-5).split(':').map(Number);
  const left = 24 * 60 - hours * 60 - minutes;
  const warning = left < longestRunMinutes ? `; midnight there in ${left} minutes: this run may see two dates` : '';
  return `${now.toISOString().slice(0, 16)}Z, ${parts} in Santiago${warning}`;
}
