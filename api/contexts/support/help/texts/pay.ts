import type { HelpArticle } from './help-text.js';

export const PAY: readonly HelpArticle[] = [
  {
    slug: 'payment-problems',
    topic: 'pay',
    texts: {
      es: {
        title: 'Un pago no resultó',
        summary: 'Qué significa cada resultado y qué hacer.',
        sections: [
          {
            heading: 'Rechazado o anulado',
            paragraphs: [
              'Si el banco rechaza el pago o tú lo anulas, no se cobra nada. Prueba con otra tarjeta o inténtalo más tarde.',
            ],
          },
          {
            heading: 'Lo estamos confirmando',
            paragraphs: [
              'A veces la respuesta del banco tarda. La página del resultado se actualiza sola y te avisamos por correo cuando sepamos cómo terminó. No pagues otra vez: nunca pagas dos veces por el mismo juego.',
            ],
          },
          {
            heading: 'Un cobro que no esperabas',
            paragraphs: [
              'Si el banco cobró un pago que no corresponde a ninguna compra, lo devolvemos. En Mis compras ves todo lo que pagaste; si algo no calza, repórtalo con la categoría Pago.',
            ],
          },
        ],
      },
      en: {
        title: 'A payment did not work',
        summary: 'What each result means, and what to do.',
        sections: [
          {
            heading: 'Declined or cancelled',
            paragraphs: [
              'If the bank declines the payment or you cancel it, nothing is charged. Try another card, or again later.',
            ],
          },
          {
            heading: 'We are confirming it',
            paragraphs: [
              'Sometimes the answer of the bank takes a while. The result page updates by itself and we write by e-mail once we know how it ended. Do not pay again: you never pay twice for the same game.',
            ],
          },
          {
            heading: 'A charge you did not expect',
            paragraphs: [
              'If the bank captured a payment that belongs to no purchase, we give it back. My orders shows all you paid; if something does not match, report it with the category Payment.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'return-a-game',
    topic: 'pay',
    texts: {
      es: {
        title: 'Devolver un juego',
        summary: 'Plazos, condiciones y cuándo llega el dinero.',
        sections: [
          {
            heading: 'Plazos',
            paragraphs: [
              'Tienes 10 días para arrepentirte si no descargaste ni jugaste. Además, la tienda devuelve dentro de 14 días si jugaste menos de 2 horas.',
              'Elige Devolver en Mis compras o en tu biblioteca: ahí ves qué puedes devolver y hasta cuándo.',
            ],
          },
          {
            heading: 'Tu dinero',
            paragraphs: [
              'Devolvemos todo lo que pagaste a la misma tarjeta. El banco decide en qué estado de cuenta aparece.',
            ],
          },
        ],
      },
      en: {
        title: 'Return a game',
        summary: 'Periods, conditions and when the money comes back.',
        sections: [
          {
            heading: 'Periods',
            paragraphs: [
              'You have 10 days to change your mind if you neither downloaded nor played. Beyond that, the shop gives money back within 14 days if you played for less than 2 hours.',
              'Choose Return in My orders or in your library: there you see what you can return and until when.',
            ],
          },
          {
            heading: 'Your money',
            paragraphs: ['We return all you paid to the same card. The bank decides on which statement it appears.'],
          },
        ],
      },
    },
  },
  {
    slug: 'plans',
    topic: 'pay',
    texts: {
      es: {
        title: 'La suscripción',
        summary: 'Qué incluye, cómo se cobra y cómo se cancela.',
        sections: [
          {
            heading: 'Qué incluye',
            paragraphs: [
              'Con un plan mensual o anual juegas todos los juegos marcados "en el plan", mientras esté vigente. Se paga con una tarjeta guardada y se renueva solo.',
            ],
          },
          {
            heading: 'Cancelar',
            paragraphs: [
              'En Mi suscripción cancelas la renovación cuando quieras, con dos clics. Sigues jugando hasta el último día pagado y puedes reactivarla.',
            ],
          },
          {
            heading: 'Si la tarjeta es rechazada',
            paragraphs: [
              'Lo intentamos otra vez en los días siguientes y te avisamos por correo. Mientras tanto conservas el acceso algunos días; puedes cambiar la tarjeta en Mis tarjetas.',
            ],
          },
        ],
      },
      en: {
        title: 'The subscription',
        summary: 'What it includes, how it is charged and how to cancel it.',
        sections: [
          {
            heading: 'What it includes',
            paragraphs: [
              'With a monthly or yearly plan you play every game marked "in the plan" while it lasts. It is paid with a saved card and renews by itself.',
            ],
          },
          {
            heading: 'Cancel',
            paragraphs: [
              'In My subscription you cancel the renewal at any time, with two clicks. You go on playing until the last paid day, and can take it up again.',
            ],
          },
          {
            heading: 'If the card is declined',
            paragraphs: [
              'We try again on the following days and write by e-mail. Meanwhile you keep access for some days; you can change the card in My cards.',
            ],
          },
        ],
      },
    },
  },
];
