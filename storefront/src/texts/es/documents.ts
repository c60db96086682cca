export const documents = {
  receiptNumbered: 'Comprobante N.º {{number}}', creditNoteNumbered: 'Nota de crédito N.º {{number}}', of: '{{name}} del pedido {{order}}',
  soon: 'El comprobante llega en un momento.', title: 'Comprobante', download: 'Descargar PDF', downloadNamed: 'Descargar PDF de {{name}}', downloading: 'Preparando el PDF…', downloadFailed: 'No pudimos descargar el PDF.',
  again: 'Enviar otra vez por correo', againNamed: 'Enviar otra vez por correo el comprobante del pedido {{number}}', sending: 'Enviando…', sent: 'Te lo enviamos otra vez. Revisa tu correo.', sendFailed: 'No pudimos enviarlo.',
  print: 'Imprimir', back: 'Volver a mis compras', missing: 'No encontramos ese documento', missingText: 'Ábrelo desde Mis compras.', loadFailed: 'No pudimos abrir el documento', loading: 'Abriendo el documento…',
};
