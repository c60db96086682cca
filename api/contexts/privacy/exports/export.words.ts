import { FORMATS } from '../../../platform/formatting.js';
import type { Bilingual, Language } from '../../../platform/http/messages.js';

/** What the fields of the export are called; others are shown under their own name. */
const FIELDS: Record<string, Bilingual> = {
  id: { es: 'Número interno', en: 'Internal number' },
  email: { es: 'Correo', en: 'E-mail' },
  username: { es: 'Nombre de usuario', en: 'User name' },
  roleId: { es: 'Tipo de cuenta', en: 'Kind of account' },
  birthYear: { es: 'Año de nacimiento', en: 'Year of birth' },
  birthday: { es: 'Cumpleaños', en: 'Birthday' },
  bio: { es: 'Sobre ti', en: 'About you' },
  profilePictureUrl: { es: 'Foto de perfil', en: 'Profile picture' },
  developerId: { es: 'Estudio', en: 'Studio' },
  language: { es: 'Idioma', en: 'Language' },
  emailVerifiedAt: { es: 'Correo confirmado el', en: 'E-mail confirmed on' },
  createdAt: { es: 'Cuenta creada el', en: 'Account made on' },
  hasPassword: { es: 'Tiene contraseña', en: 'Has a password' },
  startedAt: { es: 'Comenzó', en: 'Began' },
  lastSeenAt: { es: 'Última vez', en: 'Last seen' },
  remembered: { es: 'Recordada', en: 'Remembered' },
  endedAt: { es: 'Terminó', en: 'Ended' },
  endedBecause: { es: 'Motivo', en: 'Because' },
  purpose: { es: 'Para', en: 'For' },
  sentAt: { es: 'Enviado', en: 'Sent' },
  usedAt: { es: 'Usado', en: 'Used' },
  replacedAt: { es: 'Reemplazado', en: 'Replaced' },
  state: { es: 'Estado', en: 'State' },
  status: { es: 'Estado', en: 'State' },
  requestedAt: { es: 'Pedido', en: 'Asked for' },
  readyAt: { es: 'Listo', en: 'Ready' },
  expiresAt: { es: 'Vence', en: 'Expires' },
  size: { es: 'Tamaño en bytes', en: 'Size in bytes' },
  to: { es: 'Para', en: 'To' },
  subject: { es: 'Asunto', en: 'Subject' },
  kind: { es: 'Tarea', en: 'Work' },
  plannedAt: { es: 'Pedida', en: 'Planned' },
  settledAt: { es: 'Terminada', en: 'Settled' },
  number: { es: 'Número', en: 'Number' },
  total: { es: 'Total en pesos', en: 'Total in pesos' },
  net: { es: 'Neto en pesos', en: 'Net in pesos' },
  vat: { es: 'IVA en pesos', en: 'VAT in pesos' },
  placedAt: { es: 'Hecho', en: 'Placed' },
  paidAt: { es: 'Pagado', en: 'Paid' },
  terms: { es: 'Términos', en: 'Terms' },
  games: { es: 'Juegos', en: 'Games' },
  title: { es: 'Título', en: 'Title' },
  price: { es: 'Precio en pesos', en: 'Price in pesos' },
  amount: { es: 'Monto en pesos', en: 'Amount in pesos' },
  buyOrder: { es: 'Orden de compra en el banco', en: 'Order at the bank' },
  cardLast4: { es: 'Tarjeta terminada en', en: 'Card ending in' },
  paymentType: { es: 'Tipo de pago', en: 'Kind of payment' },
  authorizationCode: { es: 'Código de autorización', en: 'Authorization code' },
  refund: { es: 'Devolución', en: 'Refund' },
  decidedAt: { es: 'Decidido', en: 'Decided' },
  grantedAt: { es: 'Desde', en: 'Since' },
  because: { es: 'Por', en: 'Because of' },
  reportedAt: { es: 'Informado', en: 'Reported' },
  completedAt: { es: 'Completado', en: 'Completed' },
  devices: { es: 'Equipos', en: 'Devices' },
  filters: { es: 'Filtros', en: 'Filters' },
  playMinutes: { es: 'Minutos jugados', en: 'Minutes played' },
  version: { es: 'Versión', en: 'Version' },
  hash: { es: 'Huella', en: 'Fingerprint' },
};

/** Words of machines that stand in the data, for the page; the JSON keeps them. */
const VALUES: Record<string, Bilingual> = {
  done: { es: 'hecho', en: 'done' },
  started: { es: 'en marcha', en: 'under way' },
  planned: { es: 'por hacer', en: 'to be done' },
  unknown: { es: 'en duda', en: 'in doubt' },
  failed: { es: 'falló', en: 'failed' },
  manual: { es: 'lo ve una persona', en: 'a person looks' },
  paid: { es: 'pagado', en: 'paid' },
  placed: { es: 'sin pagar', en: 'not paid' },
  approved: { es: 'aprobado', en: 'approved' },
  declined: { es: 'rechazado', en: 'declined' },
  closed: { es: 'terminado sin cobro', en: 'ended without a charge' },
  refunded: { es: 'devuelto', en: 'refunded' },
  purchase: { es: 'compra', en: 'purchase' },
  'free-claim': { es: 'juego gratis', en: 'free game' },
  requested: { es: 'en preparación', en: 'being made' },
  ready: { es: 'listo', en: 'ready' },
  expired: { es: 'vencido', en: 'expired' },
  'log-out': { es: 'saliste', en: 'you logged out' },
  'token-reused': { es: 'clave antigua usada', en: 'old key used' },
  'verify-email': { es: 'confirmar el correo', en: 'confirm the e-mail' },
  'mail:verify-email': { es: 'correo para confirmar la dirección', en: 'mail to confirm the address' },
  'mail:receipt': { es: 'comprobante de compra', en: 'receipt of a purchase' },
  'mail:already-registered': { es: 'aviso: la cuenta ya existe', en: 'notice: the account exists already' },
  'mail:session-reuse': { es: 'aviso: sesión cerrada', en: 'notice: session ended' },
  'export:make': { es: 'preparar este archivo', en: 'make this file' },
  'mail:export-ready': { es: 'aviso: el archivo está listo', en: 'notice: the file is ready' },
  'mail:erasure-requested': { es: 'aviso: la cuenta se borrará', en: 'notice: the account will be deleted' },
  'mail:erasure-cancelled': { es: 'aviso: la cuenta se queda', en: 'notice: the account stays' },
  'mail:erasure-requested-by-staff': { es: 'aviso: la cuenta se borrará', en: 'notice: the account will be deleted' },
  'mail:erasure-cancelled-by-staff': { es: 'aviso: la cuenta se queda', en: 'notice: the account stays' },
  'cancel-erasure': { es: 'conservar la cuenta', en: 'keep the account' },
  'confirm-erasure': { es: 'borrar la cuenta', en: 'delete the account' },
  'reset-password': { es: 'contraseña nueva', en: 'new password' },
  'change-email': { es: 'cambiar el correo', en: 'change the e-mail' },
  es: { es: 'español', en: 'Spanish' },
  en: { es: 'inglés', en: 'English' },
};

interface PageWords {
  title: string;
  made(at: string): string;
  intro: string;
  contents: string;
  nothing: string;
  kept: string;
  erased: string;
  yes: string;
  no: string;
  /** Before the number of an entry in a list. */
  entry: string;
  readMe: string;
}

export const PAGE_WORDS: Record<Language, PageWords> = {
  es: {
    title: 'Tus datos en Ludoteca',
    made: (at) => `Archivo preparado el ${at}.`,
    intro:
      'Aquí está todo lo que Ludoteca guarda sobre ti. Este archivo contiene datos personales: guárdalo donde nadie más pueda leerlo.',
    contents: 'Contenido',
    nothing: 'No hay nada guardado aquí.',
    kept: 'Esto queda guardado aunque borres tu cuenta.',
    erased: 'Esto se borra si borras tu cuenta.',
    yes: 'sí',
    no: 'no',
    entry: 'Entrada',
    readMe:
      'Abre index.html en tu navegador para leer tus datos. Los mismos datos están en la carpeta data, en formato JSON, para usarlos con otro programa:',
  },
  en: {
    title: 'Your data at Ludoteca',
    made: (at) => `File made on ${at}.`,
    intro:
      'Here is everything that Ludoteca holds about you. This file contains personal data: keep it where nobody else can read it.',
    contents: 'Contents',
    nothing: 'Nothing is kept here.',
    kept: 'This stays even if you delete your account.',
    erased: 'This is deleted if you delete your account.',
    yes: 'yes',
    no: 'no',
    entry: 'Entry',
    readMe:
      'Open index.html in your browser to read your data. The same data lie in the folder data, as JSON, for use with another program:',
  },
};

/** `lastSeenAt` without a label of ours becomes `Last seen at`. */
export function labelOf(field: string, language: Language): string {
  const plain = field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return FIELDS[field]?.[language] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A fixed word of the data in the reader's language; any other text as it is. */
export function wordOf(value: string, language: Language): string {
  return VALUES[value]?.[language] ?? value;
}

/** The plain text beside the page. */
export function readMe(language: Language, now: string, files: readonly { file: string; title: string }[]): string {
  const words = PAGE_WORDS[language];
  const lines = files.map(({ file, title }) => `  ${file}: ${title}`);
  return [words.title, words.made(FORMATS[language].time(now)), '', words.intro, '', words.readMe, ...lines, ''].join(
    '\n',
  );
}
