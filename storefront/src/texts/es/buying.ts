export const buying = {
  cart: {
    title: 'Tu carrito', lines: 'Juegos en tu carrito', remove: 'Quitar', removeNamed: 'Quitar {{title}}', removed: 'Quitaste {{title}}.', total: 'Total', vatIncluded: 'IVA incluido', pay: 'Pagar con Webpay', payFree: 'Obtener gratis', needLogin: 'Primero ingresas a tu cuenta; el carrito queda guardado.', more: 'Ver más juegos',
    emptyTitle: 'Tu carrito está vacío', empty: 'Cuando agregues un juego, te espera aquí.', terms: 'Antes de pagar', gone_one: 'Un juego ya no está a la venta y salió del carrito.', gone_other: '{{count}} juegos ya no están a la venta y salieron del carrito.', forget: 'Sacarlos del carrito', read: 'Leer completo', freeToo: 'Los juegos gratis del carrito no cuestan nada y van incluidos.',
  },
  code: { label: 'Código de descuento', apply: 'Aplicar', applied: 'El código está aplicado.', removed: 'Quitaste el código.', remove: 'Quitar el código', removeFirst: 'Quítalo para seguir sin descuento.', empty: 'Escribe el código antes de aplicarlo.', unasked: 'No pudimos revisar el código. Inténtalo otra vez.', },
  pay: {
    wayTitle: 'Cómo quieres pagar', card: '{{brand}} terminada en {{digits}}', cardHint: 'Se cobra de inmediato a esta tarjeta guardada, sin salir de Ludoteca.', webpay: 'Webpay', manageCards: 'Administrar mis tarjetas', actionCard: 'Pagar {{amount}}', charging: 'Cobrando a tu tarjeta…',
    title: 'Pago', summary: 'Lo que pagas', accept: 'Acepto los <terms>términos de venta</terms> y conozco el <refund>derecho a retracto</refund>', acceptNeeded: 'Para pagar debes aceptar los términos.',
    leaving: 'Irás a Webpay, la página de pago de Transbank. Allí escribes los datos de tu tarjeta, nunca aquí. Después vuelves a Ludoteca.', leavingTitle: 'Quién cobra', action: 'Ir a Webpay y pagar {{amount}}', actionFree: 'Obtener los juegos', working: 'Preparando el pago…', toBank: 'Te llevamos a Webpay…', buyer: 'Compras como', library: 'Los juegos aparecerán en la biblioteca de esta cuenta.', back: 'Volver al carrito',
    dollars: 'El monto en dólares es aproximado. Se cobra {{amount}}, en pesos chilenos.',
    changedTitle: 'Cambió un precio', changed: 'El precio cambió mientras el juego estaba en tu carrito. No se cobró nada. Estos son los precios de ahora; revísalos y sigue si estás de acuerdo.',
    ownedTitle: 'Ya lo tienes', owned: 'Ya está en tu biblioteca: {{titles}}. No se cobró nada.', ownedAction: 'Sacarlos y seguir',
    unverifiedTitle: 'Tu correo no está confirmado', unverified: 'Para comprar necesitamos saber que {{email}} es tuyo. No se cobró nada.', resend: 'Enviarme el enlace', resent: 'El enlace va en camino. Ábrelo y vuelve; tu carrito queda guardado.',
    guardianTitle: 'Falta el permiso de una persona adulta', guardian: 'Para comprar con esta cuenta, una persona adulta a tu cargo debe dar su permiso por correo. No se cobró nada; tu carrito queda guardado. Los juegos gratis los puedes obtener sin permiso.', guardianAction: 'Pedir el permiso',
    bankTitle: 'El banco no responde', bank: 'No pudimos abrir el pago en el banco. No se cobró nada y tu carrito sigue guardado. Espera un minuto e inténtalo de nuevo.',
    progressTitle: 'Hay un pago abierto', progress: 'Tienes otro pago de estos juegos en curso. Termínalo, o espera a que se cierre solo.', goneTitle: 'Un juego ya no está a la venta', gone: 'Vuelve al carrito para ver cuál. No se cobró nada.', otherTitle: 'El pago no comenzó', failed: 'No pudimos crear el pago', nothing: 'No se cobró nada.', again: 'Intentar de nuevo', seeOrders: 'Ver mis compras',
  },
};
