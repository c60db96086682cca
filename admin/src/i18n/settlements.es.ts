/** The bank's settlement files, in Spanish. English has the same keys. */
export const settlementsEs = {
  resource: {
    name: 'Liquidación |||| Liquidaciones',
    fields: {
      importedAt: 'Comparada', fileName: 'Archivo', from: 'Días', matched: 'Coinciden', differing: 'Diferencias', importedByName: 'Por', q: 'Nombre del archivo',
      importedAt_gte: 'Comparada desde', importedAt_lte: 'Comparada hasta',
    },
  },
  console: {
    make: 'Comparar una liquidación', makeAnother: 'Comparar otra liquidación', nothing: 'Todavía no se ha comparado ninguna liquidación del banco.', unnamed: 'Sin nombre', again: 'otra vez',
    intro: 'Elige el archivo CSV de ventas que exporta el portal del banco, con días completos. Primero verás qué contiene: nada se compara ni se guarda hasta que lo confirmes.',
    choose: 'Elegir un archivo', chooseAnother: 'Elegir otro archivo', reading: 'Leyendo %{name}…', tryAgain: 'Intentar otra vez',
    willRead: 'Lo que se comparará', file: 'Archivo', size: 'Tamaño', days: 'Días', movements: 'Movimientos', sales: 'Ventas', refunds: 'Devoluciones', countAndSum: '%{count}, por %{sum}',
    first: 'Primeros movimientos: %{first} de %{rows}', movement: { sale: 'Venta', refund: 'Devolución' },
    earlier: 'Este mismo archivo ya se comparó el %{at}, por %{name}. Puedes compararlo otra vez: los incidentes no se repiten.', seeEarlier: 'Ver ese resultado',
    compare: 'Comparar con la tienda', compareAgain: 'Comparar otra vez', comparing: 'Comparando…', made: 'La comparación quedó guardada.',
    result: 'Resultado', agrees: 'Todo coincide', differs: '%{smart_count} diferencia |||| %{smart_count} diferencias', matchedOf: '%{matched} de %{rows} movimientos', isRepeat: 'El mismo archivo ya se había comparado antes.',
    direction: { bank: 'El banco lo tiene y la tienda no', shop: 'La tienda lo tiene y el banco no', both: 'Ambos lo tienen, con datos distintos' },
    none: 'Nada.', absent: 'No está', seeIncident: 'Ver el incidente', showMore: 'Mostrar más (quedan %{left})', named: 'Archivo: %{name}.',
    difference: { what: 'Qué no calza', payment: 'Pago', order: 'Pedido', inShop: 'En la tienda', atBank: 'En el banco', incident: 'Incidente' },
    column: { line: 'Línea', day: 'Fecha', kind: 'Tipo de transacción', buyOrder: 'Orden de compra', authorizationCode: 'Código de autorización', amount: 'Monto' },
    place: 'En la línea %{line} falta o no se entiende: %{columns}.',
    fault: {
      empty: 'El archivo está vacío.', noMovements: 'El archivo no trae ningún movimiento.', tooLarge: 'El archivo pesa %{size} y el máximo es %{largest}.', spreadsheet: 'El archivo es una planilla, no un CSV.',
      notText: 'El archivo no es un texto CSV.', unreadable: 'El navegador no pudo leer el archivo.', columns: 'El archivo no trae lo que la tienda necesita comparar.', noAnswer: 'La tienda no contestó.',
    },
    hint: {
      empty: 'Expórtalo otra vez desde el portal del banco y elige el archivo nuevo.', noMovements: 'Elige en el portal del banco un período con ventas y expórtalo otra vez.',
      tooLarge: 'Exporta menos días por archivo, siempre completos, y compara cada archivo por separado.', spreadsheet: 'En el portal del banco elige el formato CSV, o abre la planilla y guárdala como CSV.',
      notText: 'En el portal del banco elige el formato CSV.', unreadable: 'Quizás se movió o está abierto en otro programa. Ciérralo ahí e intenta otra vez, o elige otro archivo.',
      columns: 'Expórtalo otra vez desde el portal del banco con fecha de venta, tipo de transacción, orden de compra, código de autorización y monto, sin editarlo.',
      noAnswer: 'No se guardó nada. Revisa tu conexión e intenta otra vez.',
    },
  },
};
