/** `npm test`: every check of the project, on its own database and ports; `npm test -- <word>` runs the matching steps. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing({ development: true });
await import('./tests/run.mjs');
