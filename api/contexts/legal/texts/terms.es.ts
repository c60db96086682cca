import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const termsEs: LegalText = {
  title: 'Términos de uso y de compra',
  sections: [
    {
      key: 'seller',
      heading: 'Quién vende',
      paragraphs: [
        `Datos de la tienda: ${SELLER.name}, RUT ${SELLER.rut}, ${SELLER.address}. Representante: ${SELLER.representative}. Contacto: ${SELLER.email}.`,
        'Es una empresa ficticia: estos datos son los de la tienda de muestra. Quien opere la tienda pone aquí los suyos.',
        'Ludoteca te vende los juegos, recibe el pago y responde por la compra. Cada juego lo crea la persona o el estudio que aparece en su página.',
      ],
    },
    {
      key: 'acceptance',
      heading: 'Cómo se aceptan estos términos',
      paragraphs: [
        'Los aceptas cuando marcas la casilla que los nombra, al crear tu cuenta o antes de pagar. La casilla nunca viene marcada, y callar no es aceptar.',
        'Con cada compra guardamos qué versión aceptaste. Puedes leer, imprimir y guardar este texto cuando quieras.',
      ],
    },
    {
      key: 'account',
      heading: 'Tu cuenta',
      paragraphs: [
        'Para comprar necesitas una cuenta y un correo confirmado: a ese correo llega tu comprobante. Mirar la tienda no exige cuenta.',
        'Cuida tu contraseña y avísanos si crees que otra persona usa tu cuenta. Puedes cerrarla cuando quieras escribiendo a nuestro contacto.',
      ],
    },
    {
      key: 'minors',
      heading: 'Niñas, niños y adolescentes',
      paragraphs: [
        'Pedimos el año de nacimiento al crear la cuenta. Las cuentas de menores de 14 años no compran mientras una persona adulta responsable no lo confirme por correo.',
        'Entre los 14 y los 17 años, compra con permiso de tu madre, padre o tutor. Si un menor compró sin permiso, escríbenos: revisamos el caso y devolvemos el dinero cuando corresponde.',
        'Cada juego muestra su clasificación por edad y los cursos escolares a los que está dirigido.',
      ],
    },
    {
      key: 'prices',
      heading: 'Precios',
      paragraphs: [
        'Todos los precios están en pesos chilenos (CLP) e incluyen el IVA de 19 %. Antes de pagar ves el total, el neto y el IVA. No hay cargos ocultos ni gastos de envío.',
        'El valor en dólares es solo una referencia aproximada: siempre se cobra en pesos.',
        'Si un precio sube mientras compras, te lo mostramos y decides de nuevo. Nunca cobramos más que el total que viste.',
      ],
    },
    {
      key: 'payment',
      heading: 'Pago',
      paragraphs: [
        'Pagas con tarjeta de crédito, débito o prepago en Webpay, la página de Transbank. Los datos de tu tarjeta se escriben allá: Ludoteca no los ve ni los guarda.',
        'Si el banco rechaza el pago o cancelas, no se cobra nada. Si la respuesta del banco se pierde, le preguntamos hasta saberla y el pedido queda mientras tanto en confirmación.',
        'Un juego no se cobra dos veces. Si el banco llegara a tomar dinero que no corresponde, lo devolvemos completo sin que tengas que pedirlo.',
      ],
    },
    {
      key: 'delivery',
      heading: 'Entrega y comprobante',
      paragraphs: [
        'Apenas el banco aprueba el pago, el juego queda en tu biblioteca.',
        'Te enviamos por correo la confirmación de la compra con el detalle, el IVA, los datos del pago y el texto de tu derecho a retracto. Guárdala. El documento tributario se rige por las normas del Servicio de Impuestos Internos.',
      ],
    },
    {
      key: 'use',
      heading: 'Qué puedes hacer con un juego',
      paragraphs: [
        'Comprar un juego te da el derecho a jugarlo desde tu cuenta, sin plazo y para uso personal o familiar. Para usarlo con un curso completo, escríbenos.',
        'No puedes revenderlo, copiarlo para otras personas ni saltarte sus protecciones.',
        'Si un juego sale de la venta, sigue en la biblioteca de quienes lo tienen. Si alguna vez no pudiéramos mantenerlo, te avisamos antes y te damos una forma de conservarlo o tu dinero de vuelta.',
      ],
    },
    {
      key: 'withdrawal',
      heading: 'Arrepentirse de una compra',
      paragraphs: [
        'Tienes 10 días para retractarte sin dar motivos, y 90 días si no te enviamos la confirmación por escrito. Además devolvemos tu dinero dentro de 14 días si jugaste menos de 2 horas.',
        'Las reglas completas están en el documento «Derecho a retracto», que también va en el correo de tu compra.',
      ],
    },
    {
      key: 'problems',
      heading: 'Si algo no funciona',
      paragraphs: [
        `Escribe a ${SELLER.email} con tu número de pedido. Respondemos dentro de 5 días hábiles.`,
        'Si un juego no funciona como dice su página, lo arreglamos, lo cambiamos o te devolvemos el dinero, según la Ley 19.496 sobre protección de los consumidores. Nada de este texto limita los derechos que esa ley te da.',
        'También puedes reclamar ante el Servicio Nacional del Consumidor (SERNAC).',
      ],
    },
    {
      key: 'changes',
      heading: 'Cambios a estos términos',
      paragraphs: [
        'Si los cambiamos, publicamos una versión nueva con su fecha. Vale para las compras que hagas después de aceptarla; las anteriores siguen con la versión que aceptaste.',
      ],
    },
    {
      key: 'law',
      heading: 'Ley que se aplica',
      paragraphs: [
        'Se aplica la ley chilena. Puedes acudir al tribunal que corresponde a tu domicilio.',
        'Si la versión en inglés dijera otra cosa, vale la versión en español.',
      ],
    },
  ],
};
