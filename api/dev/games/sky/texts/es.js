import { dipOf, LIMITS, nightOf, sunlight, SOUTH } from '../questions.js';
import { CONSTELLATIONS, LIGHT_YEARS, MAGNITUDES, PLANETS } from '../stars.js';
import { facts } from './facts.es.js';

/**
 * @typedef {import('../questions.js').Question} Question
 * What a kind of question is in words: what is wanted, what is known as label and value, the choices where they are words, where
 * to begin, and why the answer is right.
 * @typedef {object} Words
 * @property {(question: Question) => string} order
 * @property {(question: Question) => [string, string][]} [rows]
 * @property {(question: Question) => string[]} [options]
 * @property {(question: Question) => string} hint
 * @property {(question: Question) => string} why
 */

const number = (/** @type {number} */ value) =>
  String(value)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+$)/g, '.')
    .replace('-', '−');
const the =
  (/** @type {readonly string[]} */ names) =>
  (/** @type {Question} */ { list }) =>
    list.map((at) => names[Number(at)]);
const right = (/** @type {Question} */ { list, answer }) => list[Number(answer)];

const phases = ['Luna nueva', 'Luna creciente', 'Cuarto creciente', 'Gibosa creciente', 'Luna llena', 'Gibosa menguante', 'Cuarto menguante', 'Luna menguante']; // prettier-ignore
const thePhase = (/** @type {number} */ phase) => `${phase % 4 === 2 ? 'el' : 'la'} ${phases[phase].toLowerCase()}`;
/** What one sees of each phase, without its name. */
const moons = ['Toda oscura', 'Una uña de luz a la izquierda', 'La mitad izquierda con luz', 'Casi toda con luz, falta un poco a la derecha', 'Toda con luz', 'Casi toda con luz, falta un poco a la izquierda', 'La mitad derecha con luz', 'Una uña de luz a la derecha']; // prettier-ignore
const rises = ['Al amanecer', 'Al mediodía', 'Al atardecer', 'A medianoche'];
const days = ['Cerca del 21 de diciembre', 'Cerca del 21 de junio', 'Cerca del 21 de marzo'];
const seasons = ['Verano', 'Otoño', 'Invierno', 'Primavera'];
const planets = ['Mercurio', 'Venus', 'la Tierra', 'Marte', 'Júpiter', 'Saturno', 'Urano', 'Neptuno'];
const directions = ['Norte', 'Noreste', 'Este', 'Sureste', 'Sur', 'Suroeste', 'Oeste', 'Noroeste'];
const places = ['Arica', 'San Pedro de Atacama', 'Santiago', 'Puerto Montt', 'Punta Arenas'];
const small = (/** @type {string} */ words) => words[0].toLowerCase() + words.slice(1);
const capital = (/** @type {string} */ words) => words[0].toUpperCase() + words.slice(1);

/** @type {Record<string, string>} */
const bodies = { sun: 'El Sol', moon: 'La Luna', venus: 'Venus', mars: 'Marte', jupiter: 'Júpiter', saturn: 'Saturno', satellite: 'Un satélite', antares: 'Antares', sirius: 'Sirio', rigilKentaurus: 'Alfa del Centauro', canopus: 'Canopus' }; // prettier-ignore
/** @type {Record<import('../stars.js').StarName, string>} */
const stars = { sirius: 'Sirio', canopus: 'Canopus', rigilKentaurus: 'Alfa del Centauro', arcturus: 'Arturo', rigel: 'Rigel', procyon: 'Proción', achernar: 'Achernar', altair: 'Altair', aldebaran: 'Aldebarán', spica: 'Espiga', pollux: 'Pólux', fomalhaut: 'Fomalhaut', mimosa: 'Mimosa', regulus: 'Régulo', gacrux: 'Gacrux', alnair: 'Alnair', kappaScorpii: 'Kappa del Escorpión', deltaCrucis: 'Delta de la Cruz', epsilonCrucis: 'Épsilon de la Cruz', deltaGruis: 'Delta de la Grulla', sigmaOctantis: 'Sigma del Octante' }; // prettier-ignore
const starOf = (/** @type {string | number} */ name) => stars[/** @type {keyof typeof stars} */ (name)];
const magnitude = (/** @type {string | number} */ name) => number(MAGNITUDES[/** @type {keyof typeof stars} */ (name)]);
const years = (/** @type {string | number} */ name) => LIGHT_YEARS[/** @type {keyof typeof LIGHT_YEARS} */ (name)];

/** Name, what one sees, its brightest star, and a word about it, in the order of the charts. */
const constellations = [
  ['Cruz del Sur', 'Cuatro estrellas en cruz y una quinta, más débil, a un lado', 'Acrux', 'Su palo largo apunta al polo sur celeste.'], // prettier-ignore
  ['Centauro', 'Dos estrellas muy brillantes abajo y un cuerpo que sube y se abre', 'Alfa del Centauro', 'Sus dos estrellas brillantes apuntan a la Cruz del Sur.'], // prettier-ignore
  ['Quilla', 'Un anillo alargado, con una estrella muy brillante en la punta', 'Canopus', 'Con Velas y Popa era antes una sola: la nave Argo.'], // prettier-ignore
  ['Escorpión', 'Una cabeza de tres estrellas, un corazón brillante y una cola que se enrosca', 'Antares', 'Su corazón, Antares, es una estrella gigante y rojiza.'], // prettier-ignore
  ['Sagitario', 'Una tetera con su asa y su pico', 'Kaus Australis', 'Hacia ahí está el centro de nuestra galaxia.'], // prettier-ignore
  ['Orión', 'Un reloj de arena con tres estrellas en fila en su cintura', 'Rigel', 'Las tres del medio son las Tres Marías.'], // prettier-ignore
  ['Can Mayor', 'Una estrella brillantísima de la que sale un cuerpo con patas', 'Sirio', 'Sirio es la estrella más brillante de la noche.'], // prettier-ignore
  ['Tauro', 'Una V de estrellas con dos cuernos muy largos', 'Aldebarán', 'Cerca están las Pléyades, un racimo de estrellas jóvenes.'], // prettier-ignore
  ['Leo', 'Un gancho en un lado y un triángulo en el otro', 'Régulo', 'Su gancho, la Hoz, es la cabeza del león.'], // prettier-ignore
  ['Grulla', 'Una fila larga de estrellas que otra cruza', 'Alnair', 'Es un ave de cuello largo, en la primavera del sur.'], // prettier-ignore
  ['Cuervo', 'Cuatro estrellas como una vela de bote, y una quinta en una punta', 'Gienah', 'Es pequeña, pero su cuadrilátero se nota en el otoño.'], // prettier-ignore
  ['Triángulo Austral', 'Tres estrellas en triángulo', 'Atria', 'Está cerca de Alfa y Beta del Centauro.'],
];
const names = constellations.map(([name]) => name);
const about = (/** @type {number} */ at) => `${constellations[at][0]}. ${constellations[at][3]}`;

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const moonAndDays = {
  nextPhase: {
    order: () => '¿Qué forma de la Luna viene ahora?',
    hint: () => 'En el sur, la luz crece desde la izquierda y después se va por la derecha.',
    why: ({ n }) => `Viene ${thePhase(n.phase)}. Entre una forma y la otra pasan casi cuatro días.`,
  },
  phaseName: {
    order: () => '¿Cómo se llama esta fase de la Luna?',
    options: the(phases),
    hint: () => 'En el sur, con luz a la izquierda la Luna crece; con luz a la derecha mengua.',
    why: ({ n }) => `${phases[n.phase]}: ${moons[n.phase].toLowerCase()}, vista desde el hemisferio sur.`,
  },
  phasePicture: {
    order: ({ n }) => `${phases[n.phase]}: ¿cómo se ve desde Chile?`,
    hint: () => 'Desde el sur, la Luna que crece tiene su luz a la izquierda.',
    why: ({ n }) =>
      `${moons[n.phase]}. ${n.phase % 4 === 0 ? 'Así se ve desde toda la Tierra.' : 'Mirando desde el hemisferio norte, izquierda y derecha se cambian.'}`,
  },
  moonRise: {
    order: ({ n }) => `¿Cuándo sale, más o menos, la ${n.phase % 4 === 0 ? phases[n.phase] : `Luna en ${phases[n.phase].toLowerCase()}`}?`, // prettier-ignore
    options: the(rises),
    hint: () => 'La Luna nueva sale con el Sol. La llena sale cuando el Sol se pone.',
    why: (question) => `${rises[Number(question.answer)]}. Con cada cuarto sale unas seis horas más tarde.`,
  },
  moonDays: {
    order: ({ n }) => `Hoy: ${phases[n.from].toLowerCase()}. ¿Cuántos días faltan para ${thePhase(n.to)}?`, // prettier-ignore
    options: ({ list }) => list.map((count) => `Unos ${count} días`),
    hint: () => 'De luna nueva a luna nueva pasan 29 días y medio. Son cuatro cuartos.',
    why: (question) => `Cada cuarto dura unos 7,4 días. Faltan unos ${right(question)} días.`,
  },
  dayLength: {
    order: ({ n }) => ['¿Cuándo hay más horas de Sol en San Pedro?', '¿Cuándo hay menos horas de Sol en San Pedro?', '¿Cuándo duran casi lo mismo el día y la noche?'][n.wanted], // prettier-ignore
    options: the(days),
    hint: () => 'En el sur, el verano empieza en diciembre y el invierno en junio.',
    why: ({ n }) => ['Es el solsticio de verano del sur: el día más largo.', 'Es el solsticio de invierno del sur: el día más corto.', 'En el equinoccio de marzo, el día y la noche duran casi lo mismo en toda la Tierra.'][n.wanted], // prettier-ignore
  },
  seasonNorth: {
    order: ({ n }) => `En San Pedro es ${seasons[n.here].toLowerCase()}. ¿Qué estación es en España?`,
    options: the(seasons),
    hint: () => 'Cuando el sur se inclina hacia el Sol, el norte se inclina hacia el otro lado.',
    why: (question) => `Las estaciones del norte y del sur son opuestas: allá es ${seasons[Number(question.answer)].toLowerCase()}.`, // prettier-ignore
  },
  planetOrder: {
    order: () => 'Ordena los planetas, del más cercano al Sol al más lejano',
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'Primero van los cuatro rocosos, después los gigantes.',
    why: () => `Desde el Sol: ${planets.join(', ')}.`,
  },
  planetBetween: {
    order: ({ n }) => `¿Qué planeta está entre las órbitas de ${planets[n.right - 1]} y ${planets[n.right + 1]}?`,
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'Di los planetas en orden, desde el Sol.',
    why: () => `Desde el Sol: ${planets.join(', ')}.`,
  },
  largest: {
    order: () => '¿Cuál de estos planetas es el más grande?',
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'Los cuatro gigantes son Júpiter, Saturno, Urano y Neptuno.',
    why: (question) => `${capital(planets[Number(right(question))])} mide unos ${number(PLANETS[Number(right(question))].diameter * 1000)} km de lado a lado.`, // prettier-ignore
  },
  ownLight: {
    order: () => '¿Cuál brilla con luz propia?',
    options: ({ list }) => list.map((name) => bodies[name]),
    hint: () => 'Los planetas, la Luna y los satélites solo reflejan la luz del Sol.',
    why: (question) => `${bodies[right(question)]} es una estrella: da su propia luz. Lo demás refleja la del Sol.`, // prettier-ignore
  },
  earthFact: {
    order: ({ n }) => facts.earth[n.fact].order,
    options: (question) => the(facts.earth[question.n.fact].options)(question),
    hint: () => 'Piensa cómo se mueven la Tierra, la Luna y la luz.',
    why: ({ n }) => facts.earth[n.fact].why,
  },
};

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const map = {
  figureName: {
    order: () => '¿Qué constelación es?',
    options: the(names),
    hint: ({ n }) => `Fíjate en su forma: ${small(constellations[n.constellation][1])}.`,
    why: ({ n }) => about(n.constellation),
  },
  figurePicture: {
    order: ({ n }) => `¿En qué carta está ${names[n.constellation]}?`,
    hint: ({ n }) => `Busca su forma: ${small(constellations[n.constellation][1])}.`,
    why: ({ n }) => about(n.constellation),
  },
  brightest: {
    order: ({ n }) => `Toca la estrella más brillante: ${names[n.constellation]}`,
    hint: () => 'En una carta, el punto más grande es la estrella más brillante.',
    why: ({ n }) => `Es ${constellations[n.constellation][2]}, de magnitud ${number(CONSTELLATIONS[n.constellation].stars[0][2])}. Mientras menor la magnitud, más brilla.`, // prettier-ignore
  },
  pole: {
    order: () => 'Toca el polo sur celeste',
    rows: () => [['Pista', 'Alarga el palo largo de la Cruz 4 veces y media, hacia su pie']],
    hint: () => 'Parte de la cabeza de la Cruz, pasa por Acrux, su pie brillante, y sigue derecho.',
    why: () => 'Todo el cielo del sur gira alrededor de ese punto. Derecho hacia abajo, en el horizonte, está el sur.',
  },
  poleHeight: {
    order: ({ n }) => `¿A qué altura sobre el horizonte está el polo sur celeste en ${places[n.at]}?`,
    rows: ({ n }) => [['Latitud', `${n.latitude}° sur`]],
    options: ({ list }) => list.map((height) => `${height}°`),
    hint: () => 'En el polo sur está en lo más alto, a 90°. En el ecuador, en el horizonte, a 0°.',
    why: ({ n }) => `La altura del polo es igual a la latitud: ${n.latitude}°.`,
  },
  compass: {
    order: ({ n }) => `Un azimut de ${n.azimuth}°: ¿hacia dónde miras?`,
    rows: () => [['El azimut', 'se cuenta desde el norte, hacia el este']],
    options: the(directions),
    hint: () => 'Norte 0°, este 90°, sur 180°, oeste 270°.',
    why: (question) => `${question.n.azimuth}° es ${directions[Number(right(question))].toLowerCase()}.`,
  },
  aim: {
    order: () => 'Apunta: toca la estrella que está ahí',
    rows: ({ n }) => [['Azimut', `${n.azimuth}°`], ['Altura', `${n.height}°`]], // prettier-ignore
    hint: () => 'El azimut va desde el norte, hacia el este: 45° por cada línea. La altura sube desde el horizonte.',
    why: ({ n }) => `A ${n.azimuth}° está el ${directions[n.azimuth / 45].toLowerCase()}. Desde el horizonte, ${n.height}° hacia arriba.`, // prettier-ignore
  },
  hoursToSet: {
    order: () => '¿Cuántas horas faltan para que se ponga esta estrella?',
    rows: ({ n }) => [['El cielo gira', '15° por hora'], ['A la estrella le quedan', `${n.degrees}° de giro`]], // prettier-ignore
    options: ({ list }) => list.map((hours) => (hours === 1 ? '1 hora' : `${hours} horas`)),
    hint: () => 'Divide los grados que quedan por 15.',
    why: (question) => `${question.n.degrees} ÷ 15 = ${right(question)}. En 24 horas son 360°: una vuelta completa.`,
  },
  limit: {
    order: ({ n }) => ['En el centro de la ciudad, ¿cuál no se ve?', 'En un pueblo con faroles, ¿cuál no se ve?'][n.limit], // prettier-ignore
    rows: ({ n }) => [['Se ven', `estrellas hasta magnitud ${number(LIMITS[n.limit])}`]],
    options: ({ list }) => list.map((name) => `${starOf(name)}: ${magnitude(name)}`),
    hint: () => 'Mientras mayor es el número de la magnitud, más débil es la estrella.',
    why: (question) => `${starOf(right(question))} es demasiado débil: ${magnitude(right(question))}. Los faroles apagan el cielo; en el desierto se ven hasta cerca de 6.`, // prettier-ignore
  },
  llama: {
    order: () => 'Toca los ojos de la llama oscura',
    rows: () => [['Mira', 'la sombra dentro de la Vía Láctea']],
    hint: () => 'Son dos estrellas muy brillantes, juntas, en la cabeza de la sombra.',
    why: () => 'Son Alfa y Beta del Centauro. Para muchos pueblos de los Andes, esa sombra es la Yakana, una llama; se cuenta que a medianoche baja a beber agua del mar. Cada comunidad la cuenta a su manera.', // prettier-ignore
  },
};

const minutes = (/** @type {number} */ count) => (count < 120 ? `${count} minutos` : `${number(Math.round(count / 6) / 10)} horas`); // prettier-ignore

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const thinking = {
  sunlight: {
    order: ({ n }) => `¿Cuánto tarda la luz del Sol en llegar a ${capital(planets[n.planet])}?`,
    rows: ({ n }) => [['A la Tierra, a 1 unidad', 'unos 8,3 minutos'], [`A ${capital(planets[n.planet])}`, `${number(PLANETS[n.planet].distance)} unidades`]], // prettier-ignore
    options: ({ list }) => list.map((count) => `Unos ${minutes(Number(count))}`.replace(/^Unos (?=.*horas)/, 'Unas ')),
    hint: () => 'Multiplica la distancia por 8,3 minutos.',
    why: ({ n }) =>
      `${number(PLANETS[n.planet].distance)} × 8,3 minutos: unos ${sunlight(n.planet)} minutos${sunlight(n.planet) < 120 ? '' : `, ${minutes(sunlight(n.planet))}`}.`,
  },
  birthday: {
    order: ({ n }) => `Alguien cumple ${n.age} años. ¿La luz de qué estrella salió cuando nació?`,
    options: ({ list }) => list.map((name) => `${starOf(name)}, a unos ${years(name)} años luz`),
    hint: () => 'Un año luz es lo que la luz recorre en un año.',
    why: (question) => `La luz de ${starOf(right(question))} viaja unos ${question.n.age} años hasta aquí: la vemos como era entonces.`, // prettier-ignore
  },
  magnitudeOrder: {
    order: () => 'Ordena las estrellas, de la más brillante a la más débil',
    options: ({ list }) => list.map((name) => `${starOf(name)}: ${magnitude(name)}`),
    hint: () => 'El número es la magnitud. Mientras menor es, más brilla; los negativos brillan más que el cero.',
    why: ({ list, answer }) => `${/** @type {number[]} */ (answer).map((at) => starOf(list[at])).join(', ')}.`,
  },
  brighter: {
    order: () => '¿Cuántas veces más brillante se ve la primera?',
    rows: ({ n }) => [['Primera estrella', `magnitud ${n.from}`], ['Segunda estrella', `magnitud ${n.from + n.difference}`], ['Cada magnitud', 'unas 2,5 veces']], // prettier-ignore
    options: ({ list }) => list.map((times) => `Unas ${number(Number(times))} veces`),
    hint: () => 'Por cada magnitud de diferencia se multiplica por 2,5 otra vez.',
    why: (question) => `Son ${question.n.difference} de diferencia: unas ${number(Number(right(question)))} veces. Cinco magnitudes son justo 100.`, // prettier-ignore
  },
  telescopeFact: {
    order: ({ n }) => facts.telescope[n.fact].order,
    options: (question) => the(facts.telescope[question.n.fact].options)(question),
    hint: () => 'Piensa de dónde viene la luz y qué la estorba.',
    why: ({ n }) => facts.telescope[n.fact].why,
  },
  gather: {
    order: () => '¿Cuántas veces más luz junta el espejo grande?',
    rows: ({ n }) => [['Espejo pequeño', `${n.width} cm de ancho`], ['Espejo grande', `${n.width * n.times} cm de ancho`]], // prettier-ignore
    options: ({ list }) => list.map((times) => `${number(Number(times))} veces`),
    hint: () => 'La luz cae sobre toda la superficie, que crece en los dos sentidos.',
    why: ({ n }) => `Es ${n.times} veces más ancho: ${n.times} × ${n.times} = ${n.times ** 2} veces más superficie y más luz.`, // prettier-ignore
  },
  magnify: {
    order: () => '¿Cuántos aumentos da este telescopio?',
    rows: ({ n }) => [['Distancia focal del telescopio', `${number(n.focus)} mm`], ['Distancia focal del ocular', `${n.eyepiece} mm`]], // prettier-ignore
    options: ({ list }) => list.map((times) => `${number(Number(times))} aumentos`),
    hint: () => 'Divide la distancia focal del telescopio por la del ocular.',
    why: (question) => `${number(question.n.focus)} ÷ ${question.n.eyepiece} = ${number(Number(right(question)))}.`,
  },
  bestNight: {
    order: () => '¿Qué noche es mejor para ver una galaxia débil?',
    options: ({ list, n }) =>
      list.map((night) => {
        const [clouds, moon, height] = nightOf(String(night), n.more);
        return `Nubes ${clouds} %, Luna con ${moon} % de luz, galaxia a ${height}° de altura`;
      }),
    hint: () => 'Busca pocas nubes, poca Luna y la galaxia lejos del horizonte: las tres cosas.',
    why: () => 'Las nubes la tapan, la luz de la Luna la ahoga, y cerca del horizonte hay mucho aire de por medio.',
  },
  transitPeriod: {
    order: () => '¿Cada cuántos días pasa el planeta frente a su estrella?',
    options: ({ list }) => list.map((period) => (period === 1 ? 'Cada día' : `Cada ${period} días`)),
    hint: () => 'Cuando pasa, tapa un poco de luz. Cuenta los días de una bajada a la siguiente.',
    why: ({ n }) => `De bajada a bajada hay ${n.period} días: eso dura su año. Así se descubren planetas lejanos.`,
  },
  transitSize: {
    order: () => '¿Cuántas veces más ancha que el planeta es la estrella?',
    rows: ({ n }) => [['La luz baja', `un ${number(dipOf(n.wider))} %`]],
    options: ({ list }) => list.map((wider) => `${wider} veces`),
    hint: () => 'Si fuera 2 veces más ancha, el planeta taparía 1 parte de 2 × 2: un 25 %.',
    why: ({ n }) => `${n.wider} × ${n.wider} = ${n.wider ** 2}, y 1 parte de ${n.wider ** 2} es un ${number(dipOf(n.wider))} %.`, // prettier-ignore
  },
  culminate: {
    order: () => '¿A qué altura llega esta estrella, vista desde San Pedro?',
    rows: ({ n }) => [['Latitud de San Pedro', `${number(SOUTH)}°`], ['Declinación de la estrella', `${n.declination > 0 ? '+' : ''}${number(n.declination)}°`], ['Altura mayor', '90° menos la diferencia']], // prettier-ignore
    options: ({ list }) => list.map((height) => `${height}°`),
    hint: () => 'La diferencia entre −23 y −53 es 30. La diferencia entre −23 y +7 también.',
    why: (question) => `La diferencia es ${90 - Number(right(question))}°, y 90 − ${90 - Number(right(question))} = ${right(question)}.`, // prettier-ignore
  },
  earlier: {
    order: ({ n }) => `Una estrella salió hoy a las 22:00. ¿Cuánto antes sale ${n.days === 1 ? 'mañana' : `en ${n.days} días`}?`, // prettier-ignore
    rows: () => [['Cada día sale', 'unos 4 minutos antes']],
    options: ({ list }) => list.map((count) => (count === 120 ? '2 horas' : count === 60 ? '1 hora' : `${count} minutos`)), // prettier-ignore
    hint: () => 'Multiplica los días por 4 minutos.',
    why: ({ n }) => `${n.days} × 4 = ${n.days * 4} minutos. Por eso cada estación tiene sus constelaciones.`,
  },
  rings: {
    order: ({ n }) => `¿Cómo se ven los anillos de Saturno en ${n.year}?`,
    rows: ({ n }) => [['Más abiertos', { 2009: '2003 y 2017', 2025: '2017 y 2032', 2039: '2032 y 2046' }[n.year] ?? ''], ['De canto', 'a mitad de camino']], // prettier-ignore
    hint: () => 'El año está a mitad de camino entre los dos. De canto, los anillos casi no se ven.',
    why: () => 'Los anillos son anchos, pero muy delgados: de canto casi desaparecen. Pasa dos veces en los 29 años que dura una vuelta de Saturno.', // prettier-ignore
  },
};

export const es = {
  title: 'Cielo de Atacama',
  lead: 'La zorra culpeo cuida un observatorio en el desierto. Cada noche trae diez preguntas; con lo que aciertas se llena el cielo.',
  levels: /** @type {[string, string][]} */ ([
    ['La Luna y los planetas', 'Fases vistas desde el sur, día y noche, estaciones y planetas.'],
    ['El mapa de la noche', 'Constelaciones, rumbo al sur, azimut y altura, y la llama oscura.'],
    ['Preguntas lejanas', 'Tiempo de luz, magnitudes, telescopios y otros mundos. Para pensar.'],
  ]),
  kinds: /** @type {Record<import('../questions.js').Kind, Words>} */ ({ ...moonAndDays, ...map, ...thinking }),
  facts,
  constellations,
  moons,
  shapes: constellations.map(([, shape]) => shape),
  charts: {
    brightest: (/** @type {number} */ at) => `Carta: ${names[at]}`,
    south: 'El cielo hacia el sur, con la Cruz del Sur y, a su lado, Alfa y Beta del Centauro',
    llama: 'La Vía Láctea con la sombra de una llama, la Cruz del Sur y el Escorpión',
    panorama: { name: 'Todo el horizonte: el azimut hacia el lado, la altura hacia arriba', directions: ['N', 'E', 'S', 'O'] }, // prettier-ignore
    curve: (/** @type {Record<string, number>} */ { period, first, wider }) => ({
      name: `La luz de una estrella durante 12 días. Baja el día ${first} y después cada ${period} días`,
      days: 'Días',
      light: 'Luz de la estrella',
      lowest: `${number(100 - dipOf(wider))} %`,
    }),
    /** @type {(tilt: number) => string} */
    rings: (tilt) => (tilt === 0 ? 'Los anillos, una raya muy fina' : tilt > 20 ? 'Los anillos muy abiertos' : tilt > 12 ? 'Los anillos abiertos' : 'Los anillos poco abiertos'), // prettier-ignore
  },
  sky: (/** @type {number} */ found, /** @type {number} */ seen) =>
    `La noche sobre el desierto: ${found} de 12 constelaciones y ${seen} de 8 fases de la Luna`,
  choose: 'Elige una',
  label: 'Toca una letra',
  spot: (/** @type {string} */ letter) => `Lugar ${letter}`,
  ordering: {
    label: 'Tu orden: toca para quitar',
    pool: 'Toca en orden',
    empty: 'Todavía no pones nada.',
    ranked: (/** @type {number} */ place, /** @type {string} */ thing) => `${place}. ${thing}`,
  },
  none: 'Falta tu respuesta.',
  wrong: 'No es así.',
};
