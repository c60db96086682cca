export const settings = {
  title: 'Tu cuenta',
  consents: {
    agreements: {
      title: 'Lo que aceptaste', lead: 'Cada respuesta queda guardada con la versión exacta del texto.', terms: 'Términos de venta', privacy: 'Aviso de privacidad', accepted: 'Aceptaste la versión {{version}} el {{date}}.', outdated: 'Aceptaste la versión {{version}} el {{date}}; el texto cambió después.', never: 'Aún no lo aceptas.', accept: 'Acepto la versión {{version}}', acceptNamed: 'Acepto: {{text}}, versión {{version}}',
      failed: 'No pudimos guardar tu respuesta.', loadFailed: 'No pudimos cargar esta parte de tu cuenta.', again: 'Intentar otra vez', saved: 'Guardamos tu respuesta.', loading: 'Cargando…',
    },
    news: { title: 'Novedades por correo', on: 'Recibir novedades por correo', off: 'Está apagado: no te enviamos publicidad.', active: 'Está encendido. Puedes apagarlo cuando quieras.', children: 'A las cuentas de niñas y niños no les enviamos novedades.' },
    guardian: {
      title: 'Permiso para comprar', why: 'Esta cuenta es de una niña o un niño. Puede tener juegos gratis; para comprar, una persona adulta a cargo debe dar su permiso por correo.', data: 'Usamos ese correo solo para esto.',
      email: 'Correo de la persona adulta', emailHint: 'De tu mamá, tu papá o quien te cuida. Distinto del correo de esta cuenta.', emailProblem: 'Escribe un correo, como nombre@ejemplo.cl.', ask: 'Pedir el permiso', askAgain: 'Enviar otra vez', asking: 'Enviando…', sent: 'Enviamos la pregunta a {{email}}.', failed: 'No pudimos enviar la pregunta.',
      waiting: 'Preguntamos a {{email}} el {{date}}. Cuando responda, te avisamos por correo. Si la dirección está mal, escríbela de nuevo.',
      allowed: 'Tienes permiso para comprar. Lo dio {{email}} el {{date}}.', refused: '{{email}} dijo que no el {{date}}. Conversen, y si cambia de opinión puedes preguntarle otra vez.', withdrawn: '{{email}} retiró el permiso el {{date}}. Puede darlo otra vez con el enlace de su correo, o puedes preguntarle otra vez.', 'erasure-asked': '{{email}} pidió el {{date}} que se borre esta cuenta. Si fue un error, puede cambiarlo desde su correo.',
      yearTitle: '¿En qué año naciste?', yearWhy: 'No lo sabemos todavía. Lo usamos para cuidar las cuentas de niñas y niños. Después no se puede cambiar aquí.', year: 'Año de nacimiento', yearProblem: 'Escribe los cuatro dígitos del año, como 1988.', yearSave: 'Guardar el año', yearSaved: 'Guardamos tu año de nacimiento.', yearFailed: 'No pudimos guardar el año.',
    },
    page: {
      title: 'Permiso para comprar', lead: '{{name}} tiene una cuenta en Ludoteca y dice que eres la persona adulta a su cargo. Lee esto y decide; no necesitas una cuenta.', incomplete: 'El enlace está incompleto. Ábrelo otra vez desde el correo.', brokenTitle: 'El enlace no funcionó', home: 'Ir a Ludoteca', texts: 'Al autorizar aceptas también los <terms>términos de venta</terms> y el <privacy>aviso de privacidad</privacy> en su nombre.', question: '¿Puede comprar juegos con su cuenta?', version: 'Versión {{version}} de este texto',
      allow: 'Sí, autorizo las compras', refuse: 'No autorizo', withdraw: 'Retirar el permiso', erase: 'Quiero que se borre la cuenta', eraseSure: '¿Pedimos que se borre la cuenta de {{name}}?', eraseWhat: 'Con ella se pierden su biblioteca y sus juegos. Mientras tanto no podrá comprar. Ocurre después de siete días; hasta entonces se puede cancelar con el correo que llega a la cuenta.', eraseYes: 'Sí, pedir que se borre', eraseNo: 'Volver', working: 'Guardando…', failed: 'No pudimos guardar tu respuesta.', loading: 'Abriendo la pregunta…', close: 'Ya puedes cerrar esta página.',
      now: { allowed: 'Ahora: compras autorizadas el {{date}}.', refused: 'Ahora: dijiste que no el {{date}}.', withdrawn: 'Ahora: retiraste el permiso el {{date}}.', 'erasure-asked': 'Ahora: pediste borrar la cuenta el {{date}}.' },
      done: { allowed: 'Gracias por responder', refused: 'Guardamos tu respuesta', withdrawn: 'Retiraste el permiso', 'erasure-asked': 'Anotamos tu pedido' },
    },
    unsubscribe: { title: 'Novedades por correo', lead: '¿Dejamos de enviarte novedades? Los comprobantes y los avisos sobre tu cuenta siguen llegando.', action: 'No quiero más novedades', working: 'Guardando…', doneTitle: 'Listo', failed: 'No pudimos guardarlo. Inténtalo otra vez.', incomplete: 'El enlace está incompleto. Ábrelo otra vez desde el correo.', home: 'Ir a Ludoteca' },
  },
  profile: {
    title: 'Perfil', editTitle: 'Editar perfil', edit: 'Editar perfil', details: 'Tus datos', back: 'Volver a tu cuenta', save: 'Guardar cambios', saving: 'Guardando…',
    failed: 'No pudimos guardar tus datos. Inténtalo de nuevo.', notLoaded: 'No pudimos mostrar tu perfil.', verified: 'Confirmado', unverified: 'Sin confirmar', verify: 'Enviar otro enlace de confirmación',
    username: 'Nombre de usuario', usernameHint: 'Lo que ven los demás. No uses tu nombre completo.',
    birthday: 'Fecha de nacimiento', birthdayHint: 'Es opcional y nadie más la ve.',
    bio: 'Sobre ti', bioHint_zero: 'Ya no te quedan caracteres.', bioHint_one: 'Te queda {{count}} carácter.', bioHint_other: 'Te quedan {{count}} caracteres.',
    email: 'Correo', emailHint: 'Si lo cambias, enviamos un enlace a la dirección nueva y un aviso a la actual. Sigues usando la actual hasta que abras el enlace.',
    pending: {
      title: 'Falta confirmar {{email}}', text: 'Abre el enlace que enviamos a esa dirección. Hasta entonces tu correo sigue siendo {{email}}.',
      again: 'Enviar otra vez', cancel: 'Cancelar el cambio', sent: 'Te enviamos un enlace nuevo.', cancelled: 'Tu correo sigue siendo el mismo.',
    },
    picture: {
      title: 'Foto de perfil', choose: 'Elegir una foto', another: 'Elegir otra', save: 'Guardar foto', keep: 'No cambiarla', remove: 'Quitar la foto', preview: 'Así se verá tu foto', check: 'Así se verá. Guárdala si te gusta.',
      hint: 'JPEG, PNG, WebP o GIF. La recortamos en un cuadrado desde el centro y le quitamos los datos ocultos, como el lugar donde se tomó.',
      saved: 'Tu foto de perfil está actualizada', removed: 'Quitamos tu foto de perfil', failed: 'No pudimos subir tu foto de perfil. Inténtalo de nuevo.', unreadable: 'No pudimos abrir ese archivo como imagen. Elige un JPEG, PNG, WebP o GIF.',
    },
    problems: {
      username: 'Elige de 2 a 40 letras o números; empieza con uno de ellos.', email: 'Escribe tu correo, como nombre@ejemplo.cl.', birthday: 'Elige un día que ya pasó.', bio: 'Usa solo texto, hasta 500 caracteres.',
    },
  },
  account: {
    nav: { label: 'Partes de tu cuenta', profile: 'Perfil', security: 'Seguridad', sessions: 'Sesiones', privacy: 'Privacidad' },
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
  myData: {
    title: 'Mis datos', lead: 'Lo que Ludoteca guarda sobre ti: llévatelo o bórralo.', loading: 'Buscando…', loadFailed: 'Ahora no pudimos ver tus datos.', again: 'Probar otra vez',
    copy: {
      title: 'Una copia de mis datos', text: 'Un archivo con todo lo que guardamos sobre ti: una página para leer y los mismos datos para otros programas. Te escribimos cuando esté listo; suele tardar menos de un minuto.',
      ask: 'Preparar el archivo', askAgain: 'Preparar uno nuevo', asking: 'Pidiendo…', failed: 'No pudimos pedir el archivo. Prueba otra vez.', asked: 'Estamos preparando tu archivo. Puedes salir de esta página: te escribiremos.',
      ready: 'Tu archivo del {{day}} está listo', until: 'Puedes bajarlo hasta el {{day}}. {{size}} KB.', download: 'Bajar', downloading: 'Bajando…', downloadFailed: 'No pudimos bajar el archivo. Prueba otra vez.',
      expired: 'El archivo del {{day}} ya no está', broken: 'No pudimos preparar el archivo del {{day}}. Pídelo otra vez, por favor.', file: 'ludoteca-mis-datos.zip',
    },
    erase: {
      title: 'Borrar mi cuenta', text: 'Tienes siete días para cambiar de idea. Después nadie puede deshacerlo, tampoco nosotros.',
      goes: 'Qué se borra', goesText: 'Tu nombre, correo, contraseña, perfil, foto, sesiones y archivos. Ya no podrás abrir tus juegos.',
      stays: 'Qué queda', staysText: 'Los pedidos y pagos, porque la ley obliga a guardar la contabilidad. Llevan un número en vez de tu nombre.',
      password: 'Tu contraseña', passwordHint: 'Para estar seguros de que eres tú.', noPassword: 'Tu cuenta no tiene contraseña. Te enviamos un enlace para confirmar.',
      action: 'Borrar mi cuenta', sending: 'Pidiendo…', link: 'Enviarme el enlace', linkSent: 'Te enviamos un enlace. Ábrelo dentro de una hora para confirmar.', needPassword: 'Escribe tu contraseña.', failed: 'No pudimos pedirlo. No se borró nada. Prueba otra vez.',
      waiting: 'Tu cuenta se borrará el {{day}}', daysLeft_one: 'Te queda {{count}} día para cambiar de idea.', daysLeft_other: 'Te quedan {{count}} días para cambiar de idea.',
      meanwhile: 'Hasta entonces puedes jugar como siempre. También puedes comprar, pero lo que compres se pierde con la cuenta.', keep: 'Conservar mi cuenta', keeping: 'Cancelando…', kept: 'Tu cuenta se queda. No se borró nada.', keepFailed: 'No pudimos cancelarlo. Prueba otra vez.',
      underWay: 'Estamos borrando tu cuenta', underWayText: 'Ya no se puede detener. El certificado va en camino a tu correo.',
    },
    cancel: { title: 'Conservar tu cuenta', text: 'Pediste borrar tu cuenta. Con este botón se queda como está.', action: 'Conservar mi cuenta', done: 'Tu cuenta se queda', doneText: 'No se borró nada. Tus juegos siguen donde estaban.' },
    confirm: { title: 'Borrar tu cuenta', text: 'Con este botón comienzan los siete días en que todavía puedes cambiar de idea. Después se borra tu cuenta.', action: 'Borrar mi cuenta', done: 'Tu cuenta se borrará el {{day}}', doneText: 'Te enviamos un correo con un enlace por si cambias de idea.' },
    link: { working: 'Un momento…', failed: 'No funcionó', missing: 'El enlace no está completo. Ábrelo otra vez desde el correo.', home: 'Ir a la tienda' },
  },
};
