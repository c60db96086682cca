import { pesos } from '../money.js';

/**
 * @typedef {import('../sums.js').Sum} Sum
 * What a kind of sum is in words: what is wanted, what is known as label and value, the choices where there are some, where to
 * begin, and why the answer is right.
 * @typedef {object} Words
 * @property {string} order
 * @property {(sum: Sum) => [string, string][]} rows
 * @property {(sum: Sum) => string[]} [options]
 * @property {(sum: Sum) => string} hint
 * @property {(sum: Sum) => string} why
 */

const $ = (/** @type {number} */ amount) => pesos(amount, 'es');
const percent = (/** @type {number} */ part) => `${part} %`;

/** @type {Record<import('../sums.js').Kind, Words>} */
const kinds = {
  change: {
    order: '¿Cuánto vuelto das?',
    rows: ({ n }) => [['Jugo', $(n.price)], ['Te pagan con', $(n.paid)]], // prettier-ignore
    hint: () => 'Cuenta desde el precio hasta lo que te pagaron.',
    why: ({ n, answer }) => `${$(n.paid)} − ${$(n.price)} = ${$(answer)}.`,
  },
  twoJuices: {
    order: 'Dos jugos: ¿cuánto vuelto das?',
    rows: ({ n }) => [['Jugo de frambuesa', $(n.price)], ['Jugo de naranja', $(n.second)], ['Te pagan con', $(n.paid)]], // prettier-ignore
    hint: () => 'Primero suma los dos jugos; después réstalos del billete.',
    why: ({ n, answer }) => `${$(n.price)} + ${$(n.second)} = ${$(n.price + n.second)}. Con ${$(n.paid)}, el vuelto es ${$(answer)}.`, // prettier-ignore
  },
  total: {
    order: '¿Cuánto cobras en total?',
    rows: ({ n }) => [[`${n.many} jugos`, `${$(n.price)} cada uno`], [`${n.few} galletas`, `${$(n.second)} cada una`]], // prettier-ignore
    hint: () => 'Multiplica cada precio por su cantidad y suma.',
    why: ({ n, answer }) => `${n.many} × ${$(n.price)} = ${$(n.many * n.price)} y ${n.few} × ${$(n.second)} = ${$(n.few * n.second)}. Juntos: ${$(answer)}.`, // prettier-ignore
  },
  compare: {
    order: '¿En qué bolsa sale más barato el kilo de naranjas?',
    rows: () => [],
    options: ({ list }) => [1, 2, 5].map((size, at) => `${size} kg a ${$(list[at])}`),
    hint: () => 'Divide cada precio por sus kilos.',
    why: ({ list }) => `Por kilo: ${[1, 2, 5].map((size, at) => $(list[at] / size)).join(', ')}. Compara siempre por kilo.`, // prettier-ignore
  },
  left: {
    order: '¿Cuánto queda para ahorrar este mes?',
    rows: ({ n, list }) => [['Entra: venta de jugos', $(n.income)], ['Sale: fruta', $(list[0])], ['Sale: vasos', $(list[1])], ['Sale: hielo', $(list[2])]], // prettier-ignore
    hint: () => 'Suma lo que sale y réstalo de lo que entra.',
    why: ({ n, answer }) => `Salen ${$(n.income - answer)}. ${$(n.income)} − ${$(n.income - answer)} = ${$(answer)}.`,
  },
  months: {
    order: '¿En cuántos meses se llega a la meta?',
    rows: ({ n }) => [['Meta', $(n.goal)], ['Ahorro de cada mes', $(n.each)]], // prettier-ignore
    hint: () => '¿Cuántas veces cabe el ahorro de un mes en la meta?',
    why: ({ n, answer }) => `${answer} × ${$(n.each)} = ${$(n.goal)}.`,
  },
  discount: {
    order: '¿Cuánto se paga con el descuento?',
    rows: ({ n }) => [['Precio', $(n.price)], ['Descuento', percent(n.off)]], // prettier-ignore
    hint: ({ n }) => `Se paga el ${percent(100 - n.off)} del precio.`,
    why: ({ n, answer }) => `El ${percent(n.off)} de ${$(n.price)} es ${$(n.price - answer)}. Se paga ${$(answer)}.`,
  },
  share: {
    order: '¿Cuánto guarda Greda?',
    rows: ({ n }) => [['Venta de la semana', $(n.sold)], ['Parte para ahorrar', percent(n.part)]], // prettier-ignore
    hint: () => 'El 10 % es dividir por 10; el 5 % es la mitad de eso.',
    why: ({ n, answer }) => `${$(n.sold)} × ${n.part} ÷ 100 = ${$(answer)}.`,
  },
  whichPercent: {
    order: '¿Qué porcentaje de descuento es?',
    rows: ({ n }) => [['Antes', $(n.price)], ['Ahora', $(n.now)]], // prettier-ignore
    hint: () => 'Divide la rebaja por el precio de antes.',
    why: ({ n, answer }) => `La rebaja es ${$(n.price - n.now)} de ${$(n.price)}: el ${percent(answer)}.`,
  },
  promo: {
    order: '¿Con qué oferta se paga menos?',
    rows: ({ n }) => [['Se compran', `${n.units} unidades`], ['Precio de cada una', $(n.price)]], // prettier-ignore
    options: ({ n }) => ['Lleva 3 y paga 2', `${percent(n.off)} menos en todo`, `${$(n.cut)} menos en el total`],
    hint: ({ n }) => `Sin oferta serían ${$(n.price * n.units)}. Calcula el total con cada una.`,
    why: ({ n, list }) => `Lleva 3 y paga 2: ${$(list[0])}. ${percent(n.off)} menos: ${$(list[1])}. ${$(n.cut)} menos: ${$(list[2])}.`, // prettier-ignore
  },
  remain: {
    order: '¿Cuánta plata queda libre?',
    rows: ({ n, list }) => [['Entra en el mes', $(n.income)], ['Arriendo', percent(list[0])], ['Comida', percent(list[1])], ['Transporte', percent(list[2])]], // prettier-ignore
    hint: () => 'Suma los porcentajes y mira cuánto falta para 100 %.',
    why: ({ n, answer }) => `Queda el ${percent((answer * 100) / n.income)} de ${$(n.income)}: ${$(answer)}.`,
  },
  raise: {
    order: 'La fruta subió: ¿a cuánto queda el jugo?',
    rows: ({ n }) => [['Precio de hoy', $(n.price)], ['Alza', percent(n.up)]], // prettier-ignore
    hint: ({ n }) => `Suma al precio su ${percent(n.up)}.`,
    why: ({ n, answer }) => `El ${percent(n.up)} de ${$(n.price)} es ${$(answer - n.price)}. Queda en ${$(answer)}.`,
  },
  monthsOfShare: {
    order: '¿En cuántos meses se completa la meta?',
    rows: ({ n }) => [['Meta', $(n.goal)], ['Entra cada mes', $(n.income)], ['Se ahorra', percent(n.part)]], // prettier-ignore
    hint: () => 'Calcula el ahorro de un mes. Si no sale justo, hace falta un mes más.',
    why: ({ n, answer }) => `Se ahorran ${$((n.income * n.part) / 100)} al mes. En ${answer - 1} meses falta un poco; en ${answer} se llega.`, // prettier-ignore
  },
  simple: {
    order: 'Interés simple: ¿cuánto hay al final?',
    rows: ({ n }) => [['Se guardan', $(n.capital)], ['Interés de cada año', `${percent(n.rate)} de lo guardado`], ['Tiempo', `${n.years} años`]], // prettier-ignore
    hint: () => 'El interés de cada año es el mismo. Multiplícalo por los años.',
    why: ({ n, answer }) => `${$((n.capital * n.rate) / 100)} por año durante ${n.years} años: ${$(answer - n.capital)} más. Total: ${$(answer)}.`, // prettier-ignore
  },
  compound: {
    order: 'Interés compuesto: ¿cuánto hay al final?',
    rows: ({ n }) => [['Se guardan', $(n.capital)], ['Interés de cada año', `${percent(n.rate)} de todo lo que hay`], ['Tiempo', `${n.years} años`], ['Redondeo', 'al peso, cada año (0,5 sube)']], // prettier-ignore
    hint: () => 'El segundo año también gana interés lo que se sumó el primero.',
    why: ({ n, answer }) => `Tras un año hay ${$(n.capital + (n.capital * n.rate) / 100)}. El segundo año gana sobre eso: ${$(answer)}.`, // prettier-ignore
  },
  instalments: {
    order: '¿Cuánto más se paga en cuotas que al contado?',
    rows: ({ n }) => [['Al contado', $(n.cash)], ['En cuotas', `${n.count} de ${$(n.each)}`], ['Comisión, una sola vez', $(n.fee)]], // prettier-ignore
    hint: () => 'Suma todas las cuotas y la comisión; después resta el precio al contado.',
    why: ({ n, answer }) => `${n.count} × ${$(n.each)} + ${$(n.fee)} = ${$(n.cash + answer)}. Son ${$(answer)} más.`,
  },
  offer: {
    order: 'Lee la letra chica: ¿qué oferta cuesta menos en total?',
    rows: () => [],
    options: ({ n }) => [`${$(n.cash)} al contado. Despacho: ${$(n.delivery)}`, `${n.count} cuotas de ${$(n.each)}. Despacho gratis`, `¡Solo ${$(n.low)}! Con seguro obligatorio de ${$(n.insured)} al mes por 6 meses`], // prettier-ignore
    hint: () => 'Calcula todo lo que se termina pagando en cada una.',
    why: ({ n, list }) => `Contado con despacho: ${$(list[0])}. Cuotas: ${$(list[1])}. La de ${$(n.low)} termina costando ${$(list[2])}.`, // prettier-ignore
  },
  before: {
    order: '¿Cuánto costaba antes de la rebaja?',
    rows: ({ n }) => [['Rebaja', percent(n.off)], ['Se pagó', $(n.paid)]], // prettier-ignore
    hint: ({ n }) => `Lo que se pagó es el ${percent(100 - n.off)} del precio de antes.`,
    why: ({ n, answer }) => `${$(n.paid)} ÷ ${100 - n.off} × 100 = ${$(answer)}.`,
  },
  twice: {
    order: 'Una rebaja sobre otra: ¿cuánto se paga?',
    rows: ({ n }) => [['Precio', $(n.price)], ['Primera rebaja', percent(n.off)], ['Segunda, sobre lo rebajado', percent(n.more)]], // prettier-ignore
    hint: () => 'Las rebajas no se suman: la segunda se calcula sobre el precio nuevo.',
    why: ({ n, answer }) => `Primero baja a ${$((n.price * (100 - n.off)) / 100)}. El ${percent(n.more)} de eso se descuenta después: ${$(answer)}.`, // prettier-ignore
  },
  upDown: {
    order: 'Sube y después baja lo mismo: ¿cuánto cuesta?',
    rows: ({ n }) => [['Precio', $(n.price)], ['Primero sube', percent(n.rate)], ['Después baja', percent(n.rate)]], // prettier-ignore
    hint: () => 'La baja se calcula sobre el precio ya subido.',
    why: ({ n, answer }) => `Sube a ${$((n.price * (100 + n.rate)) / 100)} y baja a ${$(answer)}. No vuelve al precio de partida.`, // prettier-ignore
  },
  debt: {
    order: '¿Cuánto se debe después de dos meses?',
    rows: ({ n }) => [['Deuda', $(n.debt)], ['Cada mes, primero', `${percent(n.rate)} de interés`], ['Cada mes, después', `se pagan ${$(n.paid)}`], ['Redondeo', 'al peso, cada mes (0,5 sube)']], // prettier-ignore
    hint: () => 'Ve mes por mes: suma el interés y resta el pago.',
    why: ({ n, answer }) => `El primer mes queda en ${$(n.debt + (n.debt * n.rate) / 100 - n.paid)}. El segundo, en ${$(answer)}.`, // prettier-ignore
  },
  surcharge: {
    order: '¿Cuánto más caro es en cuotas, en porcentaje?',
    rows: ({ n }) => [['Al contado', $(n.cash)], ['En cuotas', `${n.count} de ${$(n.each)}`]], // prettier-ignore
    hint: () => 'Divide lo que se paga de más por el precio al contado.',
    why: ({ n, answer }) => `Se pagan ${$(n.count * n.each)}: ${$(n.count * n.each - n.cash)} más, el ${percent(answer)}.`, // prettier-ignore
  },
  plan: {
    order: '¿Qué gasto se deja? El menor que alcance para ahorrar',
    rows: ({ n, list }) => [['Entra en el mes', $(n.income)], ['Sale en el mes', $(list.reduce((sum, one) => sum + one, 0))], ['Se quiere ahorrar', $(n.wanted)]], // prettier-ignore
    options: ({ list }) =>
      list.map((cost, at) => `${['Salidas', 'Teléfono', 'Golosinas', 'Revistas'][at]}: ${$(cost)}`),
    hint: () => 'Mira cuánto queda ahora y cuánto falta para el ahorro que se quiere.',
    why: ({ n, list, answer }) => `Faltan ${$(n.needed)}. El menor gasto que los cubre es el de ${$(list[answer])}.`,
  },
};

/** Of the nine goals, and in whose name. */
const goals = [
  'La bicicleta de Camila',
  'La pelota del equipo',
  'Los lentes del abuelo',
  'El viaje del curso al mar',
  'La guitarra de Mateo',
  'La cocina de la señora Elba',
  'El horno de la panadería',
  'La máquina de coser',
  'El techo de la biblioteca',
];

export const es = {
  title: 'Banco de ahorros',
  lead: 'Greda, la chanchita de la plaza, junta monedas para los vecinos. Cada mes resuelves una cuenta; cuatro meses son una meta.',
  levels: /** @type {[string, string][]} */ ([
    ['El puesto de jugos', 'Vueltos, totales, precios por kilo y lo que queda.'],
    ['Descuentos y partes', 'Porcentajes, ofertas y el plan del mes.'],
    ['Interés y letra chica', 'Cuotas, intereses y ofertas que esconden algo. Para pensar.'],
  ]),
  kinds,
  goals,
  months: ['Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo', 'Junio', 'Julio', 'Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre'], // prettier-ignore
  square: (/** @type {number} */ reached) => `La plaza con Greda en su banco: ${reached} de 9 metas cumplidas`,
  saved: (/** @type {number} */ coins) => `${coins} de 4 monedas`,
  till: 'Caja: toca para poner',
  tray: 'Tu vuelto: toca para quitar',
  empty: 'Todavía no pones nada.',
  sum: (/** @type {number} */ amount) => `Suma: ${$(amount)}`,
  piece: (/** @type {number} */ piece, /** @type {boolean} */ isNote) =>
    `${isNote ? 'Billete' : 'Moneda'} de ${$(piece)}`,
  put: (/** @type {string} */ piece) => `Poner ${piece.toLowerCase()}`,
  take: (/** @type {string} */ piece) => `Quitar ${piece.toLowerCase()}`,
  answer: 'Tu respuesta',
  erase: 'Borrar',
  choose: 'Elige una',
  /** @type {Record<import('../sums.js').Input, (answer: number) => string>} */
  written: {
    coins: $,
    pesos: $,
    percent,
    months: (answer) => `${answer} ${answer === 1 ? 'mes' : 'meses'}`,
    choice: String,
  },
  none: 'Falta tu respuesta.',
  little: 'Es menos de lo que corresponde.',
  much: 'Es más de lo que corresponde.',
  other: 'Otra conviene más.',
  notEnough: 'Ese gasto no es.',
  coin: '¡Una moneda para Greda!',
};
