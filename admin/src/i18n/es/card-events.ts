/** What happened to a person's saved cards, in plain words. */
export const cardEventsEs = {
  event: {
    CardEnrolmentStarted: 'Empezó a guardar una tarjeta',
    CardEnrolmentOpened: 'El banco abrió su formulario para guardar la tarjeta',
    CardFinishStarted: 'Se preguntó al banco si la tarjeta quedó guardada',
    CardEnrolmentEnded: 'No se guardó ninguna tarjeta: %{because}',
    CardEnrolled: 'La tarjeta %{brand} terminada en %{last4} quedó guardada',
    CardMadeDefault: 'Una tarjeta pasó a usarse primero',
    CardFoundUnusable: 'Una tarjeta dejó de funcionar: %{because}',
    CardRemoved: 'Se eliminó una tarjeta',
  },
  because: {
    left: 'la persona salió del formulario del banco',
    refused: 'el banco no la aceptó',
    'not-finished': 'el formulario no se terminó',
    unanswered: 'el banco no respondió',
    'unknown-at-bank': 'el banco ya no la reconoce',
    blocked: 'el banco la bloqueó',
    expired: 'venció',
    'fraud-suspected': 'el banco sospecha un mal uso',
    'retry-limit': 'el banco la rechazó demasiadas veces',
  },
  kind: { 'cards:forget-card': 'pedir al banco que olvide la tarjeta' },
  part: { cards: 'Tarjetas' },
  process: { bank: 'banco', erasure: 'borrado de la cuenta' },
};
