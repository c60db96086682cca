/** `npm run fuzz`: sends random bad requests over every route of a shop of its own. `--seed N --requests N`, and `--only N` for one of them. `--raw`: odd bytes instead, over a socket. */
import { parseArgs } from 'node:util';
import { runProject } from './tests/long-run.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string' },
    only: { type: 'string' },
    raw: { type: 'boolean' },
  },
});
const limits = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [`FUZZ_${name.toUpperCase()}`, String(value)]),
);
await runProject('fuzz', { ...limits, FUZZ_SEED: values.seed ?? String(Date.now() % 1_000_000) });
