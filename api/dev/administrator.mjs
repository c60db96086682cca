/** `npm run administrator -- <e-mail>`: makes somebody with an account an administrator. */
import './node-version.mjs';

const { runBuiltCommand } = await import('./built-command.mjs');
await runBuiltCommand('administrator');
