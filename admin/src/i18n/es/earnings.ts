/** What the console says about what studios earn and what is played, in Spanish. English has the same keys. */
export const earningsEs = {
  resources: {
    statements: {
      name: 'Liquidación |||| Liquidaciones',
      fields: {
        number: 'Número',
        developerName: 'Estudio',
        month: 'Mes',
        issuedAt: 'Emitida',
        earned: 'Del mes',
        carriedIn: 'Deuda de antes',
        gross: 'Bruto',
        withheld: 'Retenido',
        paid: 'A pagar',
        carriedOut: 'Pasa al mes siguiente',
        lines: 'Líneas',
        linesHash: 'De las líneas',
        previousHash: 'De la anterior',
        hash: 'De esta liquidación',
      },
    },
    'contested-play': {
      name: 'Juego impugnado |||| Juego impugnado',
      fields: { decided: 'Ya respondido' },
    },
    'suspicious-play': {
      name: 'Juego por mirar |||| Juego por mirar',
      fields: { reason: 'Por qué' },
    },
  },
  console: {
    title: 'Ganancias',
    month: 'Mes',
    noClose: 'Todavía no se cierra ningún mes. El primero se cierra a medianoche del día 1.',
    closedAt: 'Cerrado',
    earned: 'Del mes',
    gross: 'Bruto',
    withheld: 'Retenido',
    paid: 'A pagar',
    carriedOut: 'Deudas que siguen',
    studios: 'Estudio por estudio',
    studio: 'Estudio',
    held: 'Retenido hasta que termine el derecho a retracto',
    nothingHeld: 'Nada está retenido hoy.',
    until: 'Hasta',
    amount: 'Parte de los estudios',
    periods: 'Períodos',
    waiting: 'Esperando que su suscriptor juegue',
    nothingWaits: 'Nada espera hoy.',
    slices: 'Partes',
    proof: 'Comprobación',
    sources: {
      sale: 'Ventas',
      'sale-refund': 'Devoluciones de ventas',
      plan: 'Suscripciones',
      'plan-refund': 'Devoluciones de suscripciones',
      'plan-rest': 'Parte igual de lo no jugado',
    },
  },
  contested: {
    none: 'Nadie espera una respuesta.',
    minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
    verdict: { upheld: 'No cuenta', rejected: 'Cuenta' },
    do: {
      upheld: {
        action: 'Dar la razón',
        title: '¿Dejar de contar esta sesión?',
        consequence: 'La sesión no cuenta para estadísticas, devoluciones ni ganancias. La primera decisión queda.',
        done: 'La sesión no cuenta.',
      },
      rejected: {
        action: 'Contarla de nuevo',
        title: '¿Contar esta sesión de nuevo?',
        consequence: 'Sus segundos vuelven a contar en su día. La primera decisión queda.',
        done: 'La sesión cuenta de nuevo.',
      },
    },
  },
  suspicious: {
    about: 'Estas son señales de los últimos 35 días para que alguien las mire. De ellas no sigue nada por sí solo.',
    none: 'No hay nada por mirar.',
    reason: {
      'day-cap': {
        name: 'Al tope muchos días',
        text: 'Jugó un mismo juego cuatro horas o más en %{count} días; %{hours} horas en total.',
      },
      'long-day': { name: 'Un día demasiado largo', text: 'Jugó %{hours} horas en un solo día.' },
      'same-second': {
        name: 'Muchas personas en el mismo segundo',
        text: '%{count} personas empezaron a jugar en el mismo segundo.',
      },
      'closed-circle': {
        name: 'Quienes lo juegan no juegan otra cosa',
        text: 'De sus %{count} jugadores, nueve de cada diez o más no jugaron nada más; %{hours} horas en total.',
      },
    },
  },
};
