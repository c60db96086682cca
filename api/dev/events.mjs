/** `npm run events`: notes the shape of every event type, which the server compares with what its log was written with; `-- --check` only compares. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing({ development: true });
const { readFileSync, writeFileSync } = await import('node:fs');
const { eventShapesSource, readEventShapes } = await import('./event-shapes.mjs');
const { inRoot } = await import('./folders.mjs');

const file = 'api/event-shapes.ts';
const source = eventShapesSource(readEventShapes());
if (!process.argv.includes('--check')) {
  writeFileSync(inRoot(file), source);
  console.log(`Wrote ${file}`);
} else if (readFileSync(inRoot(file), 'utf8') !== source) {
  console.error(
    `${file} is not what the event types say: run \`npm run events\` and read the difference. A changed line needs a new version and a step to it.`,
  );
  process.exitCode = 1;
}
