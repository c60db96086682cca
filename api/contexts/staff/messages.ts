import type { Bilingual } from '../../platform/http/messages.js';

/** The sentence of each "no" that the shop's people may hear about roles and accounts. */
export const STAFF_PROBLEMS: Record<string, Bilingual> = {
  'person-unknown': { es: 'No encontramos a esa persona.', en: 'We could not find that person.' },
  'permission-not-held': {
    es: 'No puedes dar ni quitar permisos que tú no tienes.',
    en: 'You cannot give or take permissions that you do not hold yourself.',
  },
  'role-unknown': { es: 'Ese rol ya no existe.', en: 'That role is no longer there.' },
  'role-built-in': {
    es: 'Los roles de fábrica no se cambian. Crea uno propio.',
    en: 'The built-in roles do not change. Make one of your own.',
  },
  'role-in-use': {
    es: 'Hay personas con este rol. Dales otro antes de borrarlo.',
    en: 'Some people hold this role. Give them another before you remove it.',
  },
  'role-name-taken': { es: 'Ya hay un rol con ese nombre.', en: 'There is already a role of that name.' },
  'last-administrator': {
    es: 'Es la última cuenta con administración. Nombra otra antes de quitarle el rol.',
    en: 'This is the last administrator. Name another before you take the role away.',
  },
  'administrator-not-blockable': {
    es: 'Quítale primero el rol de administración.',
    en: 'Take the administrator role away first.',
  },
  'not-yourself': { es: 'No puedes bloquear tu propia cuenta.', en: 'You cannot block your own account.' },
  'already-verified': { es: 'Su correo ya está confirmado.', en: 'The address is already confirmed.' },
  'reason-names-person': {
    es: 'Escribe el motivo sin nombres, correos, RUT ni teléfonos: queda guardado para siempre.',
    en: 'Write the reason without names, e-mails, RUTs or telephones: it is kept for ever.',
  },
};
