import type { HelpArticle } from './help-text.js';

export const PLAY: readonly HelpArticle[] = [
  {
    slug: 'play-in-the-browser',
    topic: 'play',
    texts: {
      es: {
        title: 'Jugar en el navegador',
        summary: 'Cómo abrir un juego web y qué hacer si no carga.',
        sections: [
          {
            heading: 'Abrir un juego',
            paragraphs: [
              'Los juegos web se abren desde tu biblioteca o desde su página, sin instalar nada. Algunos tienen una demostración que puedes probar sin cuenta.',
              'Los juegos guardan tu partida para que sigas donde quedaste, también en otro computador.',
            ],
          },
          {
            heading: 'No carga o se detiene',
            paragraphs: [
              'Presiona Recargar en la barra del juego. Si sigue igual, cierra otras pestañas: los juegos grandes necesitan memoria. Un navegador actualizado ayuda.',
              'Si aún no funciona, repórtalo con la categoría Error y di qué juego era.',
            ],
          },
        ],
      },
      en: {
        title: 'Play in the browser',
        summary: 'How to open a web game, and what to do if it does not load.',
        sections: [
          {
            heading: 'Open a game',
            paragraphs: [
              'Web games open from your library or from their page, with nothing to install. Some have a demo that you can try without an account.',
              'Games keep your progress so that you go on where you left off, on another computer too.',
            ],
          },
          {
            heading: 'It does not load, or stops',
            paragraphs: [
              'Press Reload in the bar of the game. If that does not help, close other tabs: large games need memory. An up-to-date browser helps.',
              'If it still fails, report it with the category Bug and say which game it was.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'download-a-game',
    topic: 'play',
    texts: {
      es: {
        title: 'Descargar un juego',
        summary: 'Para computadores sin conexión.',
        sections: [
          {
            heading: 'Desde la biblioteca',
            paragraphs: [
              'Los juegos con versión descargable tienen el botón Descargar en tu biblioteca. Si la descarga se corta, continúa donde quedó.',
              'En Comprobar una descarga verificas que el archivo llegó completo, sin enviarlo a ninguna parte.',
            ],
          },
        ],
      },
      en: {
        title: 'Download a game',
        summary: 'For computers without a connection.',
        sections: [
          {
            heading: 'From the library',
            paragraphs: [
              'Games that can be downloaded have a Download button in your library. A download that breaks off goes on where it stopped.',
              'Check a download tells you whether the file arrived whole, without sending it anywhere.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'review-a-game',
    topic: 'play',
    texts: {
      es: {
        title: 'Opinar de un juego',
        summary: 'Quién puede opinar, cuándo se muestra y cómo se borra.',
        sections: [
          {
            heading: 'Quién puede opinar',
            paragraphs: [
              'Quien tiene el juego en su biblioteca y lo jugó 1 hora en total. En la página del juego eliges de una a cinco estrellas y, si quieres, escribes por qué.',
              'Las opiniones son públicas y llevan tu nombre de usuario. Por eso las cuentas de niñas y niños no opinan.',
            ],
          },
          {
            heading: 'Cuándo se muestra',
            paragraphs: [
              'Las estrellas solas, de inmediato. Las palabras, después de que nuestro equipo las lea. Si no las publicamos, te escribimos por qué y puedes cambiarlas.',
            ],
          },
          {
            heading: 'Cambiarla o borrarla',
            paragraphs: ['En la misma página, cuando quieras. Si cambias las palabras, las leemos otra vez.'],
          },
        ],
      },
      en: {
        title: 'Review a game',
        summary: 'Who may review a game, when it shows and how to delete it.',
        sections: [
          {
            heading: 'Who may review a game',
            paragraphs: [
              'People who have the game in their library and played it for 1 hour in all. On the page of the game you choose one to five stars and write why, if you like.',
              'Reviews are public and carry your user name. That is why accounts of children write none.',
            ],
          },
          {
            heading: 'When it shows',
            paragraphs: [
              'Stars alone show at once. Words show after our team has read them. If we do not publish them, we write to you why, and you can change them.',
            ],
          },
          {
            heading: 'Change or delete it',
            paragraphs: ['On the same page, at any time. If you change the words, we read them again.'],
          },
        ],
      },
    },
  },
];
