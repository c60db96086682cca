export const account = {
  email: 'Correo', password: 'Contraseña', show: 'Ver', hide: 'Ocultar', showPassword: 'Ver la contraseña', hidePassword: 'Ocultar la contraseña',
  login: {
    title: 'Ingresar', lead: 'A tu biblioteca y tus compras.', remember: 'Mantener mi sesión en este equipo', action: 'Ingresar', sending: 'Ingresando…', noAccount: '¿Primera vez aquí?', signup: 'Crea una cuenta', need: 'Ingresa para seguir. Tu carrito queda guardado.',
    registered: 'Tu cuenta está lista. Enviamos un enlace a {{email}}: ábrelo antes de tu primera compra.',
  },
  register: {
    title: 'Crear cuenta', lead: 'Es gratis. Con ella tus juegos quedan en tu biblioteca.', username: 'Nombre de usuario', usernameHint: 'Lo que ven los demás. No uses tu nombre completo.', passwordHint: 'Al menos 8 caracteres, una mayúscula y un número.',
    birthYear: 'Año de nacimiento', birthYearHint: 'Para mostrarte juegos adecuados. Si tienes menos de 14, crea la cuenta con un adulto.', terms: 'Acepto los <terms>términos de venta</terms> y el <privacy>aviso de privacidad</privacy>', action: 'Crear la cuenta', sending: 'Creando…', have: '¿Ya tienes cuenta?', login: 'Ingresa',
    strength: { label: 'Fuerza', missing: 'Falta: {{what}}.', length: '8 caracteres', upper: 'una mayúscula', digit: 'un número', fair: 'Aceptable. Más larga es mejor.', good: 'Buena.', strong: 'Muy buena.' },
    sentTitle: 'Revisa tu correo', sent: 'Enviamos un enlace a {{email}}. Ábrelo para confirmar que es tuyo; después podrás comprar.', sentHint: '¿No llegó? Mira en el correo no deseado, o pide otro.', resend: 'Enviar otro enlace', resent: 'Si la dirección tiene una cuenta en espera, un nuevo enlace va en camino.', goOn: 'Ingresar mientras tanto',
  },
  verify: { title: 'Confirma tu correo', working: 'Confirmando…', done: 'Tu correo está confirmado', doneText: 'Ya puedes comprar juegos.', failed: 'El enlace no funcionó', failedText: 'Puede ser antiguo o estar usado. Pide uno nuevo.', missing: 'El enlace está incompleto. Ábrelo otra vez desde el correo, o pide uno nuevo.', action: 'Confirmar mi correo' },
  google: {
    action: 'Continuar con Google', entering: 'Ingresando con Google…', or: 'o con tu correo', failed: 'No pudimos iniciar tu sesión con Google. Inténtalo de nuevo.', missing: 'No se pudo cargar el botón de Google. Usa tu correo y tu contraseña.',
    terms: 'Si es tu primera vez, al continuar aceptas los <terms>términos de venta</terms> y el <privacy>aviso de privacidad</privacy>.',
    linkTitle: 'Une tu cuenta con Google', password: 'Tu contraseña de Ludoteca', link: 'Unir e ingresar', forgot: '¿Olvidaste tu contraseña?', cancel: 'Ahora no',
  },
  problems: {
    email: 'Escribe tu correo, como nombre@ejemplo.cl.', password: 'Escribe tu contraseña.', username: 'Elige de 2 a 40 letras o números; empieza con uno de ellos.', weak: 'La contraseña necesita al menos 8 caracteres, una mayúscula y un número.', birthYear: 'Escribe los cuatro dígitos del año, como 1988.', terms: 'Para crear la cuenta debes aceptar los términos.',
    fallback: 'No pudimos iniciar tu sesión. Inténtalo de nuevo.', signup: 'No pudimos crear la cuenta. Inténtalo de nuevo.', verify: 'No pudimos confirmar el correo', summary: 'Revisa esto antes de seguir',
  },
};
