/** Discount codes, in Spanish. English has the same keys. */
export const codesEs = {
  resource: {
    name: 'Código de descuento |||| Códigos',
    fields: { text: 'Código', kind: 'Da', state: 'Estado', used: 'Usos', purpose: 'Para qué', issuedAt: 'Creado', q: 'Código, final o para qué' },
  },
  console: {
    make: 'Crear un código', makeBatch: 'Ver los códigos', many: 'Muchos códigos al azar', once: 'Primero ves los códigos y los guardas. Se activan cuando lo confirmas; después nadie puede volver a verlos.', made: 'El código está creado.', batchMade: 'Los códigos están activos.',
    drawn: '%{smart_count} código por activar |||| %{smart_count} códigos por activar', drawnHint: 'Todavía nadie puede usarlos. Guárdalos ahora: la tienda no los conserva y no podrá mostrarlos otra vez.', download: 'Descargar (CSV)', copy: 'Copiar', copied: 'Copiados.', notCopied: 'El navegador no permitió copiar. Descárgalos o selecciónalos en la lista.', downloaded: 'Descargados.', saved: 'Ya los guardé: activarlos', drawnBack: 'Descartarlos y volver',
    textHint: 'De 5 a 40 letras y números; guiones, espacios y mayúsculas no cuentan.', purposeHint: 'De 3 a 200 caracteres, sin nombres ni correos. Queda para siempre.', noLimit: 'Vacío: sin límite', game: 'Juego', planLabel: 'Plan', firstOnly: 'Solo para la primera compra', end: 'Termina',
    field: { text: 'Código', count: 'Cuántos', percent: 'Porcentaje de descuento', periods: 'Períodos que paga', uses: 'Usos en total', usesPerPerson: 'Usos por persona', validFrom: 'Primer día', validUntil: 'Último día', purpose: 'Para qué' },
    kind: { percent: 'Porcentaje', game: 'Un juego', plan: 'Un plan' }, plan: { monthly: 'Mensual', yearly: 'Anual' },
    gift: { percent: '%{percent} % de descuento', game: 'El juego %{game}', plan: '%{smart_count} período, plan %{plan} |||| %{smart_count} períodos, plan %{plan}' },
    on: 'Activo', off: 'Desactivado', usesOf: '%{used} de %{uses}', reserved: '(y %{reserved} por pagar)', because: 'Por qué se desactivó', switchOff: 'Desactivar', switchBatchOff: 'Desactivar toda la tanda', switchedOff: 'Desactivado.',
    offMeans: 'Nadie más podrá usarlo, y no se puede volver a activar. Los pedidos que ya lo tienen lo conservan.', latestUses: 'Usos', noUses: 'Nadie lo ha usado.', use: { who: 'Quién', order: 'Pedido', useState: 'Estado', off: 'Descuento', when: 'Cuándo', reserved: 'Por pagar', released: 'Devuelto', used: 'Usado' },
    try: 'Probarlo en un carrito', tryHint: 'Con los juegos del código y los cuatro más caros, para alguien que nunca ha comprado.', tryAction: 'Probar', totalOf: 'Total',
    why: {
      'code-inactive': 'Ya no está activo.', 'code-not-yet-valid': 'Todavía no empieza a valer.', 'code-expired': 'Ya venció.', 'code-exhausted': 'Ya no le quedan usos.', 'code-not-for-these-games': 'No es para estos juegos.',
      'code-is-for-a-plan': 'Es para un plan, no para el carrito.', 'code-takes-nothing-off': 'Estos juegos ya son gratis.',
    },
  },
};
