import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const developersEs: LegalText = {
  title: 'Términos para quienes desarrollan',
  sections: [
    {
      key: 'who',
      heading: 'Quiénes acuerdan',
      paragraphs: [
        `Este acuerdo es entre ${SELLER.name} (empresa ficticia de muestra), RUT ${SELLER.rut}, y la persona o el estudio que publica juegos en Ludoteca.`,
        'Quien postula es mayor de edad y puede obligar al estudio que nombra. Los datos de la postulación son verdaderos y se mantienen al día.',
      ],
    },
    {
      key: 'rights',
      heading: 'Tus juegos siguen siendo tuyos',
      paragraphs: [
        'Nos autorizas a mostrar, vender y entregar tus juegos en Ludoteca mientras estén publicados, sin exclusividad. Declaras que tienes los derechos sobre todo lo que subes.',
        'Quien compró un juego puede seguir jugándolo aunque después lo retires de la venta.',
      ],
    },
    {
      key: 'review',
      heading: 'Revisión antes de publicar',
      paragraphs: [
        'Revisamos cada juego antes de su primera publicación. Un juego debe enseñar lo que dice, llevar una clasificación por edad, respetar a niñas y niños, no mostrar publicidad y no reunir datos personales.',
        'Si un juego no cumple, lo devolvemos con el motivo. Uno ya publicado se puede retirar con motivo, y puedes apelar.',
      ],
    },
    {
      key: 'money',
      heading: 'Cómo se reparte el dinero',
      paragraphs: [
        'Del precio sin IVA, el 70 % es tuyo y el 30 % de la plataforma, en ventas y en suscripciones. El dinero que se devuelve a una persona se descuenta de ambas partes.',
        'Pagamos a la cuenta que indicas. Los impuestos que la ley manda retener se retienen y se muestran en cada liquidación.',
      ],
    },
    {
      key: 'data',
      heading: 'Tus datos',
      paragraphs: [
        'El nombre, la presentación y el enlace del estudio son públicos. El identificador tributario y la cuenta de pago se usan solo para pagarte y cumplir la ley; la cuenta se guarda cifrada.',
        'Del equipo del estudio guardamos quién trabaja en él y con qué rol.',
      ],
    },
    {
      key: 'end',
      heading: 'Término y cambios',
      paragraphs: [
        'Puedes retirar tus juegos y terminar este acuerdo cuando quieras. Lo ganado hasta entonces se paga igual.',
        'Si cambiamos estos términos, te pediremos aceptar los nuevos antes de publicar algo más.',
      ],
    },
  ],
};
