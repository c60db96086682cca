/** The books and their incidents, in Spanish. */
export const booksEs = {
  resources: {
    incidents: {
      name: 'Incidente |||| Incidentes',
      fields: {
        kind: 'Qué no calza', subject: 'Sobre qué', expected: 'Debía ser', found: 'Se encontró', status: 'Estado', openedAt: 'Encontrado', resolvedAt: 'Resuelto', resolvedBy: 'Resuelto por', reason: 'Motivo',
        openedAt_gte: 'Encontrado desde', openedAt_lte: 'Encontrado hasta',
      },
    },
  },
  console: {
    incident: {
      facts: 'La diferencia', assigned: 'Quién puede resolverlo', nobody: 'Nadie tiene ese permiso todavía: dáselo a un rol de finanzas.', gone: 'Dejó de existir por sí sola', downloadName: 'incidentes',
      status: { open: 'Abierto', resolved: 'Resuelto' },
      subject: { order: 'Pedido %{name}', payment: 'Pago %{name}', refund: 'Devolución del pedido %{name}', 'buy-order': 'Orden de compra %{name}', position: 'Evento n.º %{name}', books: 'Toda la contabilidad', plan: 'Plan %{name}', timer: 'Temporizador %{name}' },
      count: {
        'paid-without-access': '%{smart_count} juego |||| %{smart_count} juegos', 'access-without-payment': '%{smart_count} juego |||| %{smart_count} juegos',
        'paid-without-period': '%{smart_count} período |||| %{smart_count} períodos', 'receipt-missing': '%{smart_count} comprobante |||| %{smart_count} comprobantes',
        'credit-note-missing': '%{smart_count} nota de crédito |||| %{smart_count} notas de crédito',
      },
      state: { 'approved or declined': 'Aprobado o rechazado', set: 'Programado', missing: 'Falta', done: 'Hecho', failing: 'Falla una y otra vez', readable: 'Se puede leer', unreadable: 'Ninguna clave de CARD_KEYS la abre' },
      do: { action: 'Resolver', title: 'Resolver el incidente', consequence: 'Queda registrado con tu nombre y el motivo. Si la diferencia cambia, se abre de nuevo.', done: 'El incidente quedó resuelto' },
      kind: {
        'trial-balance': 'La contabilidad no cuadra', 'unbalanced-fact': 'Los asientos de un evento no cuadran', 'pending-balance': 'Lo pendiente no es lo que los pagos abiertos pueden traer',
        'paid-without-money': 'Un pedido pagado sin el dinero', 'money-without-order': 'Dinero cobrado que no pagó ningún pedido', 'paid-without-access': 'Juegos pagados que no están en la biblioteca',
        'paid-without-period': 'Un plan pagado que no quedó al día', 'access-without-payment': 'Juegos en la biblioteca sin haberlos pagado', 'order-not-in-books': 'Un pedido que no está bien en la contabilidad',
        'refund-not-in-books': 'Una devolución que no está bien en la contabilidad', 'money-not-attributed': 'Dinero recibido que nadie tomó', 'refund-owed': 'Dinero que se debe devolver hace más de un día',
        'refund-failed': 'Una devolución que falló', 'payment-unknown': 'Un pago del que nadie sabe hace más de 15 minutos', 'receipt-missing': 'Un pedido pagado sin comprobante',
        'credit-note-missing': 'Dinero devuelto sin nota de crédito', 'settlement-not-ours': 'El banco liquida una orden de compra que la tienda no conoce',
        'settlement-missing': 'Un pago que no está en la liquidación del banco', 'settlement-amount': 'El banco liquida otro monto', 'settlement-code': 'El banco liquida otro código de autorización',
        'settlement-refund': 'El banco liquida otras devoluciones', 'settlement-twice': 'El banco liquida una venta dos veces',
        'plan-without-timer': 'Un plan sin próxima fecha programada; ya quedó programada otra vez', 'timer-failing': 'Algo pendiente que falla una y otra vez',
        'card-unreadable': 'Una renovación espera la clave de su tarjeta guardada',
      },
    },
    books: {
      title: 'Contabilidad', from: 'Desde', through: 'Hasta', account: 'Cuenta', subAccount: 'Parte', debit: 'Debe', credit: 'Haber', balance: 'Saldo', day: 'Día', empty: 'No hay movimientos en esos días.', downloadName: 'contabilidad',
      balanced: 'Todo cuadra: la suma de los asientos es cero', unbalanced: 'No cuadra: la suma de los asientos es %{amount}', entries: 'Contabilidad', noEntries: 'Este pedido no movió dinero.',
      pool: 'Fondo de planes de %{month}', unassigned: 'Sin desarrollador asignado', developer: 'Desarrollador %{id}',
      accounts: {
        'cash-at-provider': 'Dinero en el banco que cobra', bank: 'Cuenta bancaria propia', revenue: 'Ingresos de la plataforma', 'developer-payable': 'Por pagar a desarrolladores', vat: 'IVA por pagar',
        refunds: 'Por devolver a compradores', received: 'Recibido sin atribuir', pending: 'Pendiente de pago', expected: 'Esperado de pagos abiertos',
      },
      cause: {
        PaymentPlanned: 'Empezó un pago', CardPaymentPlanned: 'Empezó un cobro a una tarjeta guardada', PaymentClosed: 'El pago terminó sin cobro', PaymentDeclined: 'El banco rechazó el pago', PaymentApproved: 'El banco aprobó el pago',
        PaymentUnwanted: 'Se cobró de más', PaymentRefunded: 'El banco devolvió el dinero', OrderPaid: 'El pedido quedó pagado', OrderRefunded: 'Se devolvió dinero del pedido',
      },
    },
  },
};
