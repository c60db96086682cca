/** `npm run restored`: makes a database usable that was restored from another server. */
import './node-version.mjs';

const { runBuiltCommand } = await import('./built-command.mjs');
await runBuiltCommand('restored');
