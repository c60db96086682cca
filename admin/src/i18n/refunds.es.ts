/** Devoluciones y trabajo atrasado, en español. */
export const refundsEs = {
  resources: {
    refunds: {
      name: 'Devolución |||| Devoluciones',
      fields: {
        orderNumber: 'Pedido', playerName: 'Persona', amount: 'Monto', ground: 'Derecho', state: 'Estado', requestedAt: 'Pedida', answerBy: 'Responder hasta', decidedAt: 'Terminó', q: 'Pedido, persona o correo',
        waitingForMe: 'Espera por mí', waiting: 'Espera al equipo', overdue: 'Pasó la fecha prometida', requestedAt_gte: 'Pedida desde', requestedAt_lte: 'Pedida hasta',
        answerBy_gte: 'Responder desde', answerBy_lte: 'Responder antes o el', orderId: 'Pedido', playerId: 'Persona',
      },
    },
    'late-work': {
      name: 'Trabajo atrasado |||| Trabajo atrasado',
      fields: { what: 'Qué se hizo', playerName: 'De quién', dueAt: 'Tocaba', doneAt: 'Se hizo', secondsLate: 'Atraso', orderNumber: 'Resultado', doneAt_gte: 'Hecho desde', doneAt_lte: 'Hecho hasta' },
    },
  },
  refund: {
    facts: 'Datos de la devolución', lines: 'Qué se devuelve', timeline: 'Historia', mails: 'Correos a la persona', documents: 'Documentos', words: 'Lo que escribió la persona', notes: 'Notas del equipo',
    plan: 'Período del plan', promised: 'Responder hasta el %{day}', overdue: 'Venció el %{day}', automatic: 'Por regla, sin que nadie la revisara', how: 'Cómo se devolvió', approvedBy: 'La aprobó', secondedBy: 'También la aprobó',
    reason: 'Motivo', deniedBecause: 'Motivo del rechazo', bankSaid: 'Lo que dijo el banco', takesBackUntil: 'El banco la acepta hasta', payment: 'Pago', seePayment: 'Ver el pago', erased: 'Cuenta borrada', noMails: 'Todavía no se le escribió.', noWords: 'No escribió nada.',
    downloadName: 'devoluciones', ofPlayer: 'Todas las de la persona',
    ground: { goodwill: 'Regla de la tienda', withdrawal: 'Derecho a retracto', request: 'Solicitud', staff: 'La da el equipo' },
    state: {
      requested: 'Espera respuesta', 'awaiting-second': 'Falta una segunda persona', approved: 'Aprobada, por enviar al banco', started: 'En el banco', unknown: 'No se sabe si llegó', 'needs-person': 'Hay que mirar el banco',
      failed: 'Falló: no se devolvió', completed: 'Devuelta', denied: 'Rechazada',
    },
    story: {
      requested: '%{name} pidió %{amount} de vuelta y espera una respuesta.', promised: 'Se prometió responder hasta el %{day}.', overdueSince: 'Se había prometido responder hasta el %{day}: ya pasó.',
      awaitingMine: 'Tú la aprobaste. Por cuánto se devuelve del pedido espera a una segunda persona, que no puedes ser tú. Todavía no se devolvió nada.',
      awaiting: '%{approver} la aprobó. Por cuánto se devuelve del pedido falta el acuerdo de una segunda persona. Todavía no se devolvió nada.',
      approved: 'Está aprobada. Se le va a pedir al banco que devuelva %{amount}.',
      started: 'Se pidió al banco devolver %{amount}. Mientras no conteste, no está devuelto.',
      unknown: 'La respuesta del banco se perdió. La tienda le pregunta por su cuenta; mientras no se sepa, no cuenta como devuelta.',
      needsPerson: 'El banco ya no dice qué pasó con %{amount}. Mira su portal y anota lo que muestra; hasta entonces no cuenta como devuelta.',
      failed: 'El banco no devolvió %{amount}: el dinero sigue en la tienda y la persona conserva lo que compró.',
      failedLate: 'El banco ya no acepta devolver este pago: pasaron sus 90 días. Haz una transferencia y anótala aquí.',
      completed: 'Se devolvieron %{amount} el %{at}, por %{how}.', denied: 'Se rechazó el %{at}. No se devolvió nada.',
      own: 'Es tu propio dinero: otra persona tiene que decidirlo.',
    },
    mail: {
      kind: { 'mail:refund-asked': 'Recibimos su solicitud', 'mail:refund-approved': 'Está aprobada', 'mail:refund-done': 'Su dinero volvió', 'mail:refund-denied': 'Está rechazada, con el motivo', 'mail:refund-failed': 'Se demora' },
      state: { planned: 'Por enviar', sent: 'Enviado', failed: 'No se pudo enviar' },
    },
    note: 'Nota para el equipo (opcional)', noteHint: 'Puede llevar nombres: se borra con la cuenta de la persona.', actions: 'Decidir',
    do: {
      approve: { action: 'Aprobar', title: 'Aprobar la devolución', consequence: 'Se devuelven %{amount} y la persona recibe un correo. Sobre cierto monto por pedido espera antes a una segunda persona.', done: 'La devolución quedó aprobada' },
      second: { action: 'Aprobar como segunda persona', title: 'Aprobar como segunda persona', consequence: 'Con tu acuerdo se devuelven %{amount}, y la persona recibe un correo.', done: 'Quedó aprobada por dos personas' },
      deny: { action: 'Rechazar', title: 'Rechazar la devolución', consequence: 'No se devuelve nada. La persona recibe un correo con el motivo, tal como lo escribas.', done: 'La devolución quedó rechazada' },
      retry: { action: 'Intentar otra vez', title: 'Pedirla otra vez al banco', consequence: 'Se mira primero lo que el banco todavía tiene, y se le piden %{amount} otra vez.', done: 'Se vuelve a intentar' },
      transfer: { action: 'Anotar una transferencia', title: 'Anotar la transferencia hecha a mano', consequence: 'Solo cuando %{amount} ya salieron de la cuenta de la tienda. Queda como devuelta, sale de la biblioteca lo que corresponda, y no se puede deshacer.', done: 'La transferencia quedó anotada', reference: 'Referencia de la transferencia', hint: 'De 3 a 200 caracteres, para encontrarla en el banco.', fault: 'Escribe la referencia, de 3 a 200 caracteres.' },
      settle: { action: 'Anotar lo que muestra el banco', title: 'Lo que muestra el portal del banco', consequence: 'La tienda ya no puede preguntarlo. Lo que anotes decide si cuenta como devuelta.', done: 'Quedó anotado', question: '¿Muestra el portal la devolución de %{amount}?', yes: 'Sí: el dinero volvió', no: 'No: el dinero no volvió', missing: 'Elige lo que muestra el portal.' },
    },
    give: {
      action: 'Devolver dinero', hint: 'Elige qué se devuelve y mira lo que pasará antes de pedirlo.', hintOne: 'Mira lo que pasará antes de pedirlo.', title: 'Devolver dinero del pedido %{number}', whole: 'Todo lo que queda', byLine: 'Elegir', which: 'Qué se devuelve', gone: 'ya devuelto o en camino', effect: 'Lo que pasará', loading: 'Calculando…',
      nothing: 'Elige al menos una línea.', back: 'Vuelve a la persona', leaves: 'Sale de la biblioteca', stays: 'Nada sale de la biblioteca.', planEnds: 'Termina el período del plan.', planGoesOn: 'Termina el período pagado; hoy empieza un período gratis de un código. |||| Termina el período pagado; hoy empiezan %{smart_count} períodos gratis de un código.', developers: 'Dejan de ganar los desarrolladores', shop: 'Deja de ganar la tienda', vat: 'IVA que se descuenta',
      books: 'Lo que anotarán los libros', second: 'Por cuánto devuelve el equipo de este pedido esperará a una segunda persona: tú no puedes ser las dos.', atOnce: 'Se pide al banco en seguida.', wholeOrder: 'Con esto no queda nada pagado de este pedido.',
      waits: 'Otra devolución de este pago no ha terminado. El banco atiende una a la vez: esta empezará cuando aquella termine.', submit: 'Devolver %{amount}', done: 'La devolución quedó pedida', doneSecond: 'Quedó pedida y espera a una segunda persona',
    },
    ofOrder: 'Devoluciones', none: 'No se devolvió nada.',
  },
  document: { receipt: 'Comprobante N.º %{number}', 'credit-note': 'Nota de crédito N.º %{number}', pdf: 'Descargar %{name} en PDF', failed: 'No pudimos traer el documento. Prueba otra vez.', none: 'Todavía no hay documentos.', title: 'Documentos', fileName: { receipt: 'comprobante', 'credit-note': 'nota-de-credito' } },
  late: {
    intro: 'Lo que la tienda hizo por las suscripciones más de una hora después de su momento, por ejemplo porque estuvo detenida.', nothing: 'Nada se hizo tarde.', downloadName: 'trabajo-atrasado', unpaid: 'No se cobró', unnamed: 'Cuenta borrada',
    what: {
      charge: 'Se cobró el período', grant: 'Se dio un período gratis de un código', announce: 'Se anunció la renovación', 'announce-end': 'Se avisó el fin del plazo de gracia', end: 'Terminó la suscripción', skip: 'Se dejaron fuera días pasados, sin cobrarlos',
    },
    days: '%{smart_count} día |||| %{smart_count} días', hours: '%{smart_count} hora |||| %{smart_count} horas',
  },
  home: {
    refunds: 'Devoluciones por atender', refundsHelp: 'Nadie las ha respondido o terminado', refundsOverdue: '1 pasó la fecha prometida |||| %{smart_count} pasaron la fecha prometida',
  },
};
