import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const withdrawalEs: LegalText = {
  title: 'Derecho a retracto',
  sections: [
    {
      key: 'right',
      heading: 'Tu derecho: 10 días',
      paragraphs: [
        'Puedes arrepentirte de una compra dentro de 10 días corridos desde que compraste, sin dar motivos y sin costo. Lo establece el artículo 3 bis de la Ley 19.496.',
        'Este derecho vale mientras no hayas descargado ni jugado el juego. Si ya lo hiciste, mira la regla de los 14 días, más abajo.',
        'El período de un plan se devuelve igual, mientras no hayas jugado ninguno de sus juegos desde que lo pagaste.',
      ],
    },
    {
      key: 'confirmation',
      heading: '90 días si no te enviamos la confirmación',
      paragraphs: [
        'Después de cada compra te enviamos una confirmación por escrito a tu correo. Si no lo hiciéramos, el plazo es de 90 días en lugar de 10.',
      ],
    },
    {
      key: 'goodwill',
      heading: 'Una regla más amplia: 14 días y menos de 2 horas',
      paragraphs: [
        'Aunque ya hayas descargado o jugado, te devolvemos el dinero si lo pides dentro de 14 días desde la compra y jugaste menos de 2 horas. No preguntamos por qué.',
        'Esta regla la ofrece la tienda. Vale para juegos, no para los períodos de un plan. Se suma a tu derecho legal y no lo reemplaza.',
      ],
    },
    {
      key: 'how',
      heading: 'Cómo se pide',
      paragraphs: [
        'Ingresa a tu cuenta y, en Mis compras o en tu biblioteca, elige «Devolver». Ahí ves qué puedes devolver y hasta cuándo, y te retractas con un botón. Puedes devolver un pedido completo o solo algunos de sus juegos.',
        `Si prefieres un correo, escribe a ${SELLER.email} desde el correo de tu cuenta, con tu número de pedido (empieza con LT-) y los juegos que devuelves.`,
        'En el correo basta con este texto: «Me retracto de la compra del pedido LT-________. Juegos: ________. Fecha: ________».',
        'Cuenta el día en que usas el botón o envías tu correo. Te confirmamos por correo que lo recibimos.',
      ],
    },
    {
      key: 'refund',
      heading: 'Cómo vuelve tu dinero',
      paragraphs: [
        'Devolvemos todo lo que pagaste por esos juegos, sin descontar gastos, a la misma tarjeta.',
        'Con el botón le pedimos la devolución al banco de inmediato; si nos escribes, dentro de 5 días hábiles. La ley da como máximo 45 días desde que nos avisas. El banco decide en qué estado de cuenta aparece.',
        'Los juegos devueltos salen de tu biblioteca. Guardamos tu avance 30 días y puedes volver a comprarlos cuando quieras. Si devuelves el período actual de un plan, el plan termina.',
      ],
    },
    {
      key: 'other',
      heading: 'Otros casos',
      paragraphs: [
        'Un juego gratis no tiene dinero que devolver.',
        'Si un juego no funciona como dice su página, no necesitas este derecho: tienes los que da la Ley 19.496 ante un producto o servicio defectuoso, aunque estos plazos hayan pasado.',
        `La tienda: ${SELLER.name} (empresa ficticia de muestra), RUT ${SELLER.rut}, ${SELLER.address}, ${SELLER.email}.`,
      ],
    },
  ],
};
