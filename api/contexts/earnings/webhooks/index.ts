import type { ContextParts } from '../../../platform/context.js';
import { Webhooks1763740600000 } from './1763740600000-webhooks.js';
import { webhookRules } from './webhook.effects.js';
import { WebhooksModule } from './webhooks.module.js';

export const webhooks: ContextParts = {
  module: WebhooksModule,
  effectRules: webhookRules,
  migrations: [Webhooks1763740600000],
  messages: {
    'webhook-address': {
      es: 'Esa dirección no sirve. Usa una https:// de un servidor en internet, sin usuario ni contraseña.',
      en: 'That address does not work. Use an https:// one of a server on the internet, without user or password.',
    },
    'webhook-unknown': {
      es: 'Todavía no hay una dirección. Guárdala primero.',
      en: 'There is no address yet. Save one first.',
    },
    'webhook-tests': {
      es: 'Son muchas pruebas seguidas. Espera un minuto.',
      en: 'That is many tests in a row. Wait a minute.',
    },
  },
};
