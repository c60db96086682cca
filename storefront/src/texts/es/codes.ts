export const codes = {
  mine: {
    title: 'Mis códigos de descuento', lead: 'Guarda aquí tus códigos y úsalos cuando quieras. Guardar un código no lo gasta.', field: 'Código', hint: 'Con o sin guiones, en mayúsculas o minúsculas.', empty: 'Escribe el código que quieres guardar.', keep: 'Guardar', kept: 'Guardaste el código.', failed: 'No pudimos guardar el código.',
    noneTitle: 'Todavía no tienes códigos', none: 'Cuando recibas uno, guárdalo aquí o escríbelo en el carrito.', list: 'Tus códigos',
    type: 'Tipo', expiry: 'Vence', uses: 'Usado', never: 'No vence', useNow: 'Usar', useNamed: 'Usar {{code}}', usesOf: '{{n}} de {{of}}', usesFree_one: '{{count}} vez', usesFree_other: '{{count}} veces', until: 'Hasta el {{date}}', from: 'Desde el {{date}}',
    status: { used: 'Usado', available: 'Disponible', inactive: 'No disponible' },
    kinds: { percent: '{{percent}}\u00a0% de descuento', game: 'Un juego gratis', plan_one: '{{count}} período del {{plan}}', plan_other: '{{count}} períodos del {{plan}}' },
    plans: { monthly: 'plan mensual', yearly: 'plan anual' }, someGames: 'Solo para algunos juegos', firstOnly: 'Solo para la primera compra',
  },
  redeem: {
    title: 'Usar un código', code: 'Código', loading: 'Revisando el código…', brokenTitle: 'Este código no funciona', mine: 'Ver mis códigos', asking: 'Con esta cuenta:', working: 'Un momento…', failed: 'No pudimos usar el código.',
    percent: { text: 'Te da {{percent}}\u00a0% de descuento. Se gasta recién cuando pagas.', action: 'Usarlo en mi carrito' },
    game: { text: 'Te da un juego completo, para siempre.', action: 'Obtener el juego', spends: 'Al confirmar, el código queda usado.', owned: 'Ya tienes este juego. El código no se gasta: puedes regalarlo.', doneTitle: 'Es tuyo', done: 'El juego está en tu biblioteca.', library: 'Ir a mi biblioteca', gone: 'El juego de este código ya no está a la venta.' },
    plan: { text_one: 'Paga {{count}} período del {{plan}}.', text_other: 'Paga {{count}} períodos del {{plan}}.', action: 'Ir a los planes' }, notNow: 'Ahora no',
  },
};
