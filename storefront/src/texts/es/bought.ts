export const bought = {
  result: {
    retryAtBank: 'Pagar por Webpay', anotherCard: 'Elegir otra tarjeta', nothingCharged: 'No se cobró nada.',
    title: 'Tu compra', order: 'Pedido', buyOrder: 'Orden de compra', merchant: 'Comercio', amount: 'Monto', code: 'Código de autorización', when: 'Fecha y hora', type: 'Tipo de pago', instalments: 'Cuotas', instalmentsOf: '{{type}}: {{n}} de {{amount}}', instalmentsPlain: '{{type}}: {{n}}', instalmentTypes: { issuer: 'Cuotas normales', 'without-interest': 'Cuotas sin interés', other: 'Cuotas' }, card: 'Tarjeta', cardEnds: 'terminada en {{digits}}', period: '{{from}} al {{until}}', games: 'Juegos', chileTime: 'hora de Chile', facts: 'Datos de la compra',
    types: { debit: 'Débito', credit: 'Crédito', prepaid: 'Prepago', free: 'Sin pago' },
    paid: { word: 'Pagado', text: 'Los juegos están en tu biblioteca. Enviamos el comprobante a tu correo.', plan: 'Tu plan está al día y sus juegos están en tu biblioteca. Enviamos el comprobante a tu correo.', next: 'Ir a mi biblioteca' },
    paidFree: { word: 'Es tuyo', text: 'No costó nada. Los juegos están en tu biblioteca.' },
    failed: { word: 'No pagado', text: 'El pago no se completó.', money: 'No se cobró nada. Inténtalo de nuevo.', why: 'Se acabó el tiempo en el banco o se cortó la conexión.' },
    rejected: { word: 'No pagado', text: 'El banco rechazó el pago.', money: 'No se cobró nada. Prueba con otra tarjeta o inténtalo más tarde.', why: 'Causas comunes: un dato mal escrito, fondos insuficientes o una tarjeta no habilitada para comprar en línea.' },
    canceled: { word: 'Cancelado', text: 'Cancelaste el pago en el banco.', money: 'No se cobró nada. Tus juegos siguen en el carrito.' },
    reversed: { word: 'Devuelto', text: 'El pago fue reversado. Escríbenos si tienes dudas.', money: 'El dinero vuelve a la misma tarjeta; el banco puede tardar unos días en mostrarlo.', refund: { started: 'La devolución de {{amount}} ya comenzó.', completed: 'El banco confirmó la devolución de {{amount}}.', unknown: 'Estamos confirmando con el banco la devolución de {{amount}}.' } },
    pending: { word: 'Por confirmar', text: 'El banco todavía no nos dice el resultado. No pagues otra vez.', money: 'Esta página pregunta sola. Puedes cerrarla: te escribimos en cuanto sepamos.', slow: 'Está tardando más de lo normal. El resultado quedará en Mis compras.' },
    unexpected: { word: 'En revisión', text: 'Estado de pago inesperado: {{status}}', money: 'No pagues otra vez hasta que se aclare. Danos el número de pedido si nos escribes.' },
    retry: 'Intentar pagar otra vez', retrying: 'Preparando…', toCart: 'Ir al carrito', lapsed: 'Este pedido ya no se puede pagar', support: 'Danos el número de pedido {{number}} cuando nos escribas.', missing: 'No sabemos qué pedido mostrar', missingText: 'Ábrelo desde Mis compras.', loadFailed: 'No pudimos obtener los datos del pedido', stateFailed: 'No pudimos revisar el estado del pedido', transactionFailed: 'No pudimos revisar la transacción', login: 'Ingresa para ver los datos de este pedido.', loginAction: 'Ingresar', orders: 'Mis compras', checking: 'Preguntando al banco…',
    print: 'Imprimir o guardar',
  },
  history: {
    title: 'Historia del pedido', placed: 'Hiciste el pedido', 'payment-started': 'Comenzó el pago', 'payment-declined': 'El banco rechazó el pago', 'payment-ended': 'El intento de pago terminó sin cobro', 'payment-in-doubt': 'El banco no contestó y le preguntamos de nuevo',
    'payment-approved': 'El banco aprobó el pago', paid: 'El pedido quedó pagado', delivered: 'Quedó en tu biblioteca', 'refund-requested': 'Pediste una devolución', 'refund-approved': 'La devolución se aprobó', 'refund-denied': 'La devolución se rechazó', refunded: 'El dinero volvió',
  },
  library: { title: 'Mi biblioteca', lead_one: '{{count}} juego, tuyo para siempre.', lead_other: '{{count}} juegos, tuyos para siempre.', emptyTitle: 'Tu repisa te espera', empty: 'Los juegos que compres u obtengas gratis aparecen aquí.', since: 'Tuyo desde el {{date}}', because: { purchase: 'Comprado', 'free-claim': 'Gratis', code: 'Con un código', plan: 'En tu plan' }, planSince: 'Con tu plan desde el {{date}}', planUntil: 'Con tu plan hasta el {{date}}', mine: 'Tuyos', lent: 'De tu plan', receipt: 'Comprobante' },
  orders: {
    title: 'Mis compras', emptyTitle: 'Todavía no hay compras', empty: 'Lo que compres aparece aquí, con su comprobante.', number: 'Pedido', see: 'Ver la compra', seeNamed: 'Ver la compra {{number}}',
    status: { AUTHORIZED: 'Pagado', FAILED: 'No pagado', REJECTED: 'Rechazado por el banco', CANCELED: 'Cancelado', REVERSED: 'Devuelto', PENDING: 'Por confirmar', other: 'En revisión' },
  },
};
