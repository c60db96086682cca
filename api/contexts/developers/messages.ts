import type { Bilingual } from '../../platform/http/messages.js';
import { MOST_OPEN_INVITATIONS } from './team.rules.js';

/** The sentence of each refusal about developers and their teams. */
export const DEVELOPER_MESSAGES: Record<string, Bilingual> = {
  'developer-unknown': {
    es: 'No encontramos ese estudio entre los tuyos.',
    en: 'We could not find that studio among yours.',
  },
  'developer-role': {
    es: 'Tu rol en el estudio no permite esto. Pídeselo a quien lo dirige.',
    en: 'Your role in the studio does not allow this. Ask its owner.',
  },
  'developer-not-allowed': {
    es: 'Las cuentas de estudiantes juegan, pero no publican. Pide a una persona adulta que postule con su cuenta.',
    en: 'Accounts of students can play, but not publish. Ask an adult to apply with an account of their own.',
  },
  'developer-not-approved': {
    es: 'Ese estudio todavía no está aprobado.',
    en: 'That studio is not approved yet.',
  },
  'application-unknown': { es: 'No encontramos esa postulación.', en: 'We could not find that application.' },
  'application-incomplete': {
    es: 'Falta algo en la postulación, o hay algo que corregir. Mira los campos marcados.',
    en: 'Something in the application is missing or needs correcting. See the marked fields.',
  },
  'application-submitted': {
    es: 'La postulación ya se envió y no se puede cambiar ahora.',
    en: 'The application was submitted and cannot be changed now.',
  },
  'application-decided': {
    es: 'Sobre esta postulación ya se decidió.',
    en: 'This application was already decided.',
  },
  'application-own': {
    es: 'Nadie decide sobre su propia postulación: pídeselo a otra persona del equipo.',
    en: 'Nobody decides about their own application: ask somebody else of the team.',
  },
  'invitation-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo.',
    en: 'The link is incomplete or not ours. Open it again from the mail.',
  },
  'invitation-ended': {
    es: 'Esa invitación ya se usó, se retiró o venció. Pide otra a quien dirige el estudio.',
    en: 'That invitation was used, withdrawn or has expired. Ask the owner of the studio for another.',
  },
  'invitation-other-address': {
    es: 'La invitación llegó a otro correo. Inicia sesión con la cuenta de ese correo para aceptarla.',
    en: 'The invitation went to another address. Log in with the account of that address to accept it.',
  },
  'too-many-invitations': {
    es: `Ya hay ${MOST_OPEN_INVITATIONS} invitaciones sin respuesta. Retira una antes de enviar otra.`,
    en: `There are already ${MOST_OPEN_INVITATIONS} invitations without an answer. Withdraw one before sending another.`,
  },
  'already-member': {
    es: 'Esa persona ya trabaja en el estudio.',
    en: 'That person already works for the studio.',
  },
  'member-unknown': {
    es: 'Esa persona no trabaja en el estudio.',
    en: 'That person does not work for the studio.',
  },
  'last-owner': {
    es: 'Es la única persona que dirige el estudio. Dale antes ese rol a otra.',
    en: 'This is the only owner of the studio. Give that role to somebody else first.',
  },
};
