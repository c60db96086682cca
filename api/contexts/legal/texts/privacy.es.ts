import type { LegalText } from './legal-text.js';
import { SELLER } from './seller.js';

export const privacyEs: LegalText = {
  title: 'Privacidad',
  sections: [
    {
      key: 'controller',
      heading: 'Quién responde por tus datos',
      paragraphs: [
        `Datos de la tienda: ${SELLER.name} (empresa ficticia de muestra), RUT ${SELLER.rut}, ${SELLER.address}. Para todo lo que trate de tus datos: ${SELLER.email}.`,
        'Seguimos la Ley 21.719 sobre protección de datos personales desde ya, aunque rige desde el 1 de diciembre de 2026.',
      ],
    },
    {
      key: 'kept',
      heading: 'Qué guardamos y para qué',
      paragraphs: [
        'Tu cuenta: correo, nombre de usuario, idioma, año de nacimiento y lo que agregues a tu perfil. Sirve para que entres, compres y te escribamos sobre tus compras. La contraseña se guarda de una forma que ni nosotros podemos leer.',
        'Tus sesiones: cuándo entraste y hasta cuándo vale la sesión. Sirve para protegerte de quien quiera usar tu cuenta.',
        'Tus compras: juegos, precios, fechas y la versión de los términos que aceptaste. Sirve para cumplir el contrato y las leyes de consumo e impuestos.',
        'Tus pagos: lo que el banco informa: tipo de tarjeta, sus cuatro últimos dígitos, cuotas, código de autorización, fecha y resultado. El número completo y la clave nunca pasan por la tienda.',
        'Tu biblioteca: qué juegos tienes y desde cuándo. Sirve para que puedas jugarlos.',
        'Si postulas para publicar juegos: los datos de tu estudio, tu identificador tributario y la cuenta donde te pagamos, que guardamos cifrada. Sirve para revisar la postulación y pagarte.',
      ],
    },
    {
      key: 'not-done',
      heading: 'Qué no hacemos',
      paragraphs: [
        'No vendemos datos, no mostramos publicidad, no seguimos tu navegación y no cargamos programas de rastreo de terceros. No pedimos datos sensibles.',
      ],
    },
    {
      key: 'browser',
      heading: 'Qué guarda tu navegador',
      paragraphs: [
        'La tienda usa solo cookies propias y necesarias. Ninguna sirve para publicidad ni para seguirte:',
        'lang (1 año): el idioma en que quieres ver la tienda.',
        'known_device (180 días): recuerda que en este navegador ya se ingresó a tu cuenta. Si otra persona trata de adivinar tu contraseña desde otro lugar, tú puedes seguir entrando. No lleva tu correo y por sí sola no abre tu cuenta.',
        'google_nonce (1 hora): solo donde puedes ingresar con Google. Une la respuesta de Google a este navegador, para que no sirva en otro. Se borra cuando entras.',
        'Además, tu navegador guarda lo que la tienda necesita para funcionar: tu sesión, tu carrito, un código de descuento y en qué paso de una compra ibas. Puedes borrar todo esto en la configuración de tu navegador.',
      ],
    },
    {
      key: 'shared',
      heading: 'Quién más los recibe',
      paragraphs: [
        'Transbank, para cobrar: le enviamos el monto y un número de orden, no tu nombre ni tu correo.',
        'Quienes alojan la tienda y reparten sus correos, solo por encargo nuestro. Y las autoridades, cuando una ley lo exige.',
      ],
    },
    {
      key: 'time',
      heading: 'Por cuánto tiempo',
      paragraphs: [
        'La cuenta y tu perfil: mientras tengas la cuenta. Si pides que la borremos, borramos tu correo, tu nombre y tu perfil.',
        'Las sesiones: hasta que terminan, a lo más 90 días.',
        'Las compras y los pagos: 6 años, porque las normas de impuestos piden conservar los respaldos. Después de borrar tu cuenta quedan bajo un número, sin tu nombre ni tu correo.',
      ],
    },
    {
      key: 'rights',
      heading: 'Tus derechos',
      paragraphs: [
        'Puedes pedir gratis: saber qué tenemos (acceso), corregirlo (rectificación), borrarlo (supresión), oponerte a un uso (oposición), llevártelo en un formato legible (portabilidad) y que dejemos de usarlo por un tiempo (bloqueo).',
        `Escribe a ${SELLER.email} desde el correo de tu cuenta. Respondemos dentro de 30 días corridos; si un caso necesita más, te avisamos y podemos tomar otros 30 una sola vez.`,
        'Si no quedas conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.',
      ],
    },
    {
      key: 'children',
      heading: 'Niñas, niños y adolescentes',
      paragraphs: [
        'Para menores de 14 años necesitamos el permiso de su madre, padre o tutor. Pedimos lo mínimo y decidimos siempre pensando primero en su bien.',
        'Madre, padre o tutor pueden pedir ver, corregir o borrar los datos de sus hijas e hijos.',
      ],
    },
    {
      key: 'safety',
      heading: 'Cómo los cuidamos',
      paragraphs: [
        'Solo ve tus datos quien los necesita para atenderte. Los registros de compras no llevan tu nombre ni tu correo.',
        'Si ocurriera una filtración que te ponga en riesgo, avisamos a la Agencia y a ti, sin demora y con palabras claras.',
      ],
    },
    {
      key: 'changes',
      heading: 'Cambios',
      paragraphs: [
        'Si este texto cambia, publicamos la versión nueva con su fecha. Si el cambio importa para ti, te escribimos antes.',
      ],
    },
  ],
};
