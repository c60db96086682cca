import type { Bilingual } from '../../platform/http/messages.js';

/** What this context refuses, for people. */
export const SUPPORT_PROBLEMS: Record<string, Bilingual> = {
  'enquiry-incomplete': { es: 'Debes completar todos los campos.', en: 'All fields must be filled in.' },
  'enquiry-phone-invalid': {
    es: 'El teléfono lleva solo números, nueve como máximo.',
    en: 'The phone number has digits only, nine at most.',
  },
  'enquiry-email-invalid': {
    es: 'Revisa tu correo: así no podríamos responderte.',
    en: 'Check your e-mail address: we could not answer you like this.',
  },
  'enquiry-field-too-long': {
    es: 'Un campo es demasiado largo. El mensaje puede tener 5.000 caracteres.',
    en: 'A field is too long. The message may have 5,000 characters.',
  },
  'enquiry-name-invalid': {
    es: 'El nombre y la empresa van en una sola línea.',
    en: 'Name and company go on a single line.',
  },
  'enquiry-address-invalid': {
    es: 'Revisa la dirección web: debe ser como https://estudio.cl, con 300 signos como máximo.',
    en: 'Check the web address: it must be like https://studio.com, with 300 signs at most.',
  },
  'enquiry-stage-unknown': {
    es: 'El estado del juego debe ser idea, prototype, finished o published, o quedar vacío.',
    en: 'The state of the game must be idea, prototype, finished or published, or be left empty.',
  },
  'enquiry-kind-unknown': {
    es: 'El tipo de juego debe ser web o download, o quedar vacío.',
    en: 'The kind of game must be web or download, or be left empty.',
  },
  'enquiry-number-unknown': {
    es: 'No encontramos esa consulta. Su número también llega por correo.',
    en: 'We could not find that enquiry. Its number comes by e-mail, too.',
  },
  'enquiry-blocked': {
    es: 'No recibimos mensajes de esa dirección.',
    en: 'We do not take messages from that address.',
  },
  'email-origin-refused': {
    es: 'Ese sitio no puede enviar mensajes a la tienda.',
    en: 'That site may not send messages to the shop.',
  },
  'enquiry-unknown': { es: 'No encontramos esa consulta.', en: 'We could not find that enquiry.' },
  'enquiry-over': {
    es: 'Esa consulta ya está respondida o cerrada.',
    en: 'That enquiry is already answered or closed.',
  },
  'enquiry-closed': {
    es: 'Esa consulta está cerrada. Ábrela de nuevo para responder.',
    en: 'That enquiry is closed. Reopen it to answer.',
  },
  'enquiry-answered-meanwhile': {
    es: 'Otra persona respondió esta consulta mientras escribías. Lee su respuesta: la tuya no se envió y sigue aquí.',
    en: 'Someone else answered this enquiry while you wrote. Read that answer: yours was not sent and is still here.',
  },
  'report-unknown': {
    es: 'No encontramos un reporte con ese número y ese código. Abre el enlace del correo o de la página donde lo enviaste.',
    en: 'We could not find a report with that number and code. Open the link from the mail or from the page where you sent it.',
  },
  'report-over': {
    es: 'Ese reporte ya terminó. Envía otro y nombra su número.',
    en: 'That report is over. Send another one and name its number.',
  },
  'report-grew-meanwhile': {
    es: 'Alguien escribió algo más sobre este reporte mientras lo atendías. Léelo: lo tuyo no se envió y sigue aquí.',
    en: 'Someone wrote more about this report while you worked on it. Read it: yours was not sent and is still here.',
  },
  'report-reply-incomplete': {
    es: 'Escribe qué quieres agregar, en 5.000 caracteres como máximo.',
    en: 'Write what you want to add, in 5,000 characters at most.',
  },
  'report-incomplete': {
    es: 'Elige una categoría y cuéntanos qué pasó. Si escribes un correo, revisa que esté completo.',
    en: 'Choose a category and tell us what happened. If you give an e-mail address, check that it is complete.',
  },
  'game-report-incomplete': {
    es: 'Elige qué está mal y cuéntanos qué pasó. Si escribes un correo, revisa que esté completo.',
    en: 'Choose what is wrong and tell us what happened. If you give an e-mail address, check that it is complete.',
  },
  'reported-game-unknown': {
    es: 'No encontramos ese juego en la tienda ni en tu biblioteca. Quítalo del reporte y envíalo de nuevo.',
    en: 'We could not find that game in the shop or in your library. Take it out of the report and send it again.',
  },
  'assignee-unknown': {
    es: 'Esa persona no puede responder consultas ni reportes.',
    en: 'That person may not answer enquiries and reports.',
  },
  'attachment-too-large': { es: 'El archivo pesa más de 10 MB.', en: 'The file is larger than 10 MB.' },
  'attachment-not-supported': {
    es: 'Ese archivo no sirve aquí. Adjunta una imagen, un PDF, un video o un texto.',
    en: 'That file cannot be used here. Attach a picture, a PDF, a video or a text.',
  },
  'attachment-infected': {
    es: 'El antivirus rechazó ese archivo. Puedes enviar el reporte sin él.',
    en: 'The virus scanner refused that file. You can send the report without it.',
  },
  'attachment-gone': {
    es: 'El archivo ya se borró: los guardamos 90 días.',
    en: 'The file is deleted by now: we keep files for 90 days.',
  },
  'help-article-unknown': {
    es: 'No tenemos una página de ayuda con ese nombre. Busca en la ayuda o escríbenos.',
    en: 'We have no help page of that name. Search the help or write to us.',
  },
};
