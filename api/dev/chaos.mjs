/** `npm run chaos`: lets everything go wrong in shops of their own, as seeds decide. `--seeds N --from S --lanes L`; `--seed S` runs one of them again. */
import { parseArgs } from 'node:util';
import { runProject } from './tests/long-run.mjs';

const { values } = parseArgs({
  options: { seeds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' }, lanes: { type: 'string' } },
});
await runProject('chaos', {
  CHAOS_POSTGRES: 'own',
  CHAOS_SEEDS: values.seed ? '1' : (values.seeds ?? '500'),
  CHAOS_FROM: values.seed ?? values.from ?? '1',
  CHAOS_LANES: values.seed ? '1' : (values.lanes ?? '2'),
});
