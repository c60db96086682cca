/** `npm run projections [-- rebuild <name> | rollback <name>]`: the read models, their lag, and their rebuilding. */
import './node-version.mjs';

const { runBuiltCommand } = await import('./built-command.mjs');
await runBuiltCommand('projections');
