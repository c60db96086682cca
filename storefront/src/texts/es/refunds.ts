export const refunds = {
  title: 'Devolver una compra', lead: 'Pedido {{number}}, pagado el {{date}}.', leadUnpaid: 'Pedido {{number}}', loading: 'Revisando qué puedes devolver…', back: 'Volver a mis compras',
  missing: 'No encontramos ese pedido', missingText: 'Ábrelo desde Mis compras.', loadFailed: 'No pudimos revisar este pedido',
  choose: { one: 'Lo que devuelves', title: '¿Qué quieres devolver?', hint: 'Elige uno o más. También puedes devolver solo una parte del pedido.', wholeOnly: 'Pagaste en cuotas sin interés: el banco solo devuelve el pedido completo.', none: 'Elige primero qué quieres devolver.', atOnce: 'Se devuelve de inmediato, hasta el {{date}}.', asked: 'Se devuelve con una solicitud.', notPlayed: 'No se ha jugado.', played: 'Se ha jugado {{time}}.', minutes_one: '{{count}} minuto', minutes_other: '{{count}} minutos', hours: '{{hours}} h {{minutes}} min' },
  free: 'No costó nada, así que no hay dinero que devolver.',
  nothing: { title: 'No hay nada que devolver', text: 'Todo lo que pagaste en este pedido ya se devolvió o está en curso.', free: 'Este pedido no costó nada, así que no hay dinero que devolver.', unpaid: 'Este pedido no está pagado, así que no hay dinero que devolver.' },
  happens: {
    title: 'Qué pasa si lo devuelves', ifAgreed: 'Qué pasa si aceptamos tu solicitud', money: 'Recibes {{amount}}, todo lo que pagaste por eso, en {{where}}.', card: 'la tarjeta terminada en {{digits}}', sameCard: 'la misma tarjeta', cardSoon: 'Si devuelves todo el pedido antes de 3 horas, el cargo suele desaparecer. Después, el banco lo abona: puede tardar unos días y verse en tu próximo estado de cuenta.', cardLater: 'El banco lo abona: puede tardar unos días y verse en tu próximo estado de cuenta.',
    game_one: 'El juego sale de tu biblioteca. Guardamos tu avance 30 días, por si lo compras otra vez.', game_other: 'Los juegos salen de tu biblioteca. Guardamos tu avance 30 días, por si los compras otra vez.',
    plan: 'Tu plan termina de inmediato, sus juegos salen de tu biblioteca y no se cobra nada más. Los juegos que compraste siguen siendo tuyos.', planFree_one: 'El período pagado termina de inmediato y tu período gratis empieza hoy. Cuando se acabe, tu plan termina y no se cobra nada. Los juegos que compraste siguen siendo tuyos.', planFree_other: 'El período pagado termina de inmediato y tus {{count}} períodos gratis empiezan hoy, uno tras otro. Cuando se acaben, tu plan termina y no se cobra nada. Los juegos que compraste siguen siendo tuyos.', planPast: 'Es un período que ya pasó: tu plan de hoy sigue igual.',
  },
  ways: { title: 'Cómo devolverlo', both: 'Las dos formas devuelven lo mismo, completo y de inmediato. Usa la que prefieras.', until: 'Tienes hasta el {{date}}', left_one: 'queda {{count}} día', left_other: 'quedan {{count}} días', leftNone: 'es el último día' },
  withdrawal: {
    title: 'Derecho a retracto', rule: 'La ley te da 10 días desde la compra, sin dar motivos, mientras no se haya jugado.', ruleLong: 'La ley te da 90 días desde la compra, porque no te enviamos la confirmación por escrito. No tienes que dar motivos; basta que no se haya jugado.', action: 'Retractarme de la compra',
    sure: '¿Retractarte de esta compra?', yes: 'Sí, retractarme',
  },
  goodwill: { title: 'Regla de Ludoteca', rule: 'Devolvemos tu dinero dentro de 14 días si se jugó menos de 2 horas. No preguntamos por qué.', action: 'Devolver con esta regla', sure: '¿Devolver esta compra?', yes: 'Sí, devolver' },
  lost: { title: '{{right}}: ya no vale', 'too-late': '{{title}}: el plazo terminó el {{date}}.', played: { withdrawal: '{{title}}: ya se jugó.', goodwill: '{{title}}: se jugó 2 horas o más.' }, others: 'Lo demás sí se devuelve de inmediato: elígelo por separado.' },
  request: {
    title: 'Pedirnos la devolución', rule: 'Cuéntanos qué pasó. Una persona lo revisa y te responde por correo a más tardar el {{date}}. Hasta entonces no cambia nada.', label: '¿Por qué quieres devolverlo?', hint: 'Si un juego no funciona, dinos en qué equipo y qué viste.', empty: 'Escribe el motivo, para que podamos revisarlo.', action: 'Enviar la solicitud', sending: 'Enviando…',
  },
  sure: { money: '{{amount}} vuelven a {{where}}.', keep: 'No, quedármelo', working: 'Devolviendo…', failed: 'No pudimos procesar la devolución. Revisa en esta página cómo quedó antes de intentarlo otra vez.', look: 'Revisar cómo quedó' },
  told: {
    title: 'Devoluciones de este pedido', asked: 'Pedida el {{date}}',
    requested: { text: 'Te respondemos por correo a más tardar el {{date}}. Hasta entonces no cambia nada en tu biblioteca.', noDate: 'La estamos revisando y te respondemos por correo. Hasta entonces no cambia nada en tu biblioteca.' },
    approved: { text: 'Le pedimos al banco que te devuelva el dinero y todavía no lo confirma. Te escribimos cuando esté hecho.', checking: 'Preguntando al banco…', failing: 'No pudimos ver cómo va la devolución' },
    delayed: { text: 'El banco todavía no confirma la devolución. Ya la estamos revisando y te escribimos. No tienes que hacer nada: el dinero es tuyo.' },
    completed: { reversed: 'El cargo desaparece de tu tarjeta y no llegará a tu estado de cuenta.', nullified: 'El banco lo abona a la misma tarjeta. Puede tardar unos días y verse en tu próximo estado de cuenta.', transferred: 'Te lo enviamos por transferencia bancaria.', plan: 'El acceso de ese período terminó.', planGoesOn: 'Es una parte del precio: tu plan sigue como antes.', stays: 'Es una parte del precio: lo que compraste sigue en tu biblioteca.', some: 'Fuera de tu biblioteca: {{left}}. Guardamos el avance 30 días. Todavía en ella, porque volvió solo una parte del precio: {{kept}}.', games: 'Lo devuelto salió de tu biblioteca. Guardamos el avance 30 días.' },
    denied: { because: 'El motivo: {{reason}}', text: 'Revisamos tu solicitud y no podemos devolver el dinero.', again: 'Si hay algo que no nos contaste, envíanos otra solicitud más abajo.' },
  },
  rules: 'Las reglas completas están en <refund>Derecho a retracto</refund>.',
};
