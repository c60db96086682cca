export const settings = {
  profile: {
    title: 'Perfil', editTitle: 'Editar perfil', edit: 'Editar perfil', details: 'Tus datos', back: 'Volver a tu cuenta', save: 'Guardar cambios', saving: 'Guardando…',
    failed: 'No pudimos guardar tus datos. Inténtalo de nuevo.', notLoaded: 'No pudimos mostrar tu perfil.', verified: 'Confirmado', unverified: 'Sin confirmar', verify: 'Enviar otro enlace de confirmación',
    username: 'Nombre de usuario', usernameHint: 'Lo que ven los demás. No uses tu nombre completo.',
    birthday: 'Fecha de nacimiento', birthdayHint: 'Es opcional y nadie más la ve.',
    bio: 'Sobre ti', bioHint_zero: 'Ya no te quedan caracteres.', bioHint_one: 'Te queda {{count}} carácter.', bioHint_other: 'Te quedan {{count}} caracteres.',
    email: 'Correo', emailHint: 'Si lo cambias, enviamos un enlace a la dirección nueva y un aviso a la actual. Sigues usando la actual hasta que abras el enlace.',
    currentPassword: 'Contraseña actual', currentPasswordHint: 'Con ella sabemos que eres tú quien cambia el correo.',
    pending: {
      title: 'Falta confirmar {{email}}', text: 'Abre el enlace que enviamos a esa dirección. Hasta entonces tu correo sigue siendo {{email}}.',
      allow: 'Abre primero el enlace que enviamos a {{email}} para permitir el cambio, y después el que llega a la dirección nueva.',
      again: 'Enviar otra vez', cancel: 'Cancelar el cambio', sent: 'Te enviamos un enlace nuevo.', cancelled: 'Tu correo sigue siendo el mismo.',
    },
    picture: {
      title: 'Foto de perfil', choose: 'Elegir una foto', another: 'Elegir otra', save: 'Guardar foto', keep: 'No cambiarla', remove: 'Quitar la foto', preview: 'Así se verá tu foto', check: 'Así se verá. Guárdala si te gusta.',
      hint: 'JPEG, PNG, WebP o GIF. La recortamos en un cuadrado desde el centro y le quitamos los datos ocultos, como el lugar donde se tomó.',
      saved: 'Tu foto de perfil está actualizada', removed: 'Quitamos tu foto de perfil', failed: 'No pudimos subir tu foto de perfil. Inténtalo de nuevo.', unreadable: 'No pudimos abrir ese archivo como imagen. Elige un JPEG, PNG, WebP o GIF.',
    },
    problems: {
      username: 'Elige de 2 a 40 letras o números; empieza con uno de ellos.', email: 'Escribe tu correo, como nombre@ejemplo.cl.', birthday: 'Elige un día que ya pasó.', bio: 'Usa solo texto, hasta 500 caracteres.', currentPassword: 'Escribe tu contraseña actual, tal como es.',
    },
  },
  addressLink: {
    missing: 'El enlace está incompleto. Ábrelo otra vez desde el correo.', working: 'Un momento…', failed: 'No pudimos usar el enlace. Inténtalo de nuevo.', account: 'Ir a mi cuenta',
    keep: { title: 'Conserva tu dirección', text: 'Si no pediste otro correo para tu cuenta, consérvala: el enlace a la otra dirección dejará de servir.', action: 'Conservar mi dirección', done: 'Tu cuenta conserva su dirección', doneText: 'El enlace a la otra ya no sirve. Si no fuiste tú quien lo pidió, cambia tu contraseña y cierra las demás sesiones.' },
    allow: { title: 'Permite el cambio de correo', text: 'Si tú pediste otro correo para tu cuenta, permítelo: enviaremos un enlace a la dirección nueva.', action: 'Permitir el cambio', done: 'Cambio permitido', doneText: 'Enviamos un enlace a la dirección nueva: tu correo cambia cuando lo abras.' },
  },
  account: {
    security: {
      title: 'Cambia tu contraseña', lead: 'Sigues con tu sesión aquí y la cerramos en tus demás dispositivos. Te avisamos por correo.',
      current: 'Contraseña actual', wanted: 'Contraseña nueva', action: 'Cambiar contraseña', sending: 'Cambiando…', currentMissing: 'Escribe tu contraseña actual.', same: 'La contraseña nueva es igual a la actual. Elige otra.',
      failed: 'No pudimos cambiar tu contraseña', forgot: 'Crearla por correo', sessions: 'Dónde tienes tu sesión', sessionsText: 'Revisa tus dispositivos y cierra la sesión en los que ya no usas.', sessionsLink: 'Ver tus sesiones',
    },
    sessions: {
      title: 'Dónde tienes tu sesión', lead: 'Si no reconoces un dispositivo, cierra su sesión y cambia tu contraseña.',
      unknown: 'Dispositivo desconocido', current: 'Este dispositivo', activeNow: 'En uso ahora', lastSeen: 'Último uso: {{at}}', since: 'Sesión iniciada: {{on}}', network: 'Red {{network}}',
      remembered: 'Se mantiene 30 días sin uso', short: 'Se cierra sola tras un día sin uso',
      phone: 'Teléfono', tablet: 'Tableta', computer: 'Computador', other: 'Dispositivo',
      end: 'Cerrar sesión', endNamed: 'Cerrar sesión en {{device}}', ended: 'Cerramos la sesión en {{device}}.', failed: 'No pudimos cerrar la sesión. Inténtalo de nuevo.',
      others: 'Cerrar las demás sesiones', othersNone: 'Solo tienes tu sesión en este dispositivo.', confirmTitle: '¿Cerrar las demás sesiones?',
      confirm: 'Aquí sigues con tu sesión. En todos los demás dispositivos habrá que ingresar de nuevo.', cancel: 'Cancelar', othersEnded: 'Cerramos tu sesión en todos los demás dispositivos.',
    },
  },
};
