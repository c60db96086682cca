import type { LegalText } from './legal-text.js';

export const marketingEs: LegalText = {
  title: 'Novedades por correo',
  sections: [
    {
      key: 'what',
      heading: 'Qué te enviaríamos',
      paragraphs: [
        'Correos de Ludoteca sobre juegos nuevos y ofertas, como máximo una vez por semana. Usamos solo tu correo, tu nombre de usuario y tu idioma; no los damos a nadie.',
        'Puedes dejar de recibirlos cuando quieras, en tu cuenta o con el enlace de cada correo. Los comprobantes y los avisos sobre tu cuenta llegan siempre.',
      ],
    },
  ],
};
