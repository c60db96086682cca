import { countsOf, ROWS, squaresOf } from '../plate.js';
import { COLOURS, familyOf, SQUARES, WEEKS } from '../plants.js';
import { names } from './names.es.js';
import { rightOf } from './words.js';

const low = (/** @type {string} */ name) => names[name].toLowerCase();
const right = (/** @type {import('./words.js').Step} */ step) => names[rightOf(step)];
/** `a, b y c` */
const all = (/** @type {string[]} */ list) => list.join(', ').replace(/, ([^,]*)$/, ' y $1');

/** @type {Record<string, string>} */
const LIVES = { tomato: 'del tomate', squash: 'del zapallo', bean: 'del poroto', pea: 'de la arveja' };
/** @type {Record<string, [string, string]>} */
const EATEN = {
  root: ['la raíz', 'Crece bajo la tierra.'],
  stem: ['el tallo', 'Sostiene la planta y lleva el agua.'],
  leaf: ['las hojas', 'Son verdes y planas.'],
  flower: ['la flor', 'Se come antes de que se abra.'],
  fruit: ['el fruto', 'Por dentro guarda semillas.'],
  seed: ['las semillas', 'De ellas sale otra planta.'],
};
/** @type {Record<string, [string, string]>} */
const JOBS = {
  root: ['toma el agua del suelo', 'La raíz está en la tierra y toma el agua.'],
  stem: ['lleva el agua hasta las hojas', 'Por el tallo sube el agua.'],
  leaf: ['hace el alimento con la luz del sol', 'La hoja usa luz, aire y agua para hacer alimento.'],
  flower: ['atrae a las abejas', 'La flor tiene color, olor y néctar.'],
  fruit: ['guarda las semillas', 'El fruto se forma de la flor y guarda las semillas.'],
};
const MONTHS = ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre']; // prettier-ignore
/** @type {Record<string, [string, string]>} */
const SEASONS = {
  summer: ['Hace calor y no hay clases.', 'En enero y febrero es verano.'],
  autumn: ['Caen las hojas.', 'En abril y mayo es otoño.'],
  winter: ['Hace frío y llueve.', 'En julio y agosto es invierno.'],
  spring: ['Salen flores.', 'En octubre y noviembre es primavera.'],
};
/** @type {Record<string, [string, string]>} */
const PESTS = {
  leaves: ['¿Quién hizo hoyos en la hoja?', 'Las orugas y los caracoles comen hojas.'],
  sap: ['¿Quién chupa la savia de las plantas?', 'Los pulgones chupan la savia de los tallos tiernos.'],
};
/** @type {Record<string, [string, string, string]>} */
const EATERS = {
  aphid: [
    'Hay pulgones en las habas. ¿Quién los come?',
    'Es roja y tiene puntos negros.',
    'Una chinita come muchos pulgones cada día.',
  ],
  caterpillar: [
    'Hay orugas en la lechuga. ¿Quién las come?',
    'Es un pájaro pequeño que busca insectos.',
    'El chercán lleva orugas a sus crías.',
  ],
};
/** @type {Record<string, [string, string]>} */
const ROLES = {
  pole: ['le da un palo al poroto para trepar', 'El choclo crece alto y el poroto trepa por su caña.'],
  food: ['deja nitrógeno en la tierra', 'En las raíces del poroto viven bacterias que toman nitrógeno del aire.'],
  cover: ['tapa la tierra con hojas grandes', 'Las hojas del zapallo dan sombra y la tierra guarda el agua.'],
};
/** @type {Record<string, [string, string, string]>} */
const WEATHER = {
  heat: ['Hay mucho sol y la tierra está seca.', 'Con sol fuerte el agua se va al aire.', 'Temprano está fresco y el agua llega a las raíces.'], // prettier-ignore
  damp: ['Está nublado. Metes un dedo y la tierra está mojada.', 'La tierra ya tiene agua.', 'Con demasiada agua las raíces se quedan sin aire.'], // prettier-ignore
  rain: ['Está lloviendo.', '¿Quién está regando ya?', 'La lluvia ya riega. Así cuidas el agua.'],
};
/** @type {Record<string, string>} */
const COLOUR = { red: 'rojo', orange: 'naranjo', yellow: 'amarillo', green: 'verde', purple: 'morado', white: 'blanco' }; // prettier-ignore
const colourOf = (/** @type {string} */ food) =>
  COLOUR[/** @type {string} */ (Object.keys(COLOURS).find((colour) => COLOURS[colour].includes(food)))];
/** @type {Record<string, [string, string]>} */
const GROUPS = {
  fruits: ['una fruta', 'Es dulce y se come de postre.'],
  vegetables: ['una verdura', 'Va en la ensalada o en la sopa.'],
  legumes: ['una legumbre', 'Crece dentro de una vaina.'],
  cereals: ['un cereal o está hecho de uno', 'Trigo, arroz y avena son cereales.'],
  dairy: ['un lácteo', 'Viene de la leche.'],
};
/** @type {Record<string, [string, string]>} */
const NUTRIENTS = {
  calcium: ['más calcio', 'La leche y lo que se hace con ella traen calcio, para huesos y dientes.'],
  vitaminC: ['más vitamina C', 'La naranja y la frutilla traen vitamina C, que ayuda a las defensas.'],
  vitaminA: ['más vitamina A', 'Lo naranjo de la zanahoria y el zapallo se vuelve vitamina A, que cuida la vista.'],
  protein: ['más proteínas', 'Legumbres, huevo y pescado traen proteínas, para crecer.'],
};
/** @type {Record<string, [string, string]>} */
const PLATE = {
  half: ['la mitad con verduras', 'La mitad del plato son verduras.'],
  energy: ['el cuarto que da energía', 'Pan, arroz y papas dan energía.'],
  protein: ['el cuarto que da proteínas', 'Porotos, lentejas, huevo y pescado dan proteínas.'],
};
/** @type {Record<string, string>} */
const FAMILIES = {
  nightshade: 'Tomate, papa y berenjena son de una familia.',
  legume: 'Porotos, arvejas y habas son de una familia.',
  brassica: 'Brócoli, coliflor y rabanito son de una familia.',
};
const SPACE = `Un zapallo usa ${SQUARES.squash} cuadros, un tomate ${SQUARES.tomato} y una lechuga ${SQUARES.lettuce}.`;
const ORDER = 'Legumbre, hoja, fruto, raíz, y otra vez legumbre.';
const counted = (/** @type {number} */ count, /** @type {string} */ name) =>
  `${count} ${name}${count === 1 ? '' : 's'}`;
const plan = (/** @type {string} */ counts) =>
  all(countsOf(counts).flatMap((count, at) => (count ? [counted(count, ['zapallo', 'tomate', 'lechuga'][at])] : [])));
/** @param {import('./words.js').Step} step @param {number} at */
const bedIn = ({ n, about }, at) => `${n[`bed${at}`]} cuadros; antes, ${low(about[at])}`;

/** @type {Record<import('./words.js').Kind, import('./words.js').Words>} */
export const kinds = {
  cycle: {
    order: ({ about }) => `Ordena la vida ${LIVES[about[0]]}`,
    hint: () => 'Todo empieza con una semilla. Primero sale la flor y después el fruto.',
    why: () => 'De la semilla sale un brote. De la flor se forma el fruto, con semillas nuevas.',
  },
  longCycle: {
    order: ({ about }) => `Ordena toda la vida ${LIVES[about[0]]}`,
    hint: () => 'Semilla, brote y hojas. ¿Qué viene antes del fruto?',
    why: () => 'El fruto trae semillas, y la vida empieza otra vez.',
  },
  next: {
    order: () => '¿Qué viene después?',
    hint: () => 'Piensa: semilla, brote, hojas, flor y fruto.',
    why: (step) => `Después viene: ${low(rightOf(step))}.`,
  },
  needs: {
    order: ({ about }) => (about[0] === 'seed' ? '¿Qué necesita una semilla para brotar?' : '¿Qué necesita una planta para crecer?'), // prettier-ignore
    hint: ({ about }) => (about[0] === 'seed' ? 'Elige tres. Despierta cuando la tierra está tibia y mojada.' : 'Elige tres. Están al aire libre.'), // prettier-ignore
    why: ({ about }) => (about[0] === 'seed' ? 'Con agua, aire y un poco de calor la semilla brota.' : 'Con agua, aire y luz la planta hace su alimento.'), // prettier-ignore
    caption: ({ about }) => names[about[0] === 'seed' ? 'seedStage' : 'leavesStage'],
  },
  part: {
    order: () => '¿Qué parte comemos?',
    hint: (step) => `${EATEN[rightOf(step)][1]} ¿Qué parte es?`,
    why: (step) => `${names[step.about[0]]}: comemos ${EATEN[rightOf(step)][0]}.`,
  },
  eaten: {
    order: ({ about }) => `¿De cuál comemos ${EATEN[about[0]][0]}?`,
    hint: ({ about }) => EATEN[about[0]][1],
    why: (step) => `${right(step)}: comemos ${EATEN[step.about[0]][0]}.`,
  },
  job: {
    order: ({ about }) => `¿Qué parte ${JOBS[about[0]][0]}?`,
    hint: () => 'Mira dónde está cada parte en la planta.',
    why: ({ about }) => JOBS[about[0]][1],
  },
  seedOf: {
    order: () => '¿Qué planta sale de esta semilla?',
    hint: ({ about }) => ({ bean: 'Tiene forma de riñón.', sunflower: 'Viene de una flor muy grande.', squash: 'Es plana y clara.', corn: 'Es un grano amarillo.' })[about[0]] ?? '', // prettier-ignore
    why: (step) => `De esta semilla sale: ${low(rightOf(step))}.`,
    caption: ({ about }) => ({ bean: 'Semilla roja y curva', sunflower: 'Semilla negra con rayas', squash: 'Semilla clara y plana', corn: 'Grano amarillo' })[about[0]] ?? '', // prettier-ignore
  },
  alive: {
    order: () => '¿Cuál está vivo?',
    hint: () => 'Lo que está vivo nace, se alimenta y crece.',
    why: (step) => `${right(step)}: nace, se alimenta y crece.`,
  },
  season: {
    order: ({ n }) => `En Chile es ${MONTHS[n.month - 1]}. ¿Qué estación es?`,
    hint: (step) => SEASONS[rightOf(step)][0],
    why: (step) => SEASONS[rightOf(step)][1],
  },
  sowAutumn: {
    order: () => 'Es mayo y viene el frío. ¿Qué siembras en la zona central?',
    hint: () => 'Busca lo que aguanta las heladas.',
    why: () => 'Habas, ajo y arvejas se siembran en otoño: aguantan el frío.',
    caption: () => 'Otoño',
  },
  sowSpring: {
    order: () => 'Es octubre y ya no hiela. ¿Qué siembras en la zona central?',
    hint: () => 'El ajo y las habas se siembran en otoño.',
    why: () => 'Tomate, zapallo, choclo y porotos quieren calor: se siembran en primavera.',
    caption: () => 'Primavera',
  },
  frost: {
    order: () => 'Anoche heló. ¿Qué planta aguanta mejor?',
    hint: () => 'Unas plantas son de otoño y otras son de calor.',
    why: () => 'Habas, ajo y arvejas aguantan heladas. Tomate, zapallo, choclo y porotos no.',
    caption: () => 'Una helada',
  },
  pollinator: {
    order: () => '¿Quién lleva polen de flor en flor?',
    hint: () => 'Vuela y busca néctar.',
    why: (step) => `${right(step)}: busca néctar y lleva polen. Así se forman frutos.`,
  },
  insect: {
    order: () => 'Seis patas y dos antenas. ¿Quién es?',
    hint: () => 'Es un insecto. Las arañas tienen ocho patas.',
    why: (step) => `${right(step)}: es un insecto, con seis patas y dos antenas.`,
  },
  pest: {
    order: ({ about }) => PESTS[about[0]][0],
    hint: ({ about }) => (about[0] === 'sap' ? 'Es muy pequeño y verde.' : 'Camina muy lento.'),
    why: ({ about }) => PESTS[about[0]][1],
    caption: ({ about }) => (about[0] === 'sap' ? 'Un tallo tierno' : 'Una hoja con hoyos'),
  },
  eater: {
    order: ({ about }) => EATERS[about[0]][0],
    hint: ({ about }) => EATERS[about[0]][1],
    why: ({ about }) => EATERS[about[0]][2],
  },
  compost: {
    order: () => '¿Qué va al compost?',
    hint: () => 'Elige tres. Fueron parte de algo vivo.',
    why: () => 'Cáscaras, corontas y hojas se vuelven tierra buena. Bolsas, latas, vidrio y pilas no.',
  },
  sister: {
    order: ({ about }) => `Choclo, poroto y zapallo crecen juntos. ¿Cuál ${ROLES[about[0]][0]}?`,
    hint: () => 'Uno es alto, uno trepa y uno crece por el suelo.',
    why: ({ about }) => ROLES[about[0]][1],
    caption: () => 'Ayuda en el huerto',
  },
  dry: {
    order: () => '¿Qué haces con el riego?',
    hint: ({ about }) => WEATHER[about[0]][1],
    why: ({ about }) => WEATHER[about[0]][2],
    caption: ({ about }) => WEATHER[about[0]][0],
    option: (option) => ({ early: 'Riego temprano', noon: 'Riego a mediodía', none: 'Hoy no riego' })[option] ?? '',
  },
  rain: {
    order: () => 'Está lloviendo. ¿Qué haces con el riego?',
    hint: () => WEATHER.rain[1],
    why: () => WEATHER.rain[2],
    caption: () => 'Lluvia en el patio',
    option: (option) => ({ early: 'Riego temprano', noon: 'Riego a mediodía', none: 'Hoy no riego' })[option] ?? '',
  },
  group: {
    order: ({ about }) => `¿Cuál es ${GROUPS[about[0]][0]}?`,
    hint: ({ about }) => GROUPS[about[0]][1],
    why: (step) => `${right(step)}: es ${GROUPS[step.about[0]][0]}.`,
  },
  colours: {
    order: () => 'Arma un plato con cinco colores: elige tres alimentos',
    hint: ({ about }) => `Ya hay ${all(about.map(colourOf))}. No repitas color.`,
    why: ({ about, options, answer }) => `Cinco colores: ${all([...about, ...answer.map((at) => options[at])].map(colourOf))}.`, // prettier-ignore
  },
  missing: {
    order: ({ about }) => `Falta ${PLATE[about[0]][0]}. ¿Qué pones?`,
    hint: ({ about }) => PLATE[about[0]][1],
    why: (step) => `${right(step)}: ahora el plato tiene verduras, energía y proteínas.`,
  },
  gives: {
    order: ({ about }) => `¿Cuál te da ${NUTRIENTS[about[0]][0]}?`,
    hint: ({ about }) => ({ calcium: 'Viene de la leche.', vitaminC: 'Es una fruta ácida y dulce.', vitaminA: 'Es de color naranjo.', protein: 'No es una fruta ni una hoja.' })[about[0]] ?? '', // prettier-ignore
    why: ({ about }) => NUTRIENTS[about[0]][1],
  },
  fits: {
    order: ({ about }) => (about[0] === 'tomato' ? '¿Cuántos tomates más caben?' : '¿Cuántas lechugas más caben?'),
    hint: ({ about }) => `Cuenta los cuadros libres. ${about[0] === 'tomato' ? 'Cada tomate usa 2.' : 'Cada lechuga usa 1.'}`, // prettier-ignore
    why: (step) => {
      const free = step.n.size - squaresOf([step.n.squash, step.n.tomato, 0]);
      return `Quedan ${counted(free, 'cuadro')} libres: caben ${rightOf(step)}.`;
    },
    caption: () => SPACE,
  },
  fill: {
    order: ({ n }) => `¿Qué plan llena justo los ${n.size} cuadros?`,
    hint: () => 'Suma los cuadros de cada plan.',
    why: (step) => `${plan(rightOf(step))}: ${countsOf(rightOf(step)).map((count, at) => count * [4, 2, 1][at]).filter(Boolean).join(' + ')} = ${step.n.size}.`, // prettier-ignore
    caption: () => SPACE,
    option: plan,
  },
  ready: {
    order: ({ n }) => `Hoy siembras. La fiesta es en ${n.left} semanas. ¿Qué estará listo?`,
    hint: ({ n }) => `Busca lo que demora ${n.left} semanas o menos.`,
    why: (step) => `${right(step)}: demora unas ${WEEKS[rightOf(step)]} semanas.`,
    option: (option) => `${names[option]}: ${WEEKS[option]} semanas`,
  },
  together: {
    order: () => 'Quieres cosechar todo la misma semana. ¿Qué siembras primero?',
    hint: () => 'Lo que más demora se siembra primero.',
    why: (step) => `${right(step)}: demora más que lo demás, unas ${WEEKS[rightOf(step)]} semanas.`,
    option: (option) => `${names[option]}: ${WEEKS[option]} semanas`,
  },
  family: {
    order: () => 'Cambia de familia. ¿Qué siembras ahora en esta cama?',
    hint: ({ about }) => FAMILIES[familyOf(about[0])],
    why: ({ about }) => `${FAMILIES[familyOf(about[0])]} Si cambias, las plagas de antes no encuentran su comida.`,
    caption: ({ about }) => `Antes: ${low(about[0])}`,
  },
  rotation: {
    order: ({ n }) => `¿Qué toca en esta cama en ${n.years} años más?`,
    hint: () => `Avanza un paso por año: ${ORDER.toLowerCase()}`,
    why: (step) => `${ORDER} En ${step.n.years} años toca: ${low(rightOf(step))}.`,
    caption: ({ about }) => `Este año: ${low(about[0])}`,
    rows: () => [['Orden de cada cama', ORDER]],
  },
  beds: {
    order: () => 'Planifica las cuatro camas: pon cada planta en la suya',
    hint: () => 'Mira los cuadros y no repitas la familia de antes. Empieza por la que cabe en menos camas.',
    why: (step) => step.answer.map((option, bed) => `Cama ${bed + 1}: ${low(step.options[option])}`).join('. ') + '.',
    rows: (step) => [
      ...step.about.map((_, at) => /** @type {[string, string]} */ ([`Cama ${at + 1}`, bedIn(step, at)])),
      ['Son familia', 'tomate y papa; porotos y arvejas; ajo y cebolla; brócoli y coliflor'],
    ],
    option: (option) => `${names[option]}: ${ROWS[option]} cuadros`,
  },
};
