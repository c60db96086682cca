import type { Bilingual } from '../../kernel/language.js';

/** The sentence of each refusal. */
export const PUBLISHING_PROBLEMS: Record<string, Bilingual> = {
  'draft-changed': {
    es: 'Otra persona de tu estudio guardó cambios mientras escribías. Revisa la versión nueva.',
    en: 'Someone else of your studio saved changes while you were typing. Look at the newer version.',
  },
  'draft-incomplete': {
    es: 'Al juego todavía le faltan datos. Completa lo que está marcado y envíalo otra vez.',
    en: 'The game still lacks some details. Complete what is marked and hand it in again.',
  },
  'screenshots-too-many': {
    es: 'Un juego muestra hasta ocho imágenes por idioma. Quita una primero.',
    en: 'A game shows up to eight screenshots per language. Remove one first.',
  },
  'game-files-too-many': {
    es: 'Este juego ya tiene demasiados archivos guardados. Escríbenos y te ayudamos.',
    en: 'This game already has too many files stored. Write to us and we will help.',
  },
  'guide-too-large': { es: 'La guía puede pesar hasta 8 MB.', en: 'A guide may have up to 8 MB.' },
  'guide-not-pdf': { es: 'La guía tiene que ser un PDF.', en: 'The guide has to be a PDF.' },
  'build-unknown': { es: 'No encontramos esa versión del juego.', en: 'We could not find that build of the game.' },
  'build-not-ready': {
    es: 'Esa versión todavía no está lista: espera la revisión del archivo o sube otra.',
    en: 'That build is not ready: wait until its file is checked, or upload another one.',
  },
  'build-needs-review': {
    es: 'Esa versión todavía no fue aprobada. Envíala a revisión.',
    en: 'That build was not approved yet. Hand it to review.',
  },
  'tool-preview-only': {
    es: 'Una herramienta solo cambia la vista previa. Lo que recibe la gente se decide en la tienda.',
    en: 'A tool changes only the preview. What players get is decided in the shop.',
  },
  'last-live-build': {
    es: 'Es lo único que la gente puede jugar. Pon otra versión en su lugar o retira el juego.',
    en: 'It is all that people can play. Put another build in its place or withdraw the game.',
  },
  'game-without-build': {
    es: 'Para el primer envío elige al menos una versión que se pueda jugar o descargar.',
    en: 'For the first submission choose at least one build to play or to download.',
  },
  'game-in-review': {
    es: 'El juego ya está en revisión. Si quieres cambiar algo, retira primero el envío.',
    en: 'The game is in review already. To change something, withdraw the submission first.',
  },
  'submission-undecided': {
    es: 'El estudio envió cambios de este juego a revisión. Responde primero ese envío.',
    en: 'The studio handed in changes of this game. Decide about them first.',
  },
  'game-changed-meanwhile': {
    es: 'Otra persona cambió los textos mientras escribías. Vuelve a abrir el juego y revisa los nuevos.',
    en: 'Another person changed the texts while you typed. Open the game again and look at the newer ones.',
  },
  'game-withdrawn-by-staff': {
    es: 'Ludoteca sacó este juego de la venta. Escríbenos y lo vemos contigo.',
    en: 'Ludoteca took this game off sale. Write to us and we will look at it with you.',
  },
  'drafts-too-many': {
    es: 'Tu estudio tiene 50 juegos sin publicar. Publica uno antes de empezar otro, o escríbenos.',
    en: 'Your studio has 50 games that were never released. Release one before you begin another, or write to us.',
  },
  'upload-offset': {
    es: 'La subida siguió desde otro punto. Pregunta cuánto llegó y continúa desde ahí.',
    en: 'The upload went on from another place. Ask how much has arrived and go on from there.',
  },
  'upload-busy': {
    es: 'Otra conexión está subiendo este archivo. Espera un momento y sigue.',
    en: 'Another connection is uploading this file. Wait a moment and go on.',
  },
  'slug-taken': { es: 'Otro juego ya usa esa dirección.', en: 'Another game already uses that address.' },
  'game-unchanged': {
    es: 'Nada cambió desde la última aprobación.',
    en: 'Nothing has changed since the last approval.',
  },
  'game-of-own-studio': {
    es: 'Este juego es de tu propio estudio. Lo decide otra persona del equipo.',
    en: 'This game is of your own studio. Another member of staff decides about it.',
  },
  'game-not-in-review': { es: 'Este juego no está en revisión.', en: 'This game is not in review.' },
  'game-submitted-again': {
    es: 'El estudio envió otra versión mientras la mirabas. Revisa la nueva.',
    en: 'The studio handed in another version meanwhile. Look at the newer one.',
  },
  'checklist-incomplete': {
    es: 'Para aprobar, marca todos los puntos de la lista.',
    en: 'To approve, tick every point of the checklist.',
  },
  'reasons-missing': { es: 'Indica al menos un motivo.', en: 'Name at least one reason.' },
  'game-not-released': {
    es: 'Este juego todavía no se publica.',
    en: 'This game is not released yet.',
  },
  'game-taken-down': {
    es: 'Retiramos este juego de la tienda. Puedes apelar desde su página.',
    en: 'We took this game off the shop. You can appeal on its page.',
  },
  'game-not-taken-down': {
    es: 'Este juego no está retirado por la tienda.',
    en: 'The shop did not take this game down.',
  },
  'appeal-decided': { es: 'Ya respondimos tu apelación.', en: 'We already answered your appeal.' },
  'appeal-not-open': { es: 'No hay una apelación por responder.', en: 'There is no appeal to answer.' },
  'price-change-unknown': {
    es: 'No encontramos ese cambio de precio.',
    en: 'We could not find that change of price.',
  },
  'price-change-same-time': {
    es: 'Ya hay un cambio de precio para ese momento.',
    en: 'There is a change of price for that moment already.',
  },
  'price-change-too-late': {
    es: 'Un cambio de precio se planea con hasta un año de anticipación.',
    en: 'A change of price can be planned up to a year ahead.',
  },
  'price-changes-too-many': {
    es: 'Ya hay diez cambios de precio planeados. Cancela uno primero.',
    en: 'Ten changes of price are planned already. Cancel one first.',
  },
  'upload-unknown': {
    es: 'No encontramos esa subida, o venció. Empieza de nuevo.',
    en: 'We could not find that upload, or it expired. Start again.',
  },
  'upload-protocol': {
    es: 'La subida no sigue el protocolo tus 1.0.0.',
    en: 'The upload does not follow the tus protocol 1.0.0.',
  },
  'upload-metadata': {
    es: 'Faltan datos de la subida, o no tienen la forma esperada.',
    en: 'Facts about the upload are missing or have another form.',
  },
  'upload-version': {
    es: 'Una versión lleva letras, números, espacios y . _ + - : / ( ) , # @ ~, en 64 signos como máximo. Empieza con una letra o un número y no termina en un espacio.',
    en: 'A version has letters, numbers, spaces and . _ + - : / ( ) , # @ ~, 64 signs at most. It begins with a letter or a number and does not end with a space.',
  },
  'upload-too-large': {
    es: 'El archivo es muy grande: hasta 500 MB para web, hasta 2 GB para descargar.',
    en: 'The file is too large: up to 500 MB for the web, up to 2 GB to download.',
  },
  'uploads-used-up': {
    es: 'Tu estudio ya subió mucho hoy. Sigue mañana.',
    en: 'Your studio has uploaded a lot today. Go on tomorrow.',
  },
};
