import type { HelpArticle } from './help-text.js';

export const START: readonly HelpArticle[] = [
  {
    slug: 'buy-a-game',
    topic: 'start',
    texts: {
      es: {
        title: 'Comprar un juego',
        summary: 'Del catálogo a tu biblioteca, paso a paso.',
        sections: [
          {
            heading: 'Los pasos',
            paragraphs: [
              'Abre la página del juego y agrégalo al carrito. Puedes juntar varios y pagarlos de una vez.',
              'Para pagar necesitas una cuenta con el correo confirmado. En el pago eliges una tarjeta guardada o pagas con Webpay, en la página del banco.',
              'Cuando el banco aprueba, el juego aparece en tu biblioteca y te llega el comprobante por correo.',
            ],
          },
          {
            heading: 'Juegos gratis',
            paragraphs: ['Los juegos gratis se agregan a tu biblioteca sin tarjeta. También necesitas una cuenta.'],
          },
        ],
      },
      en: {
        title: 'Buy a game',
        summary: 'From the catalogue to your library, step by step.',
        sections: [
          {
            heading: 'The steps',
            paragraphs: [
              'Open the page of the game and put it into the cart. You can gather several and pay them at once.',
              'To pay you need an account with a confirmed e-mail address. You choose a saved card or pay with Webpay, on the page of the bank.',
              'Once the bank approves, the game is in your library and the receipt comes by e-mail.',
            ],
          },
          {
            heading: 'Free games',
            paragraphs: ['Free games go into your library without a card. You need an account for them, too.'],
          },
        ],
      },
    },
  },
  {
    slug: 'discount-codes',
    topic: 'start',
    texts: {
      es: {
        title: 'Usar un código',
        summary: 'Descuentos, juegos y planes de regalo.',
        sections: [
          {
            heading: 'Dónde se usa',
            paragraphs: [
              'Un código de descuento se escribe en el carrito, antes de pagar. Un código de juego o de plan se canjea en Mis códigos.',
              'Si un código venció, ya se usó o no vale para tu compra, te decimos por qué antes de cobrar.',
            ],
          },
        ],
      },
      en: {
        title: 'Use a code',
        summary: 'Discounts, games and plans as gifts.',
        sections: [
          {
            heading: 'Where to use it',
            paragraphs: [
              'A discount code goes into the cart, before you pay. A code for a game or a plan is redeemed in My codes.',
              'If a code has expired, was used or does not fit your purchase, we say why before anything is charged.',
            ],
          },
        ],
      },
    },
  },
];
