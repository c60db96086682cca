import { FILES_KEPT_DAYS } from '../../kept.rules.js';
import { PROMISED_DAYS } from '../../promise.rules.js';
import { LARGEST_ATTACHMENT } from '../../reporting/report.rules.js';
import type { HelpArticle } from './help-text.js';

const LARGEST_MB = LARGEST_ATTACHMENT / 1_048_576;

export const SHOP: readonly HelpArticle[] = [
  {
    slug: 'publish-a-game',
    topic: 'shop',
    texts: {
      es: {
        title: 'Publicar un juego',
        summary: 'Cómo postula un estudio y qué recibe.',
        sections: [
          {
            heading: 'Postular',
            paragraphs: [
              'En la página de desarrollo postulas con tu cuenta: quién es el estudio, dónde recibe el dinero y las condiciones. El equipo responde en un plazo que te mostramos.',
              'Después subes la compilación, completas la ficha y la envías a revisión. Publicas cuando está aprobada.',
            ],
          },
          {
            heading: 'El reparto',
            paragraphs: [
              'De cada venta y de la suscripción, sin IVA, el 70 % es para quienes desarrollan y el 30 % para la plataforma.',
            ],
          },
        ],
      },
      en: {
        title: 'Publish a game',
        summary: 'How a studio applies, and what it earns.',
        sections: [
          {
            heading: 'Apply',
            paragraphs: [
              'On the developer page you apply with your account: who the studio is, where it gets its money, and the terms. The team answers within a time that we show.',
              'Then you upload the build, fill in the page and send it to review. You publish once it is approved.',
            ],
          },
          {
            heading: 'The split',
            paragraphs: [
              'Of each sale and of the subscription, without VAT, 70 % goes to developers and 30 % to the platform.',
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'report-a-problem',
    topic: 'shop',
    texts: {
      es: {
        title: 'Reportar un problema',
        summary: 'Qué enviamos, cuándo respondemos y dónde ver el estado.',
        sections: [
          {
            heading: 'Qué contar',
            paragraphs: [
              'Elige una categoría y cuenta qué pasó. Los pasos y una imagen ayudan; los datos del navegador se envían solo si tú los marcas, y los ves antes.',
              `Respondemos en ${PROMISED_DAYS.report} días hábiles. Con tu correo te avisamos cada cambio; sin correo, guarda la dirección de la página del reporte.`,
            ],
          },
          {
            heading: 'Tu archivo',
            paragraphs: [
              `Un archivo puede pesar ${LARGEST_MB} MB. Solo lo ve el equipo, las imágenes se dibujan de nuevo sin datos ocultos, y lo borramos a los ${FILES_KEPT_DAYS} días.`,
            ],
          },
        ],
      },
      en: {
        title: 'Report a problem',
        summary: 'What is sent, when we answer and where to see the status.',
        sections: [
          {
            heading: 'What to tell',
            paragraphs: [
              'Choose a category and tell what happened. Steps and a picture help; facts about your browser are sent only if you tick them, and you see them first.',
              `We answer within ${PROMISED_DAYS.report} working days. With your address we write at each change; without one, keep the address of the page of the report.`,
            ],
          },
          {
            heading: 'Your file',
            paragraphs: [
              `A file may have ${LARGEST_MB} MB. Only the team sees it, pictures are drawn again without hidden data, and we delete it after ${FILES_KEPT_DAYS} days.`,
            ],
          },
        ],
      },
    },
  },
  {
    slug: 'accessibility',
    topic: 'shop',
    texts: {
      es: {
        title: 'Declaración de accesibilidad',
        summary: 'Qué funciona, qué falta y cómo avisarnos.',
        sections: [
          {
            heading: 'Nuestra meta',
            paragraphs: [
              'Queremos que la tienda y la consola cumplan las WCAG 2.2, nivel AA.',
              'Nuestras pruebas automáticas abren las páginas en ambos idiomas, con colores claros y oscuros y en pantallas angostas y anchas, y no deben encontrar ninguna barrera que una máquina pueda detectar. Otras pruebas compran usando solo el teclado.',
            ],
          },
          {
            heading: 'Lo que ayuda',
            paragraphs: [
              'Hay un enlace para saltar al contenido, el foco siempre se ve, los errores se dicen con palabras, nada depende solo del color y las animaciones se apagan si tu sistema lo pide.',
              'Las páginas para leer, comprar y escribirnos abren sin scripts cuando es posible.',
            ],
          },
          {
            heading: 'Lo que falta',
            paragraphs: [
              'Los juegos los hacen estudios distintos: su accesibilidad depende de cada uno y no la podemos asegurar. Las páginas del banco tampoco son nuestras.',
              'Una máquina no detecta todas las barreras, y todavía no hemos hecho una auditoría independiente.',
            ],
          },
          {
            heading: 'Avísanos',
            paragraphs: [
              `Si algo te impide usar la tienda, repórtalo con la categoría Diseño y uso: respondemos en ${PROMISED_DAYS.report} días hábiles. Si nos escribes por el formulario de contacto, respondemos en ${PROMISED_DAYS.enquiry}.`,
            ],
          },
        ],
      },
      en: {
        title: 'Accessibility statement',
        summary: 'What works, what is missing and how to tell us.',
        sections: [
          {
            heading: 'Our goal',
            paragraphs: [
              'Shop and console are to meet WCAG 2.2, level AA.',
              'Our automated tests open the pages in both languages, in light and dark colours and in narrow and wide windows, and must find no barrier that a machine can detect. Other tests buy with the keyboard alone.',
            ],
          },
          {
            heading: 'What helps',
            paragraphs: [
              'There is a link to skip to the content, focus is always visible, errors are said in words, nothing depends on colour alone, and animations are off if your system asks for it.',
              'Pages for reading, buying and writing to us open without scripts where that is possible.',
            ],
          },
          {
            heading: 'What is missing',
            paragraphs: [
              'Games are made by different studios: how accessible they are depends on each, and we cannot promise it. The pages of the bank are not ours either.',
              'A machine does not detect every barrier, and there has been no independent audit yet.',
            ],
          },
          {
            heading: 'Tell us',
            paragraphs: [
              `If something keeps you from using the shop, report it with the category Design and use: we answer within ${PROMISED_DAYS.report} working days. If you write through the contact form, we answer within ${PROMISED_DAYS.enquiry}.`,
            ],
          },
        ],
      },
    },
  },
];
