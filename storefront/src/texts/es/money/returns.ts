export const returns = {
  action: 'Devolver',
  order: 'Devolver el pedido {{number}}',
  game: 'Devolver {{title}}',
  period: 'Devolver el período {{period}}',
  see: 'Ver la devolución',
  seeNamed: 'Ver la devolución de {{titles}}, pedido {{number}}',
  purchase: 'Devolver esta compra',
  told: {
    requested: 'Pediste la devolución de esta compra. Te responderemos por correo.',
    'under-way': 'La devolución de esta compra está en camino.',
    part: 'Ya te devolvimos {{amount}} de esta compra.',
    whole: 'Te devolvimos el dinero de esta compra.',
  },
  orders: {
    requested: 'Devolución solicitada',
    'under-way': 'Devolución en camino',
    part: 'Devuelto en parte',
    whole: 'Devuelto',
  },
  state: {
    requested: 'Esperando nuestra respuesta',
    approved: 'En camino',
    delayed: 'En camino, con demora',
    completed: 'Devuelto',
    denied: 'No se devolvió',
  },
};
