export const shell = {
  shop: 'Ludoteca',
  tagline: 'Videojuegos educativos de Latinoamérica',
  skip: 'Ir al contenido',
  loading: 'Cargando…',
  checkingSession: 'Revisando tu sesión…',
  close: 'Cerrar',
  wentTo: '{{title}}, página lista',
  nav: {
    label: 'Principal', home: 'Inicio', games: 'Juegos', library: 'Mi biblioteca', orders: 'Mis compras', login: 'Ingresar', signup: 'Crear cuenta', logout: 'Cerrar sesión',
    profile: 'Tu cuenta', account: 'Tu cuenta, {{name}}', menu: 'Menú', closeMenu: 'Cerrar el menú', loggedOut: 'Cerraste tu sesión.',
  },
  cart: { label_one: 'Carrito, {{count}} juego', label_other: 'Carrito, {{count}} juegos', label_zero: 'Carrito, vacío', empty: 'Tu carrito está vacío' },
  language: { label: 'Idioma', toggle: 'View in English', short: 'EN' },
  footer: {
    label: 'Sobre la tienda', rights: '© {{year}} Ludoteca', vat: 'Los precios están en pesos chilenos e incluyen IVA (19\u00a0%).',
    dollars: 'Los montos en dólares son aproximados; siempre pagas en pesos.', legal: 'Términos de venta', refund: 'Retracto y devoluciones', privacy: 'Privacidad',
    promise: 'Juegos que enseñan, hechos en Latinoamérica.', shopTitle: 'La tienda', helpTitle: 'Cuentas claras',
  },
  legal: { version: 'Versión {{version}}', contents: 'Contenido', fingerprint: 'Huella de este texto' },
  agree: {
    label: 'Textos por aceptar', both: 'Hay textos que aún no aceptas: <terms>términos de venta</terms> y <privacy>aviso de privacidad</privacy>, versión {{version}}.', terms: 'Los <terms>términos de venta</terms> cambiaron, o aún no los aceptas. Versión {{version}}.', privacy: 'El <privacy>aviso de privacidad</privacy> cambió, o aún no lo aceptas. Versión {{version}}.',
    action: 'Los leí y acepto', working: 'Guardando…', failed: 'No pudimos guardar tu respuesta.', done: 'Guardamos tu respuesta.',
  },
  errors: {
    offline: 'No pudimos comunicarnos con la tienda. Revisa tu conexión e inténtalo de nuevo; no se perdió nada.',
    server: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
    retry: 'Intentar de nuevo', back: 'Volver', home: 'Ir al inicio', games: 'Ver los juegos',
    notFoundTitle: 'Esta página no está', notFound: 'Puede que la dirección haya cambiado o esté mal escrita. Los juegos siguen en su lugar.',
    brokenTitle: 'No pudimos mostrar esta página', broken: 'La falla es nuestra. No se cobró nada y tu carrito sigue guardado.',
    title: 'Hay un problema', sendLink: 'No pudimos enviar el correo de confirmación',
  },
};
