/** `npm run administrator -- <e-mail>`: gives an account the role of an administrator. */
import './node-version.mjs';

const { runBuiltCommand } = await import('./built-command.mjs');
await runBuiltCommand('administrator');
