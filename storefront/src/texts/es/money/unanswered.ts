/** Of a charge that the shop did not answer, on every page that charges a saved card. */
export const unanswered = {
  insisting: 'Seguimos intentando, no cierres esta página…',
  title: 'No sabemos si se hizo el pago',
  text: 'Lo enviamos varias veces y no hubo respuesta. Mira si tienes conexión y revisa otra vez: si el cobro alcanzó a hacerse, lo encontramos, y no se cobra dos veces.',
  checkAgain: 'Revisar otra vez',
};
