import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const guardianEs: LegalText = {
  title: 'La cuenta de una niña o un niño',
  sections: [
    {
      key: 'account',
      heading: 'Qué es esta cuenta',
      paragraphs: [
        'Ludoteca vende juegos educativos. Una niña o un niño creó una cuenta para tenerlos en su biblioteca y dio tu correo como el de la persona adulta a su cargo.',
        'La cuenta no tiene perfil público: nadie más ve su nombre ni su foto. No usamos programas de seguimiento ni publicidad. Los juegos gratis los puede obtener sin pedir permiso.',
      ],
    },
    {
      key: 'allowing',
      heading: 'Qué cambia si autorizas las compras',
      paragraphs: [
        'Desde esa cuenta se podrán comprar juegos en esta tienda. Cada pago se hace en Webpay, la página de Transbank, con una tarjeta; no guardamos tarjetas en la cuenta.',
        'Como persona a cargo respondes por esas compras y aceptas en nombre de la niña o el niño los términos de compra y el aviso de privacidad.',
        'Puedes retirar el permiso cuando quieras, con el enlace del correo que te enviamos al autorizar. Las compras ya hechas no se deshacen por eso, pero mantienen su derecho a retracto.',
      ],
    },
    {
      key: 'data',
      heading: 'Qué datos guardamos',
      paragraphs: [
        'De la cuenta: correo, nombre de usuario, idioma, año de nacimiento, lo que agregue a su perfil, sus sesiones, sus compras y sus juegos.',
        'De ti: tu correo, cuándo te preguntamos y qué respondiste. Lo usamos solo para esto y se borra junto con la cuenta.',
        `Puedes pedirnos ver, corregir o borrar los datos de la niña o el niño: escribe a ${SELLER.email}, o pide borrar la cuenta en esta página.`,
      ],
    },
  ],
};
