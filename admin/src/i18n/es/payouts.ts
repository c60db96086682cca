/** What the console says about pay-outs to studios, in Spanish. English has the same keys. */
export const payoutsEs = {
  resource: {
    name: 'Pago a estudio |||| Pagos a estudios',
    fields: {
      developerName: 'Estudio',
      state: 'Estado',
      amount: 'Bruto',
      withheld: 'Retenido',
      paid: 'A transferir',
      promisedFor: 'Prometido para',
      requestedAt: 'Pedido',
      queuePlace: 'Lugar en la fila',
      taxDocument: 'Documento tributario',
      approvedBy: 'Aprobado por',
      releasedBy: 'Liberado por',
      account: 'Transferir a',
      reference: 'Número de la transferencia',
      why: 'Por qué no llegó',
      noReleaseBefore: 'No liberar antes de',
      overdue: 'Atrasado',
    },
  },
  console: {
    state: {
      requested: 'Por aprobar',
      approved: 'Falta otra persona',
      released: 'Por transferir',
      paid: 'Transferido',
      failed: 'No llegó',
      overdue: 'Atrasado',
    },
    kind: { 'fees-note': 'Boleta de honorarios', invoice: 'Factura', 'foreign-form': 'Formulario del extranjero' },
    why: {
      'account-unknown': 'El banco no conoce la cuenta',
      'account-closed': 'La cuenta está cerrada',
      'holder-differs': 'El titular es otro',
      'bank-refused': 'El banco la rechazó',
      'document-wrong': 'El documento tributario no sirve',
    },
    validUntil: 'vale hasta el %{day}',
    noTaxDocument: 'Falta: el pago espera',
    decide: 'Qué hacer',
    do: {
      approve: {
        action: 'Aprobar',
        title: '¿Aprobar este pago?',
        consequence: 'Eres la primera de dos personas. Todavía no se transfiere nada.',
        done: 'Pago aprobado.',
      },
      release: {
        action: 'Liberar',
        title: '¿Liberar este pago?',
        consequence:
          'Eres la segunda persona. De %{amount} se retiene el impuesto del día y el resto se puede transferir.',
        done: 'Pago liberado.',
      },
      paid: {
        action: 'Anotar la transferencia',
        title: '¿Anotar la transferencia?',
        consequence: 'El banco transfirió el dinero. Pasa a los libros y avisamos a quienes dirigen el estudio.',
        done: 'Transferencia anotada.',
      },
      fail: {
        action: 'No llegó',
        title: '¿Anotar que no llegó?',
        consequence: 'El monto completo vuelve al saldo y avisamos el motivo a quienes dirigen el estudio.',
        done: 'Anotado; el saldo volvió.',
      },
    },
  },
};
