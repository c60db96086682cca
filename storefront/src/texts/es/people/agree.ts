export const agree = {
  label: 'Textos por aceptar',
  both: 'Hay textos que aún no aceptas: <terms>términos de venta</terms> y <privacy>aviso de privacidad</privacy>, versión {{version}}.',
  terms: 'Los <terms>términos de venta</terms> cambiaron, o aún no los aceptas. Versión {{version}}.',
  privacy: 'El <privacy>aviso de privacidad</privacy> cambió, o aún no lo aceptas. Versión {{version}}.',
  action: 'Los leí y acepto',
  working: 'Guardando…',
  failed: 'No pudimos guardar tu respuesta.',
  done: 'Guardamos tu respuesta.',
};
