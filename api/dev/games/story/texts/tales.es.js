/**
 * A tale in pieces, in their order: what shows that order, a paragraph with gaps {0}, {1} … that goes on with it, the words for each
 * gap, and a question. Of words and answers the first one is right.
 * @typedef {object} Tale
 * @property {string} title
 * @property {boolean} [isPoem]
 * @property {string[]} pieces
 * @property {string} clue
 * @property {string} gaps
 * @property {string[][]} words
 * @property {string} question
 * @property {string[]} answers
 * @property {string} why
 */

/** Twelve, four for each level. @type {Tale[]} */
export const tales = [
  {
    title: 'El lobo panadero',
    pieces: [
      'Temprano, el lobo mezcló harina, agua y sal.',
      'Amasó la mezcla hasta que quedó suave.',
      'Después metió la masa en el horno.',
      'Cuando el pan estuvo dorado, lo sacó y lo dejó enfriar.',
    ],
    clue: 'Primero se mezcla, después se amasa y al final se hornea.',
    gaps: 'El lobo puso la mesa {0} esperaba visitas. Los corderos tenían miedo, {1} el olor del pan los hizo entrar.',
    words: [
      ['porque', 'para que', 'ni'],
      ['pero', 'ni', 'o'],
    ],
    question: '¿Por qué entraron los corderos?',
    answers: ['Por el olor del pan', 'Porque llovía', 'Porque el lobo los empujó'],
    why: 'El cuento lo dice: el olor del pan los hizo entrar.',
  },
  {
    title: 'La semilla de Lila',
    pieces: [
      'Lila encontró una semilla y la enterró en un macetero.',
      'A los pocos días asomó un brote verde.',
      'El brote creció y le salió un botón cerrado.',
      'Una mañana, el botón se abrió: era una flor amarilla.',
    ],
    clue: 'De la semilla sale el brote, del brote el botón y del botón la flor.',
    gaps: 'Lila regaba el macetero todos los días {0} la planta no tuviera sed. {1} la flor se abrió, llegó una abeja a beber.',
    words: [
      ['para que', 'pero', 'o'],
      ['Cuando', 'Ni', 'Para que'],
    ],
    question: '¿Qué pasó primero?',
    answers: ['Asomó un brote', 'Se abrió la flor', 'Llegó la abeja'],
    why: 'Sin brote no hay flor, y la abeja llegó cuando la flor se abrió.',
  },
  {
    title: 'Ovejas para dormir',
    isPoem: true,
    pieces: [
      'Una oveja sube al cerro,',
      'dos la siguen con el perro,',
      'tres descansan junto al río',
      'y las cuatro, ya sin frío, / se durmieron.',
    ],
    clue: 'Las ovejas se cuentan: una, dos, tres y cuatro. Además, cerro rima con perro y río con frío.',
    gaps: 'La oveja más chica no podía dormir {0} había mucho silencio. {1} el río cantó bajito y ella cerró los ojos.',
    words: [
      ['porque', 'para que', 'o'],
      ['Entonces', 'Para que', 'Ni'],
    ],
    question: '¿Dónde descansan tres ovejas?',
    answers: ['Junto al río', 'En el cerro', 'En la casa del perro'],
    why: 'El tercer verso dice: tres descansan junto al río.',
  },
  {
    title: 'El zorro y la luna',
    pieces: [
      'Una noche, el zorro vio la luna dentro del lago.',
      'Creyó que era un queso y saltó para comérselo.',
      'Al caer, el agua se movió y la luna se rompió en pedazos.',
      'El zorro salió mojado, miró hacia arriba y la vio entera en el cielo.',
    ],
    clue: 'Primero la ve, después salta, al caer se rompe y solo al salir mira hacia arriba.',
    gaps: 'En el lago no había una luna: {0} estaba su reflejo. El zorro se rio de sí mismo {1} se sacudió el agua.',
    words: [
      ['solo', 'nunca', 'tampoco'],
      ['y', 'ni', 'que'],
    ],
    question: '¿Qué era el queso que creyó ver el zorro?',
    answers: ['El reflejo de la luna', 'Un queso de verdad', 'Un pez blanco'],
    why: 'La luna estaba en el cielo; en el agua solo estaba su reflejo.',
  },
  {
    title: 'La carta sin remitente',
    pieces: [
      'El lunes, Amparo encontró en su banco una carta sin nombre.',
      'Al abrirla leyó: «Gracias por el paraguas que me prestaste».',
      'Recordó entonces el viernes de lluvia: se lo había dejado a alguien con capucha en el paradero.',
      'Buscó quiénes de su curso usan ese paradero, y eran dos: Nico y Sara.',
      'Como Sara había faltado el viernes, quedaba un solo nombre.',
    ],
    clue: 'Primero la encuentra, después la lee; lo que lee la hace recordar, y el recuerdo la hace buscar.',
    gaps: '{0} no tenía firma, la carta tenía una pista. Amparo quiso seguir el juego; {1}, contestó con una nota sin nombre.',
    words: [
      ['Aunque', 'Para que', 'Desde que'],
      ['por eso', 'en cambio', 'sin embargo'],
    ],
    question: '¿Quién escribió la carta?',
    answers: ['Nico', 'Sara', 'Amparo'],
    why: 'Solo Nico y Sara usan ese paradero, y Sara faltó el viernes.',
  },
  {
    title: 'La leyenda que perdió el viento',
    pieces: [
      'Hace mucho, el viento vivía encerrado en una cueva del sur.',
      'Sin él, las nubes no se movían y en el norte no llovía nunca.',
      'Cansada de esa sequía, una niña del norte caminó cien días hasta la cueva.',
      'El viento, que no esperaba visitas, le preguntó qué quería.',
      '«Lleva las nubes a mi tierra», contestó ella, y el viento salió silbando.',
    ],
    clue: '«Sin él», «esa sequía» y «contestó» se refieren a lo que se contó justo antes.',
    gaps: 'Llovió en el norte {0} florecieron los cerros. {1}, el viento vuelve cada año a su cueva a descansar; {2} en el sur hay días de calma.',
    words: [
      ['y', 'ni', 'o'],
      ['Desde entonces', 'Antes de eso', 'En cambio'],
      ['por eso', 'sin embargo', 'en cambio'],
    ],
    question: 'Según la leyenda, ¿por qué hay días de calma en el sur?',
    answers: ['Porque el viento descansa', 'Porque las nubes se cansan', 'Porque la niña lo encerró'],
    why: 'Cada año el viento vuelve a su cueva a descansar.',
  },
  {
    title: 'La plaza',
    isPoem: true,
    pieces: [
      'Al alba bosteza la plaza vacía',
      'y un gallo lejano le cuenta que es día.',
      'La tarde le trae pelotas y risas,',
      'abuelos, palomas, vecinas con prisa.',
      'De noche la plaza, cansada y contenta,',
      'se tapa con hojas y un cuento se cuenta.',
    ],
    clue: 'Alba, tarde y noche dan el orden; la rima une los versos de a dos.',
    gaps: 'La plaza parece una persona {0} bosteza y se cansa. Las plazas de verdad no hablan; {1}, en un poema todo puede tener voz.',
    words: [
      ['porque', 'para que', 'sin que'],
      ['sin embargo', 'por ejemplo', 'es decir'],
    ],
    question: '¿Cómo muestra el poema a la plaza?',
    answers: ['Como si fuera una persona', 'Con medidas y fechas', 'Como un lugar peligroso'],
    why: 'Bosteza, se cansa y cuenta cuentos: eso se llama personificación.',
  },
  {
    title: 'El reloj de la abuela',
    pieces: [
      'El reloj de la abuela se detuvo a las tres.',
      'Tomás lo abrió y encontró una miga entre los engranajes.',
      'La sacó con una pluma y le dio cuerda al reloj.',
      'El reloj volvió a andar, pero con la hora equivocada.',
      'Solo cuando lo corrigió con la hora de la radio, la abuela sonrió.',
    ],
    clue: '«La sacó» habla de la miga que ya encontró, y «lo corrigió», de la hora equivocada.',
    gaps: '{0} arreglar el reloj, Tomás guardó la pluma. La abuela, {1}, escondió el pan: era ella quien desayunaba junto al reloj abierto.',
    words: [
      ['Después de', 'En vez de', 'Sin'],
      ['en cambio', 'por ejemplo', 'es decir'],
    ],
    question: '¿Cómo llegó la miga al reloj?',
    answers: ['Cayó del desayuno de la abuela', 'Tomás la puso para bromear', 'La dejó un ratón'],
    why: 'La abuela escondió el pan porque ella desayunaba junto al reloj.',
  },
  {
    title: 'El faro a oscuras',
    pieces: [
      'De joven, el farero había jurado encender la luz cada noche.',
      'Treinta años cumplió, hasta que una tormenta tapó de nieve su puerta.',
      'Sin poder salir por aceite, esa noche no encendió nada.',
      'En la costa notaron que algo faltaba y prendieron fogatas.',
      'Guiado por ellas, el último barco encontró el puerto.',
      'Con el sol, sus marinos subieron a despejar la nieve.',
    ],
    clue: '«Esa noche», «algo faltaba», «ellas» y «sus marinos» apuntan cada uno a lo anterior.',
    gaps: 'El farero creyó haber fallado; {0}, esa noche hubo más luces que nunca. No fue el faro {1} el pueblo entero quien guio al barco. {2} eso ocurrió, cada invierno se encienden fogatas.',
    words: [
      ['sin embargo', 'por lo tanto', 'es decir'],
      ['sino', 'pero', 'aunque'],
      ['Desde que', 'Para que', 'Sin que'],
    ],
    question: '¿Qué idea deja el cuento?',
    answers: [
      'Lo que uno no puede, entre muchos se puede',
      'Es mejor no hacer promesas',
      'Un barco no necesita faro',
      'El farero había olvidado su trabajo',
    ],
    why: 'El farero no pudo, y las fogatas de todos hicieron de faro.',
  },
  {
    title: 'El caso de la torta',
    pieces: [
      'La tía dejó la torta en la ventana y salió a regar.',
      'Cuando volvió con la regadera vacía, faltaba un trozo.',
      'Bajo la ventana empezaba un rastro de migas, y lo siguió.',
      'Terminaba en la casa del perro, que dormía con el hocico limpio.',
      'Extrañada, levantó la vista: arriba, en el techo, el gato se lamía el azúcar.',
    ],
    clue: 'Primero falta el trozo, después aparece el rastro; «terminaba» es el fin de ese rastro.',
    gaps: 'El perro era sospechoso {0} las migas llegaban a su casa. {1}, tenía el hocico limpio. El gato, {2}, tenía azúcar en los bigotes.',
    words: [
      ['porque', 'para que', 'aunque'],
      ['Sin embargo', 'Por lo tanto', 'Por ejemplo'],
      ['en cambio', 'tampoco', 'es decir'],
    ],
    question: '¿Qué dato hace dudar de que fuera el perro?',
    answers: [
      'Tenía el hocico limpio',
      'Las migas llegaban a su casa',
      'La tía estaba regando',
      'Faltaba un solo trozo',
    ],
    why: 'Quien come torta queda con azúcar; el perro no tenía. Las migas, en cambio, lo acusaban.',
  },
  {
    title: 'La estación de Los Aromos',
    pieces: [
      'Diez trenes al día pasaban por Los Aromos cuando el abuelo de Elena vendía boletos.',
      'La carretera nueva les quitó los pasajeros, y el último pasó casi vacío.',
      'Esa misma tarde el abuelo cerró la estación y se fue con las manos en los bolsillos del abrigo.',
      'Años después, Elena heredó el abrigo y tocó en él algo frío.',
      'Con eso abrió la sala de espera, que olía a polvo.',
      'Donde estaban los horarios hay ahora estantes, y llegan otra vez viajeros.',
    ],
    clue: '«El último», «esa misma tarde», «el abrigo» y «con eso» apuntan cada uno a lo anterior.',
    gaps: 'La carretera trajo rapidez; {0}, dejó al pueblo sin visitas. Elena no devolvió los trenes, {1} dio otro motivo para llegar. La gente viaja hasta allí {2} no haya rieles: viaja para leer.',
    words: [
      ['a cambio', 'por ejemplo', 'es decir'],
      ['sino que', 'para que', 'porque'],
      ['aunque', 'para que', 'desde que'],
    ],
    question: '¿Qué era lo frío que tocó Elena?',
    answers: ['La llave de la estación', 'Una moneda', 'Un boleto viejo', 'Un trozo de riel'],
    why: 'El abuelo cerró y se llevó algo en el bolsillo; con eso mismo Elena abrió la puerta.',
  },
  {
    title: 'Diario de una gota',
    pieces: [
      'Nací en el mar, salada y en compañía.',
      'Un día el sol me calentó tanto que subí, invisible.',
      'Allá arriba hacía frío: me junté con otras y fuimos nube.',
      'El viento nos llevó contra la cordillera y caí hecha nieve.',
      'Donde caí, el hielo me guardó más años de los que sé contar.',
      'Este verano me solté, y aquí voy, río abajo, de vuelta.',
    ],
    clue: 'Cada hecho necesita el anterior: mar, vapor, nube, nieve, hielo y río.',
    gaps: 'No soy la misma, {0} sigo siendo agua. Al subir dejé la sal; al bajar, {1}, junto minerales. {2} llegue al mar, volveré a empezar.',
    words: [
      ['aunque', 'porque', 'para que'],
      ['en cambio', 'es decir', 'tampoco'],
      ['Cuando', 'Porque', 'Si bien'],
    ],
    question: '¿Por qué dice «de vuelta»?',
    answers: [
      'Porque el río la lleva otra vez al mar',
      'Porque regresa a la nube',
      'Porque vuelve a ser nieve',
      'Porque el río corre hacia el hielo',
    ],
    why: 'Nació en el mar, y el río termina en él.',
  },
];
