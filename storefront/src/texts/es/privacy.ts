export const privacy = {
  consents: {
    agreements: {
      title: 'Lo que aceptaste', lead: 'Cada respuesta queda guardada con la versión exacta del texto.', terms: 'Términos de venta', privacy: 'Aviso de privacidad', accepted: 'Aceptaste la versión {{version}} el {{date}}.', outdated: 'Aceptaste la versión {{version}} el {{date}}; el texto cambió después.', never: 'Aún no lo aceptas.', accept: 'Acepto la versión {{version}}', acceptNamed: 'Acepto la versión {{version}}: {{text}}',
      failed: 'No pudimos guardar tu respuesta.', loadFailed: 'No pudimos cargar esta parte de tu cuenta.', again: 'Intentar otra vez', saved: 'Guardamos tu respuesta.', loading: 'Cargando…',
    },
    news: { title: 'Novedades por correo', on: 'Recibir novedades por correo', off: 'Está apagado: no te enviamos publicidad.', active: 'Está encendido. Puedes apagarlo cuando quieras.', children: 'A las cuentas de niñas y niños no les enviamos novedades.' },
  },
  myData: {
    loading: 'Buscando…', loadFailed: 'Ahora no pudimos ver tus datos.', again: 'Probar otra vez',
    copy: {
      title: 'Una copia de mis datos', text: 'Un archivo con todo lo que guardamos sobre ti: una página para leer y los mismos datos para otros programas. Te escribimos cuando esté listo; suele tardar menos de un minuto.',
      ask: 'Preparar el archivo', askAgain: 'Preparar uno nuevo', asking: 'Pidiendo…', failed: 'No pudimos pedir el archivo. Prueba otra vez.', asked: 'Estamos preparando tu archivo. Puedes salir de esta página: te escribiremos.',
      ready: 'Tu archivo del {{day}} está listo', until: 'Puedes bajarlo hasta el {{day}}. {{size}} KB.', download: 'Bajar', downloading: 'Bajando…', downloadFailed: 'No pudimos bajar el archivo. Prueba otra vez.',
      expired: 'El archivo del {{day}} ya no está', broken: 'No pudimos preparar el archivo del {{day}}. Pídelo otra vez, por favor.', file: 'ludoteca-mis-datos.zip',
    },
    erase: {
      title: 'Borrar mi cuenta', text: 'Tienes siete días para cambiar de idea. Después nadie puede deshacerlo, tampoco nosotros.',
      goes: 'Qué se borra', goesText: 'Tu nombre, correo, contraseña, perfil, foto, sesiones y archivos. Ya no podrás abrir tus juegos. Una suscripción deja de renovarse desde que lo pides.',
      stays: 'Qué queda', staysText: 'Los pedidos y pagos, porque la ley obliga a guardar la contabilidad. Llevan un número en vez de tu nombre.',
      password: 'Tu contraseña', passwordHint: 'Para estar seguros de que eres tú.', noPassword: 'Tu cuenta no tiene contraseña. Te enviamos un enlace para confirmar.',
      action: 'Borrar mi cuenta', sending: 'Pidiendo…', link: 'Enviarme el enlace', linkSent: 'Te enviamos un enlace. Ábrelo dentro de una hora para confirmar.', needPassword: 'Escribe tu contraseña.', failed: 'No pudimos pedirlo. No se borró nada. Prueba otra vez.',
      waiting: 'Tu cuenta se borrará el {{day}}', daysLeft_one: 'Te queda {{count}} día para cambiar de idea.', daysLeft_other: 'Te quedan {{count}} días para cambiar de idea.',
      meanwhile: 'Hasta entonces puedes jugar como siempre. También puedes comprar, pero lo que compres se pierde con la cuenta.', keep: 'Conservar mi cuenta', keeping: 'Cancelando…', kept: 'Tu cuenta se queda. No se borró nada.', keepFailed: 'No pudimos cancelarlo. Prueba otra vez.',
      underWay: 'Estamos borrando tu cuenta', underWayText: 'Ya no se puede detener. El certificado va en camino a tu correo.',
    },
    cancel: { title: 'Conservar tu cuenta', text: 'Pediste borrar tu cuenta. Con este botón se queda.', action: 'Conservar mi cuenta', done: 'Tu cuenta se queda', doneText: 'No se borró nada. Tus juegos siguen donde estaban. Si tenías una suscripción al pedir el borrado, ya no se renueva, a menos que la actives otra vez.' },
    confirm: { title: 'Borrar tu cuenta', text: 'Con este botón comienzan los siete días en que todavía puedes cambiar de idea. Después se borra tu cuenta.', action: 'Borrar mi cuenta', done: 'Tu cuenta se borrará el {{day}}', doneText: 'Te enviamos un correo con un enlace por si cambias de idea.' },
    link: { working: 'Un momento…', failed: 'No funcionó', missing: 'El enlace no está completo. Ábrelo otra vez desde el correo.', home: 'Ir a la tienda', account: 'Ver mi cuenta' },
  },
};
