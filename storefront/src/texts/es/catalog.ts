export const catalog = {
  subjects: {
    science: 'Ciencias', biology: 'Biología', chemistry: 'Química', physics: 'Física', astronomy: 'Astronomía', math: 'Matemática', logic: 'Lógica', language: 'Lenguaje',
    english: 'Inglés', history: 'Historia', geography: 'Geografía', arts: 'Artes', music: 'Música', technology: 'Tecnología', citizenship: 'Ciudadanía', health: 'Salud',
  },
  platforms: { web: 'Web', windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android' },
  ages: { educational: 'Educativo, todo público', all: 'Todo público', '8': 'Desde 8 años', '14': 'Desde 14 años', '18': 'Desde 18 años' },
  agesShort: { educational: 'Educativo', all: 'Todo público', '8': '8+', '14': '14+', '18': '18+' },
  age: { title: '¿Tienes {{age}} años o más?', text: 'Este juego es para personas de {{age}} años o más.', yes: 'Sí, tengo {{age}} o más', no: 'Volver' },
  languages: { es: 'Español', en: 'Inglés', pt: 'Portugués' },
  home: {
    title: 'Videojuegos educativos para la escuela y la casa', promise: 'Un laboratorio en cada mochila escolar',
    lead: 'Juegos que enseñan ciencia, números y palabras. En el computador del colegio o en el teléfono de casa.',
    action: 'Ver los juegos', teacher: 'Cómo funciona', fan: 'Tres de nuestros juegos',
    figures: { labs: 'de las escuelas de Latinoamérica no tiene laboratorio de ciencias', phones: 'de niñas y niños alcanza un teléfono', source: 'Cifras publicadas por el proyecto; Latinoamérica.' },
    newest: 'Recién llegados', all: 'Ver todos', everything: 'Todo', filters: 'Elige una asignatura', none: 'Todavía no hay juegos nuevos de esta asignatura.',
    how: 'Cómo funciona',
    steps: {
      choose: { title: 'Elige', text: 'Busca por asignatura y curso. Cada juego dice qué enseña y para quién es.' },
      pay: { title: 'Paga con Webpay', text: 'Pagas en la página del banco. Nunca vemos tu tarjeta. Los juegos gratis no la piden.' },
      play: { title: 'Juega', text: 'El juego queda en tu biblioteca, sin vencimiento y en todos tus equipos.' },
    },
    trust: 'Precios con IVA, en pesos, antes de pagar.', freeTitle: 'Empieza sin pagar', freeText: 'Hay juegos gratis para siempre. Guarda uno en tu biblioteca y pruébalo hoy.',
  },
  list: {
    title: 'Juegos', count_zero: 'Ningún juego', count_one: '{{count}} juego', count_other: '{{count}} juegos', search: 'Buscar juegos', searchPlaceholder: 'Volcanes, fracciones, poemas…', searchAction: 'Buscar',
    filters: 'Filtros', filtersWith: 'Filtros ({{count}})', apply: 'Ver los juegos', clear: 'Quitar los filtros', subject: 'Asignatura', grade: 'Curso', any: 'Cualquiera', platform: 'Dónde se juega', language: 'Idioma', price: 'Precio',
    free: 'Gratis', paid: 'De pago', sort: 'Ordenar por',
    sorts: { relevance: 'Relevancia', newest: 'Más nuevos', price: 'Precio, menor a mayor', '-price': 'Precio, mayor a menor', title: 'Título' },
    emptyTitle: 'Ningún juego coincide', empty: 'Prueba con menos filtros o con otra palabra.',
    results: 'Resultados',
  },
  game: {
    buy: 'Agregar al carrito', inCart: 'En tu carrito', goToCart: 'Ir al carrito', claim: 'Obtener gratis', claiming: 'Agregando…', openLibrary: 'Abrir mi biblioteca', added: '{{title}} está en tu carrito.', claimed: '{{title}} está en tu biblioteca.',
    vat: 'IVA incluido', yours: 'Pagas una vez y es tuyo para siempre.', freeNote: 'Gratis para siempre. Solo necesitas una cuenta.', playsOn: 'Se juega en', grades: 'Cursos', age: 'Edad', languages: 'Idiomas', size: 'Descarga', megabytes: '{{size}} MB', instant: 'Se abre en el navegador', released: 'Publicado',
    about: 'Sobre el juego', teaches: 'Qué enseña', achievements: 'Logros', achievementsLink_one: 'Ver su {{count}} logro', achievementsLink_other: 'Ver sus {{count}} logros', achievementsLead: 'Metas pequeñas dentro del juego; algunas son secretas hasta que las encuentras.', developer: 'Hecho por', requirements: 'Qué necesitas', similar: 'Juegos parecidos',
    shots: 'Imágenes del juego', shot: 'Imagen {{n}} de {{total}}', coverOf: 'Portada de {{title}}', by: 'de {{name}}', buyingBox: 'Comprar este juego',
    withdrawal: 'Retracto y devoluciones', inPlan: 'En el plan', inPlanText: 'Incluido en la <plans>suscripción</plans>, o cómpralo y quédate con él.', lent: 'Lo juegas con tu plan', lentUntil: 'Lo juegas con tu plan hasta el {{date}}', playPlan: 'Jugar desde mi biblioteca', buyToKeep: 'Comprar para siempre',
  },
  achievements: {
    of: 'Logros de {{title}}', back: 'Volver a {{title}}', secret: 'Logro secreto', secretText: 'Juega para descubrir cuál es.', instant: 'De una vez', progress: 'Paso a paso', goal: 'Meta: {{goal}}', none: 'Este juego todavía no tiene logros.', lead_one: '{{count}} logro para ganar jugando.', lead_other: '{{count}} logros para ganar jugando.',
  },
};
