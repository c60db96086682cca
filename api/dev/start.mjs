/** `npm start`: installs and builds what is missing, then runs the whole shop until Ctrl-C. */
import './node-version.mjs';

const { installWhatIsMissing } = await import('./install.mjs');
await installWhatIsMissing();
await import('./launch.mjs');
