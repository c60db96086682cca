import type { ContextParts } from '../../platform/context.js';
import { Identity1763700100000 } from './1763700100000-identity.js';
import { IdentityModule } from './identity.module.js';
import { Person } from './person.entity.js';

export { IdentityModule } from './identity.module.js';
export { DemoPeople, PeopleDirectory, type Contact, type DemoPerson } from './people.js';
export { PERMISSIONS, ROLES, type Permission } from './permissions.js';

export const identity: ContextParts = {
  module: IdentityModule,
  entities: [Person],
  migrations: [Identity1763700100000],
  plainTextRoutes: ['/v1/auth/send-verification-email', '/v1/auth/verify-email'],
  messages: {
    'wrong-credentials': { es: 'El correo o la contraseña no coinciden.', en: 'The e-mail or the password is not right.' },
    'session-over': { es: 'Tu sesión terminó. Inicia sesión otra vez.', en: 'Your session is over. Sign in again.' },
    'link-not-valid': { es: 'Este enlace ya no sirve. Pide uno nuevo.', en: 'This link no longer works. Ask for a new one.' },
    'password-too-short': { es: 'La contraseña debe tener al menos 8 caracteres.', en: 'The password must have at least 8 characters.' },
    'password-too-long': { es: 'La contraseña debe tener como máximo 200 caracteres.', en: 'The password must have at most 200 characters.' },
    'password-needs-upper-case': { es: 'La contraseña necesita una letra mayúscula.', en: 'The password needs an upper-case letter.' },
    'password-needs-digit': { es: 'La contraseña necesita un número.', en: 'The password needs a digit.' },
  },
};
