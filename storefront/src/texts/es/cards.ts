export const cards = {
  ends: '{{brand}} terminada en {{digits}}', card: 'Tarjeta', prepaid: 'Tarjeta prepago',
  add: 'Agregar una tarjeta', adding: 'Abriendo el formulario del banco…', leaving: 'Te llevamos a Webpay…', addFailed: 'No pudimos comenzar a guardar la tarjeta',
  guardianTitle: 'Falta el permiso de una persona adulta', guardian: 'Para guardar tarjetas con esta cuenta, una persona adulta a tu cargo debe dar su permiso por correo.', guardianAction: 'Pedir el permiso',
  unverifiedTitle: 'Tu correo no está confirmado', unverified: 'Para guardar una tarjeta, primero abre el enlace del correo que enviamos a {{email}}.', bankTitle: 'La tarjeta no se guardó',
};
