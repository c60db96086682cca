export const subscribed = {
  title: 'Tu suscripción', active: 'Tu suscripción está activa', activeText: 'Los juegos del plan están en tu biblioteca. Te enviamos el comprobante por correo.', byCode: 'La pagó tu código. Los juegos del plan están en tu biblioteca.', library: 'Ir a mi biblioteca', manage: 'Ver mi suscripción', receipt: 'Ver el comprobante',
  plan: 'Plan', paid: 'Pagado', free: 'Nada: lo pagó un código', until: 'Juegas hasta', next: 'Próximo cobro', nextNone: 'Ninguno', period: 'Período', nextOf: '{{date}}, {{amount}}',
  pending: 'Confirmando', pendingText: 'El banco todavía no nos dice el resultado. No vuelvas a pagar.', pendingMoney: 'Esta página pregunta sola. Puedes cerrarla: te escribimos en cuanto lo sepamos.', checking: 'Preguntando al banco…', statusFailed: 'No pudimos saber el estado del pago',
  failed: 'No pagado', nothing: 'No se cobró nada y no quedaste con suscripción.', again: 'Elegir otra tarjeta', login: 'Ingresa para ver tu suscripción', loginText: 'Solo su dueña o dueño puede ver los detalles.', loginAction: 'Ingresar',
  missing: 'No sabemos qué suscripción mostrar', missingText: 'La tuya está en su propia página.', plans: 'Ver los planes', loadFailed: 'No pudimos mostrar cómo terminó',
};
