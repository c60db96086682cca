import type { measuring as english } from '../../en/people/measuring';

export const measuring: typeof english = {
  title: '¿Podemos contar las visitas?',
  question:
    'Nos ayuda a saber qué páginas públicas se usan. Todavía no se ha descargado nada, y la tienda funciona igual si dices que no. Si tienes menos de 14 años, responde que no.',
  readMore: 'Leer más',
  yes: 'Sí, permitir',
  no: 'No, gracias',
  choose: 'Elegir',
  choices: 'Tus opciones',
  lead: 'Respondes sobre la versión {{version}} del texto de cookies y medición. Puedes cambiarlo cuando quieras.',
  save: 'Guardar lo elegido',
  close: 'Cerrar',
  needed: {
    title: 'Lo necesario',
    text: 'Idioma, sesión y carrito. Es nuestro, no te sigue y sin ello la tienda no funciona.',
  },
  tools: {
    'page-views': {
      title: 'Medición de visitas',
      text: 'Cuenta qué páginas públicas se abren. Nunca al jugar, pagar o estar en tu cuenta.',
    },
    'network-tag': {
      title: 'Etiqueta de red profesional',
      text: 'Cuenta cuántas personas llegan por avisos para colegios y estudios. Nunca al jugar, pagar o estar en tu cuenta.',
    },
  },
  state: { yes: 'permitida', no: 'no permitida', open: 'sin respuesta: apagada' },
  off: 'En esta tienda no hay ninguna herramienta de medición encendida. No hay nada que permitir.',
  global: 'Tu navegador envía la señal Global Privacy Control. Vale como un «no»: no se mide nada y no preguntamos.',
  notForChildren: 'En tu cuenta no se mide nada. No hay nada que elegir.',
  answered: 'Respondiste el {{day}}, sobre la versión {{version}}.',
  unanswered: 'Todavía no respondes. Mientras tanto no se mide nada.',
  change: 'Cambiar mi respuesta',
  withdraw: 'Retirar el permiso',
};
