/** `npm run cards -- rotate`: seals the secrets of saved cards again under the newest of CARD_KEYS. */
import './node-version.mjs';

const { runBuiltCommand } = await import('./built-command.mjs');
await runBuiltCommand('cards');
