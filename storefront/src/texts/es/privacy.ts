export const privacy = {
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
