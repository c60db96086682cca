import type { Bilingual } from '../../platform/http/messages.js';
import type { GuardianDecision } from './age.rules.js';

export const UNSUBSCRIBED: Bilingual = {
  es: 'Listo: no te enviaremos más novedades por correo.',
  en: 'Done: we send you no more news by mail.',
};

export const CONSENT_PROBLEMS: Record<string, Bilingual> = {
  'text-changed': {
    es: 'El texto cambió desde que lo abriste. Léelo otra vez y responde.',
    en: 'The text changed since you opened it. Read it again and answer.',
  },
  'consent-holds-account': {
    es: 'Sin los términos y el aviso de privacidad no puede existir una cuenta. Si ya no los aceptas, puedes borrar tu cuenta.',
    en: 'There can be no account without the terms and the privacy text. If you no longer accept them, you can delete your account.',
  },
  'marketing-not-for-children': {
    es: 'A las cuentas de niñas y niños no les enviamos novedades.',
    en: 'We send no news to the accounts of children.',
  },
  'measuring-not-for-children': {
    es: 'En las cuentas de menores, o sin año de nacimiento, no se mide nada.',
    en: 'Nothing is measured in accounts of minors, or without a year of birth.',
  },
  'measuring-tool-unknown': {
    es: 'Esta tienda no usa esa herramienta de medición.',
    en: 'This shop does not use that measuring tool.',
  },
  'unsubscribe-link-unknown': {
    es: 'El enlace no está completo o no es nuestro. Ábrelo otra vez desde el correo, o cambia las novedades en tu cuenta.',
    en: 'The link is incomplete or not ours. Open it again from the mail, or switch the news off in your account.',
  },
};

/** What a guardian is told after answering. */
export const GUARDIAN_REPLIES: Record<GuardianDecision, Bilingual> = {
  allowed: {
    es: 'Desde ahora se puede comprar con esa cuenta. Te enviamos un correo para cambiarlo cuando quieras.',
    en: 'From now on the account can buy. We sent you a mail with which you can change that whenever you like.',
  },
  refused: { es: 'Entendido: con esa cuenta no se puede comprar.', en: 'Understood: the account cannot buy.' },
  withdrawn: {
    es: 'Listo: retiraste el permiso y con esa cuenta ya no se puede comprar.',
    en: 'Done: you withdrew the permission, and the account can no longer buy.',
  },
  'erasure-requested': {
    es: 'La cuenta se borrará en siete días y ya no puede comprar. Hasta entonces se puede cancelar con el correo que llegó a la cuenta.',
    en: 'The account will be deleted in seven days and can no longer buy. Until then the mail that went to the account can cancel it.',
  },
};

export const GUARDIAN_PROBLEMS: Record<string, Bilingual> = {
  'play-hours-invalid': {
    es: 'Las horas no calzan: la primera tiene que ser antes que la última.',
    en: 'The hours do not fit: the first has to be before the last.',
  },
  'guardian-not-needed': {
    es: 'Esta cuenta puede comprar sin el permiso de nadie.',
    en: "This account can buy without anybody's permission.",
  },
  'guardian-own-address': {
    es: 'Escribe el correo de una persona adulta, distinto del de esta cuenta.',
    en: 'Write the address of an adult, not the one of this account.',
  },
  'guardian-allows-already': {
    es: 'La persona a cargo ya autorizó las compras.',
    en: 'The guardian already allowed buying.',
  },
  'guardian-wants-erasure': {
    es: 'La persona a cargo pidió borrar esta cuenta. Si fue un error, puede cambiarlo desde el correo que recibió.',
    en: 'The guardian asked for this account to be deleted. If that was a mistake, the mail they got lets them change it.',
  },
  'guardian-said-no': {
    es: 'La persona a cargo dijo que no. Puedes preguntarle otra vez a ella, pero no a otra dirección. Si la dirección estaba mal, escríbenos.',
    en: 'The guardian said no. You can ask them again, but no other address. If the address was wrong, write to us.',
  },
  'birth-year-known': {
    es: 'Ya nos dijiste tu año de nacimiento. Si está mal, escríbenos.',
    en: 'You already told us your year of birth. If it is wrong, write to us.',
  },
  'guardian-link-used': {
    es: 'Este enlace ya se usó. Para cambiar tu respuesta, usa el enlace del correo que te enviamos después.',
    en: 'This link was already used. To change your answer, use the link in the mail that we sent you afterwards.',
  },
  'guardian-link-replaced': {
    es: 'Después de este enlace enviamos otro. Usa el más nuevo.',
    en: 'We sent another link after this one. Use the newest.',
  },
  'guardian-link-expired': {
    es: 'El enlace venció. Pide en la cuenta de la niña o el niño que te lo envíen otra vez.',
    en: "The link has expired. Have it sent again from the child's account.",
  },
  'guardian-link-unknown': {
    es: 'El enlace no está completo o ya no sirve. Ábrelo otra vez desde el correo.',
    en: 'The link is incomplete or no longer good. Open it again from the mail.',
  },
};
