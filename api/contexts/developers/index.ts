import type { ContextParts } from '../../platform/context.js';
import { Developers1763722000000 } from './1763722000000-developers.js';
import { DevelopersModule } from './developers.module.js';

export { DevelopersModule } from './developers.module.js';
export { Memberships, type MemberRole, type Membership } from './memberships.js';

export const developers: ContextParts = {
  module: DevelopersModule,
  migrations: [Developers1763722000000],
  publishes: ['developers.members'],
  messages: {
    'developer-unknown': {
      es: 'No encontramos ese estudio entre los tuyos.',
      en: 'We could not find that studio among yours.',
    },
    'developer-role': {
      es: 'Tu rol en el estudio no permite esto. Pídeselo a quien lo dirige.',
      en: 'Your role in the studio does not allow this. Ask its owner.',
    },
  },
};
