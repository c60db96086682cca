export const account = {
  email: 'Correo', password: 'Contraseña',
  login: {
    title: 'Ingresar', lead: 'Entra para ver tus juegos y compras.', remember: 'Mantener mi sesión en este equipo', action: 'Ingresar', sending: 'Ingresando…', noAccount: '¿Primera vez aquí?', signup: 'Crea una cuenta', need: 'Ingresa para seguir. Tu carrito queda guardado.', forgot: '¿Olvidaste tu contraseña?', lost: '¿No llegó a {{email}}? Mira en el correo no deseado, o pide otro.',
  },
  register: {
    title: 'Crear cuenta', lead: 'Es gratis. Con ella tus juegos quedan en tu biblioteca.', username: 'Nombre de usuario', usernameHint: 'Lo que ven los demás. No uses tu nombre completo.', passwordHint: 'Al menos 8 caracteres, una mayúscula y un número.',
    birthYear: 'Año de nacimiento', birthYearHint: 'Para mostrarte juegos adecuados. Si tienes menos de 14, crea la cuenta con un adulto.', terms: 'Acepto los <terms>términos de venta</terms> y el <privacy>aviso de privacidad</privacy>', action: 'Crear la cuenta', sending: 'Creando…', have: '¿Ya tienes cuenta?', login: 'Ingresa',
    strength: { label: 'Fuerza', missing: 'Falta: {{what}}.', length: '8 caracteres', upper: 'una mayúscula', digit: 'un número', fair: 'Aceptable. Más larga es mejor.', good: 'Buena.', strong: 'Muy buena.' },
    sentTitle: 'Revisa tu correo', sent: 'Enviamos un enlace a {{email}}. Ábrelo para confirmar que es tuyo; después podrás ingresar.', sentHint: '¿No llegó? Mira en el correo no deseado, o pide otro.', resend: 'Enviar otro enlace', resent: 'Si la dirección tiene una cuenta en espera, un nuevo enlace va en camino.', goOn: 'Ya abrí el enlace: ingresar',
    pendingFirst: 'Confirma primero tu correo', proven: 'Confirmado por tu enlace.', provenLead: 'Tu correo está confirmado. Solo falta esto.',
    ready: 'Tu cuenta está lista', readyText: 'Tu correo está confirmado: ya puedes comprar juegos.',
  },
  pending: {
    lead: 'Es gratis. Primero te enviamos un enlace al correo, para saber que es tuyo.', action: 'Enviarme el enlace', sending: 'Enviando…', direct: '¿No puedes abrir tu correo ahora?', directAction: 'Llena el formulario y confirma después',
    sent: 'Enviamos un correo a {{email}}. Abre su enlace para elegir tu nombre y tu contraseña.', hint: 'Puede tardar un minuto. Si no llega, mira en el correo no deseado. Lo que tienes en el carrito queda guardado.',
    check: 'Ya abrí el enlace', again: 'Pedir otro enlace', resent: 'Enviamos otro correo. Los enlaces anteriores ya no sirven.', other: 'Usar otro correo',
    status: {
      pending: 'Todavía no vemos abierto el enlace. Busca nuestro correo más nuevo.', verified: 'Tu correo está confirmado. Sigue en la ventana que abrió el enlace; si ya no está, pide otro enlace.',
      over: 'Ya nada espera por este correo. Si tu cuenta está creada, ingresa; si no, pide otro enlace.',
    },
    opened: 'Con un toque confirmas que este correo es tuyo; después eliges tu nombre y tu contraseña.',
    failedSend: 'No pudimos enviar el enlace. Inténtalo de nuevo.', failedVerify: 'No pudimos confirmar tu correo', failedCheck: 'No pudimos revisar si se abrió el enlace',
  },
  recovery: {
    title: '¿Olvidaste tu contraseña?', lead: 'A todos nos pasa. Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.', action: 'Enviarme el enlace', sending: 'Enviando…', back: 'Volver a ingresar',
    sent: 'Si {{email}} tiene una cuenta, va en camino un enlace para elegir otra contraseña.', hint: 'Puede tardar un minuto y sirve por una hora. Si no llega, mira en el correo no deseado.', resent: 'Si la dirección tiene una cuenta, enviamos otro correo. Los enlaces anteriores ya no sirven.',
    confirmTitle: 'Elige una contraseña nueva', confirmLead: 'Con ella ingresarás desde ahora. Cerraremos tu sesión en todos los demás equipos.', newPassword: 'Contraseña nueva', save: 'Guardar la contraseña', saving: 'Guardando…',
    done: 'Tu contraseña cambió', doneText: 'Ingresa con la nueva.', again: 'Pedir otro enlace', failedRequest: 'No pudimos pedir el cambio de contraseña', failedConfirm: 'No pudimos cambiar la contraseña',
  },
  verify: {
    account: {
      title: 'Confirma tu correo', text: '¿Creaste tú una cuenta en Ludoteca con este correo?', action: 'Sí, yo la creé', disown: 'No fui yo',
      disownHint: 'Si no fuiste tú, borramos esa cuenta y la contraseña que le pusieron. Tu correo queda libre.',
    },
    address: { title: 'Usa este correo en tu cuenta', text: 'Desde entonces ingresas con él y tus comprobantes llegan aquí.', action: 'Usar este correo' },
    disowned: 'Borramos esa cuenta', disownedText: 'Ya no se puede usar. Si quieres una cuenta, créala cuando quieras.',
    title: 'Confirma tu correo', working: 'Confirmando…', done: 'Tu correo está confirmado', doneText: 'Ya puedes ingresar y comprar juegos.', failed: 'El enlace no funcionó', missing: 'El enlace está incompleto. Ábrelo otra vez desde el correo, o pide uno nuevo.', goOn: 'Seguir donde estabas', action: 'Confirmar mi correo',
  },
  google: {
    action: 'Continuar con Google', entering: 'Ingresando con Google…', or: 'o con tu correo', failed: 'No pudimos iniciar tu sesión con Google. Inténtalo de nuevo.', missing: 'No se pudo cargar el botón de Google. Usa tu correo y tu contraseña.',
    terms: 'Si es tu primera vez, al continuar aceptas los <terms>términos de venta</terms> y el <privacy>aviso de privacidad</privacy>.',
    linkTitle: 'Une tu cuenta con Google', password: 'Tu contraseña de Ludoteca', link: 'Unir e ingresar', forgot: '¿Olvidaste tu contraseña?', cancel: 'Ahora no',
  },
  problems: {
    email: 'Escribe tu correo, como nombre@ejemplo.cl.', password: 'Escribe tu contraseña.', username: 'Elige de 2 a 40 letras o números; empieza con uno de ellos.', weak: 'La contraseña necesita al menos 8 caracteres, una mayúscula y un número.', birthYear: 'Escribe los cuatro dígitos del año, como 1988.', terms: 'Para crear la cuenta debes aceptar los términos.',
    fallback: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.', signup: 'No pudimos crear la cuenta. Inténtalo de nuevo.', verify: 'No pudimos confirmar el correo',
  },
};
