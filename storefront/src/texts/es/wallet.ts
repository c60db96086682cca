export const wallet = {
  title: 'Mis tarjetas', lead: 'Tarjetas que guardaste para pagar sin escribirlas otra vez. Su número lo tiene solo el banco; nosotros guardamos las últimas cuatro cifras.', list: 'Tarjetas guardadas', loadFailed: 'No pudimos obtener tus tarjetas',
  since: 'Guardada el {{date}}', first: 'Se usa primero', broken: 'No funciona',
  choose: 'Usar primero', chooseNamed: 'Usar primero {{card}}', chosen: 'Desde ahora se usa primero {{card}}.', chooseFailed: 'No pudimos hacer ese cambio',
  trouble: {
    'unknown-at-bank': 'El banco ya no reconoce esta tarjeta. Elimínala y agrégala otra vez.',
    blocked: 'El banco bloqueó esta tarjeta. Pregúntale por qué, o agrega otra.',
    expired: 'Esta tarjeta venció. Agrega la nueva.',
    'fraud-suspected': 'El banco sospecha que alguien usa mal esta tarjeta. Llama a tu banco y agrega otra mientras tanto.',
    'retry-limit': 'El banco rechazó esta tarjeta demasiadas veces y ya no la intentamos. Agrega otra.',
  },
  how: 'Escribes tu tarjeta en la página de Webpay, nunca aquí, y vuelves. Sirven las tarjetas emitidas en Chile. Para comprobar la tarjeta, el banco puede mostrar una retención de $\u00a050 que no se cobra.', howTitle: 'Cómo funciona',
  emptyTitle: 'No tienes tarjetas guardadas', empty: 'Guarda una y podrás comprar y renovar sin escribirla cada vez.',
  again: 'Intentar de nuevo',
  remove: 'Eliminar', removeNamed: 'Eliminar {{card}}', removing: 'Eliminando…', removed: 'Eliminaste {{card}}.', removeFailed: 'No pudimos eliminar la tarjeta',
  sureTitle: '¿Eliminar {{card}}?', sure: 'También le pedimos al banco que la olvide. Lo que compraste sigue siendo tuyo, y puedes agregarla otra vez cuando quieras.', keep: 'Conservarla',
  planTitle: 'Tu suscripción necesita esta tarjeta', planOther: 'Agregar otra tarjeta', planRemove: 'Eliminarla de todos modos',
  result: {
    title: 'Tu tarjeta', asking: 'Preguntando al banco por tu tarjeta…', slow: 'El banco se está demorando. Esta página pregunta sola; déjala abierta, por favor.',
    saved: 'Tarjeta guardada', savedText: '{{card}} está lista para pagar.', savedFirst: 'Es la que se usa primero.', failed: 'No pudimos registrar la tarjeta', nothing: 'No se guardó ninguna tarjeta.', all: 'Ver mis tarjetas',
    none: 'No hay una tarjeta en camino', noneText: 'Si acabas de agregar una, la encuentras entre tus tarjetas.', unreachable: 'No pudimos confirmar tu tarjeta', goOn: 'Seguir con la suscripción', shop: 'Seguir con los juegos',
  },
};
