export const home = {
  title: 'Videojuegos educativos para la escuela y la casa',
  promise: 'Un laboratorio en cada mochila',
  action: 'Ver los juegos',
  teacher: 'Cómo funciona',
  fan: 'Tres de nuestros juegos',
  figures: {
    labs: 'de las escuelas primarias de la región no tiene laboratorio de ciencias',
    phones: 'de niñas y niños tiene acceso a un teléfono',
    source:
      'Laboratorios: BID, nota técnica 277 (mayo de 2011), encuesta de 2006 en escuelas primarias de 16 países de América Latina y el Caribe. Teléfonos: cifra publicada por el proyecto.',
  },
  featured: { title: 'Elegidos por Ludoteca', lead: 'Juegos que nuestro equipo recomienda ahora.' },
  newest: 'Recién llegados',
  all: 'Ver todos',
  filters: 'Elige una asignatura',
  none: 'Todavía no hay juegos nuevos de esta asignatura.',
  how: 'Cómo funciona',
  steps: {
    choose: { title: 'Elige', text: 'Busca por asignatura y curso. Cada juego dice qué enseña y para quién es.' },
    pay: {
      title: 'Paga con Webpay',
      text: 'Pagas en la página del banco. Nunca vemos tu tarjeta. Los juegos gratis no la piden.',
    },
    play: {
      title: 'Juega',
      text: 'El juego queda en tu biblioteca, sin vencimiento. Cada uno dice si se juega en el navegador o se descarga.',
    },
  },
  trust: 'Precios con IVA, en pesos, antes de pagar.',
  carousel: {
    role: 'carrusel',
    card: 'tarjeta',
    position: '{{n}} de {{count}}',
    pause: 'Detener el movimiento',
    resume: 'Mover por sí solo',
    previous: 'Anterior',
    next: 'Siguiente',
    row: 'Tarjetas: muévelas con las flechas',
  },
  ways: {
    title: '¿Qué quieres hacer hoy?',
    play: {
      title: 'Jugar ahora mismo',
      text: 'El Sudoku es gratis y se juega aquí, sin cuenta y sin descargar nada.',
      action: 'Jugar Sudoku',
    },
    free: {
      title: 'Empezar sin pagar',
      text: 'Hay juegos gratis para siempre. Guarda los que quieras en tu biblioteca.',
      action: 'Ver los juegos gratis',
    },
    teach: {
      title: 'Jugar con mi curso',
      text: 'Tus estudiantes entran con un código y un apodo, sin correo. Tú ves cómo avanzan.',
      action: 'Ver para colegios',
    },
    find: {
      title: 'Buscar por objetivo',
      text: 'Cada juego dice qué objetivos del currículo trabaja y en qué curso.',
      action: 'Ver los objetivos',
    },
    publish: {
      title: 'Publicar mi juego',
      text: 'Súbelo, pruébalo en privado y gana con cada venta y cada suscripción.',
      action: 'Ver cómo se reparte',
    },
  },
  plans: {
    title: 'Todos los juegos del plan, un solo precio',
    text: 'Juega mientras dure tu suscripción y cancélala cuando quieras.',
    perMonth: '{{amount}} al mes',
    perYear: '{{amount}} al año',
    vat: 'IVA incluido.',
    action: 'Ver los planes',
  },
  teachers: {
    title: '¿Enseñas? Juega con tu curso',
    text: 'Sin cuentas ni correos de estudiantes, y con un informe de lo que pasó.',
    points: {
      classes: { title: 'Cursos', text: 'Elige los juegos y mira cómo avanza cada apodo.' },
      codes: { title: 'Códigos', text: 'Seis letras en la pizarra y tus estudiantes entran.' },
      sheets: { title: 'Fichas de clase', text: 'Una hoja por juego, lista para imprimir.' },
      objectives: { title: 'Objetivos del currículo', text: 'Cada juego dice cuáles trabaja y en qué curso.' },
    },
    action: 'Ver para colegios',
  },
  makers: {
    title: '¿Haces juegos que enseñan?',
    text: 'Publica en Ludoteca y llega a escuelas y familias de toda Latinoamérica. Ves cada peso que ganas y de dónde viene.',
    action: 'Postular con mi estudio',
    split: 'Cómo se reparte el dinero',
  },
  more: 'Por qué existe Ludoteca',
  about: {
    title: 'Sobre Ludoteca',
    lead: 'Una tienda de videojuegos que enseñan, hecha en Chile para Latinoamérica.',
    description: 'Por qué existe Ludoteca, de dónde salen sus cifras y para quién es.',
    why: {
      title: 'Por qué existe',
      text: 'Donde falta un laboratorio, un juego puede serlo: se mezcla, se mide, se falla y se prueba otra vez, sin romper nada. Y la mayoría de las niñas y los niños tiene acceso a un teléfono.',
    },
    figures: {
      title: 'De dónde salen las cifras',
      labs: '{{percent}} de las escuelas primarias de la región no tiene laboratorio de ciencias.',
      labsSource:
        'Banco Interamericano de Desarrollo (BID), nota técnica 277, mayo de 2011. Encuesta de 2006 en escuelas primarias de 16 países de América Latina y el Caribe.',
      phones: '{{percent}} de las niñas y los niños tiene acceso a un teléfono.',
      phonesSource: 'Cifra publicada por el proyecto, sin otra fuente.',
    },
    who: {
      title: 'Para quién es',
      families: 'Familias: juegos con edad, curso y precio claros; ningún anuncio y ningún rastreador para menores.',
      teachers: 'Docentes: cursos con código, sin correos de estudiantes, y un informe que es tuyo y puedes borrar.',
      makers: 'Estudios: publican sus juegos, ven cada cifra y reciben la parte que la regla pública dice.',
    },
    money: {
      title: 'Cómo se sostiene',
      text: 'Vivimos de nuestra parte de ventas y suscripciones. No vendemos datos ni mostramos publicidad.',
    },
    contact: 'Escríbenos',
  },
};
