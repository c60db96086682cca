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
      bankFile: 'Nómina',
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
    referenceFault: 'Escribe el número como lo dio el banco: al menos 3 caracteres.',
    validUntil: 'vale hasta el %{day}',
    noTaxDocument: 'Falta: el pago espera',
    decide: 'Qué hacer',
    otherReleases: 'Tú lo aprobaste. Otra persona tiene que liberarlo.',
    byHand: 'Va en la próxima nómina. Si lo transfieres a mano, anótalo de inmediato: así no queda también en ella.',
    inBankFile:
      'Está en una nómina para el banco. Si el banco todavía no la procesa, sácalo también de lo que se cargó; la nómina ya no se puede descargar.',
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
          'Eres la segunda persona. De %{amount} ya se retuvo el impuesto en las liquidaciones; el resto se puede transferir.',
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

/** What the console says about files of pay-outs for the bank. */
export const bankFilesEs = {
  resource: {
    name: 'Nómina |||| Nóminas',
    fields: {
      number: 'Nómina',
      madeAt: 'Hecha',
      madeBy: 'Hecha por',
      count: 'Pagos',
      sum: 'Total',
      state: 'Estado',
      reference: 'Referencia',
      paid: 'Monto',
      withdrawnAt: 'Devuelta',
      withdrawnBy: 'Devuelta por',
      withdrawnBecause: 'Por qué se devolvió',
    },
  },
  console: {
    numbered: 'Nómina %{number}',
    nothing: 'Todavía no hay nóminas.',
    countAndSum: '%{count} · %{sum}',
    payouts: '%{smart_count} pago |||| %{smart_count} pagos',
    held: 'Pagos de la nómina',
    state: {
      waiting: 'Por transferir',
      partly: 'Anotada en parte',
      done: 'Terminada',
      withdrawn: 'Devuelta',
    },
    payoutState: {
      released: 'Por transferir',
      paid: 'Transferido',
      failed: 'No llegó',
      'put-back': 'Devuelto',
    },
    next: {
      title: 'La próxima nómina',
      empty: 'No hay pagos liberados que falten en una nómina.',
      holds: 'Todos los pagos liberados que no están en una nómina:',
      leftOut: 'Estos pagos liberados quedan fuera:',
    },
    leftOut: {
      'account-changed':
        'La cuenta cambió después de liberarlo. Abre el pago y anota que no llegó; el estudio lo puede pedir de nuevo.',
      'account-missing':
        'El estudio ya no tiene cuenta. Abre el pago y anota que no llegó; el monto vuelve a su saldo.',
      abroad: 'La cuenta es del extranjero. Transfiérelo a mano y anota la transferencia.',
      'rut-missing': 'El estudio no tiene un RUT válido. Transfiérelo a mano o anota que no llegó.',
      own: 'Es de un estudio tuyo. Otra persona tiene que hacer la nómina.',
    },
    untouched: {
      paid: 'ya estaba transferido',
      failed: 'se anotó que no llegó',
      own: 'es de un estudio tuyo; lo anota otra persona',
    },
    recorded: 'Se anotó %{smart_count} transferencia, %{sum}. |||| Se anotaron %{smart_count} transferencias, %{sum}.',
    recordedNone: 'No se anotó ninguna transferencia.',
    left: 'Quedaron como estaban:',
    download: 'Descargar la nómina',
    downloadFailed: 'No se pudo descargar la nómina.',
    fileName: 'ludoteca-nomina-%{number}.csv',
    uploadOnce: 'Cárgala en el banco una sola vez. El banco tiene que mostrar %{payouts} y %{sum}.',
    noDownload:
      'Ya no se puede descargar: se anotaron transferencias o pagos que no llegaron, y cargarla otra vez pagaría dos veces.',
    doNotUpload: 'No la cargues en el banco: sus pagos van en otra nómina.',
    ownBack: 'Si no se cargó en el banco, otra persona la puede devolver.',
    do: {
      make: {
        action: 'Hacer la nómina',
        title: '¿Hacer la nómina?',
        consequence: '%{payouts} por %{sum} quedan en la nómina y en ninguna otra. Después la descargas.',
        done: 'Nómina hecha.',
      },
      paid: {
        action: 'Anotar las transferencias',
        title: '¿Anotar las transferencias?',
        consequence:
          'El banco transfirió %{payouts} por %{sum}. Si alguno no llegó, anótalo antes en su página. Avisamos a quienes dirigen cada estudio.',
      },
      back: {
        action: 'Devolver la nómina',
        title: '¿Devolver la nómina?',
        consequence:
          'Mira primero en el banco que no se haya cargado: si se cargó, los estudios recibirían el dinero dos veces. Sus pagos van en la próxima nómina.',
        done: 'Nómina devuelta.',
      },
    },
  },
};
