/**
 * @typedef {import('./check.js').Fault} Fault
 * @typedef {import('./board.js').Board} Board
 *
 * What a task wants, and why its answer works. @typedef {[order: string, why: string]} Words
 */

const es = {
  title: 'Circuito vivo',
  lead: 'La laguna de Tembla, la anguila eléctrica, quedó a oscuras. Pon los tramos que faltan y enciende sus 24 casas.',
  levels: /** @type {[string, string][]} */ ([
    ['Cierra el circuito', 'De la pila a la ampolleta y de vuelta.'],
    ['Serie y paralelo', 'Cuánto brilla cada ampolleta, y por qué.'],
    ['Interruptores que deciden', 'Con «y», «o» y «no», hasta la luz de la escalera.'],
  ]),
  lagoon: (/** @type {number} */ lit) => `La laguna de noche: ${lit} de 24 casas con luz`,
  board: 'Tablero del circuito',
  tray: 'Elige qué pones',
  empty: 'Vaciar el tablero',
  kinds: { wire: 'Cable', lamp: 'Ampolleta', battery: 'Pila' },
  left: (/** @type {string} */ kind, /** @type {number} */ count) => `${kind}: ${count}`,
  none: 'Ya pusiste todo. Toca una pieza tuya para sacarla.',
  slot: (
    /** @type {boolean} */ isAcross,
    /** @type {number} */ row,
    /** @type {number} */ column,
    /** @type {string | null} */ kind,
  ) =>
    `${isAcross ? 'Espacio horizontal' : 'Espacio vertical'}, fila ${row}, columna ${column}: ${kind ? kind.toLowerCase() : 'vacío'}`,
  lamp: (/** @type {number} */ number, /** @type {string} */ glow) => `Ampolleta ${number}: ${glow}`,
  battery: 'Pila',
  switch: (/** @type {string} */ name) => `Interruptor ${name}`,
  /** @type {(isTwoWay: boolean, isOn: boolean) => string} */
  position: (isTwoWay, isOn) => (isTwoWay ? (isOn ? 'arriba' : 'abajo') : isOn ? 'cerrado' : 'abierto'),
  with: (/** @type {string[]} */ all) => (all.length ? `Con ${joined(all, 'y')}: ` : ''),
  glows: {
    off: 'apagada',
    faint: 'muy débil',
    dim: 'débil',
    normal: 'normal',
    strong: 'fuerte',
    burnt: 'quemada',
    lit: 'encendida',
  },
  short: '¡Cortocircuito! La corriente vuelve a la pila sin pasar por una ampolleta.',
  smoke: 'Recibe demasiado: se quema.',
  spoilt: 'Esta casa ya no cuenta como «a la primera», pero puedes seguir.',
  missing: (/** @type {string} */ kind, /** @type {number} */ count) =>
    `Te falta poner: ${count} ${count === 1 ? kind.toLowerCase() : `${kind.toLowerCase()}s`}.`,
  burnt: (/** @type {number} */ lamp) => `la ampolleta ${lamp} se quema: recibe el empuje de más de una pila.`,
  wrong: (/** @type {number} */ lamp, /** @type {string} */ is, /** @type {string} */ wanted) =>
    `la ampolleta ${lamp} está ${is} y debería estar ${wanted}.`,
  wrongs: (/** @type {string[]} */ are, /** @type {string[]} */ want) =>
    `las ampolletas están ${joined(are, 'y')}. Deberían estar ${joined(want, 'y')}.`,
  tasks: /** @type {Words[][]} */ ([
    [
      [
        'Cierra el camino para encender la ampolleta',
        'La corriente sale de la pila y vuelve a ella. Si falta un solo tramo, no pasa nada.',
      ],
      [
        'Lleva la corriente a la ampolleta con dos cables',
        'Un circuito es un camino cerrado: de la pila a la ampolleta y de vuelta.',
      ],
      [
        'Enciende la ampolleta sin hacer un cortocircuito',
        'Un cable que une los dos lados de la pila es un atajo sin ampolleta: un cortocircuito, que calienta los cables.',
      ],
      [
        'Que el interruptor A mande sobre la ampolleta',
        'El interruptor tiene que estar en el camino de la ampolleta, sin un desvío a su lado.',
      ],
      [
        'Pon la ampolleta donde reciba corriente',
        'Da lo mismo en qué parte del camino esté: la corriente pasa por todo él.',
      ],
      [
        'Falta la pila: ponla y cierra el camino',
        'La pila empuja la corriente. Sin ella, el mejor camino queda a oscuras.',
      ],
      [
        'Enciende la ampolleta 2 y deja apagada la 1',
        'La 1 tiene sus dos lados unidos por un cable, y la corriente pasa por ahí sin entrar en ella.',
      ],
      [
        'Encuentra el camino que alcanza con cinco cables',
        'Hay varios caminos, pero solo uno se completa con cinco cables.',
      ],
    ],
    [
      [
        'Dos ampolletas igual de débiles',
        'En serie, una detrás de otra, se reparten el empuje de la pila: cada una brilla débil.',
      ],
      [
        'Dos ampolletas que brillen normal',
        'En paralelo, cada una tiene su propio camino a la pila y recibe todo su empuje.',
      ],
      [
        'Con un cable, apaga solo la ampolleta 2',
        'La corriente toma el cable que está al lado de la 2. Las otras dos siguen en serie, débiles.',
      ],
      [
        'Tres ampolletas que brillen igual y normal',
        'Tres caminos en paralelo: cada ampolleta recibe el empuje completo, y la pila se gasta antes.',
      ],
      [
        'Dos pilas, dos ampolletas: que brillen normal',
        'Dos pilas seguidas empujan el doble. Así, cada ampolleta recibe el empuje de una sola.',
      ],
      [
        'Una ampolleta normal y dos débiles',
        'Un camino con una ampolleta y otro con dos en serie, que comparten el mismo empuje.',
      ],
      [
        'Una ampolleta fuerte y dos débiles',
        'Por la primera pasa toda la corriente; después se divide en dos caminos, con la mitad en cada uno.',
      ],
      [
        'Cuatro ampolletas normales con dos pilas',
        'Dos caminos en paralelo, cada uno con dos ampolletas en serie: cada una recibe el empuje de una pila.',
      ],
    ],
    [
      [
        'Que se encienda solo con A y B cerrados',
        'Interruptores en serie: basta uno abierto para cortar. Es la «y» de la lógica.',
      ],
      [
        'Que se encienda con A, con B o con los dos',
        'Interruptores en paralelo: basta uno cerrado para que pase. Es la «o».',
      ],
      [
        'A manda sobre las dos ampolletas; B, solo sobre la 2',
        'Lo que está antes de la división manda sobre todo; lo que está en una rama, solo sobre ella. Así es el tablero de una casa.',
      ],
      [
        'A hacia arriba enciende la 1; hacia abajo, la 2',
        'Este interruptor no corta la corriente: elige por dónde sigue.',
      ],
      [
        'Que al cerrar A se apague la 2, y la 1 siga encendida',
        'Cerrado, A es un atajo al lado de la 2. La 1 impide que sea un cortocircuito. Es el «no».',
      ],
      ['Con A cerrado, que baste con B o con C', 'A está en serie con dos caminos en paralelo: A y (B o C).'],
      [
        'Luz de escalera: encendida si A y B miran al mismo lado',
        'Dos cables unen los interruptores. Mover cualquiera de ellos cambia la luz: se prende abajo y se apaga arriba.',
      ],
      [
        'Votación: que se encienda con dos de tres o con los tres',
        'A con B o C, o bien B con C. Los dos contactos de B se mueven juntos, y también los de C.',
      ],
    ],
  ]),
};

/** @type {typeof es} */
const en = {
  title: 'Living Circuit',
  lead: 'The lagoon of Tembla, the electric eel, went dark. Put in the missing pieces and light its 24 houses.',
  levels: [
    ['Close the circuit', 'From the battery to the lamp and back.'],
    ['Series and parallel', 'How bright each lamp is, and why.'],
    ['Switches that decide', 'With “and”, “or” and “not”, up to the staircase light.'],
  ],
  lagoon: (lit) => `The lagoon at night: ${lit} of 24 houses lit`,
  board: 'Circuit board',
  tray: 'Choose what you put in',
  empty: 'Clear the board',
  kinds: { wire: 'Wire', lamp: 'Lamp', battery: 'Battery' },
  left: (kind, count) => `${kind}: ${count}`,
  none: 'All pieces are in. Press one of yours to take it out.',
  slot: (isAcross, row, column, kind) =>
    `${isAcross ? 'Horizontal space' : 'Vertical space'}, row ${row}, column ${column}: ${kind ? kind.toLowerCase() : 'empty'}`,
  lamp: (number, glow) => `Lamp ${number}: ${glow}`,
  battery: 'Battery',
  switch: (name) => `Switch ${name}`,
  position: (isTwoWay, isOn) => (isTwoWay ? (isOn ? 'up' : 'down') : isOn ? 'closed' : 'open'),
  with: (all) => (all.length ? `With ${joined(all, 'and')}: ` : ''),
  glows: {
    off: 'off',
    faint: 'very dim',
    dim: 'dim',
    normal: 'normal',
    strong: 'bright',
    burnt: 'burnt out',
    lit: 'lit',
  },
  short: 'Short circuit! The current returns to the battery without passing a lamp.',
  smoke: 'It gets too much: it burns out.',
  spoilt: 'This house no longer counts as “at the first try”, but you can go on.',
  missing: (kind, count) =>
    `Still to put in: ${count} ${count === 1 ? kind.toLowerCase() : kind === 'Battery' ? 'batteries' : `${kind.toLowerCase()}s`}.`,
  burnt: (lamp) => `lamp ${lamp} burns out: it gets the push of more than one battery.`,
  wrong: (lamp, is, wanted) => `lamp ${lamp} is ${is} and should be ${wanted}.`,
  wrongs: (are, want) => `the lamps are ${joined(are, 'and')}. They should be ${joined(want, 'and')}.`,
  tasks: [
    [
      [
        'Close the way to light the lamp',
        'The current leaves the battery and returns to it. If one piece is missing, nothing happens.',
      ],
      [
        'Lead the current to the lamp with two wires',
        'A circuit is a closed way: from the battery to the lamp and back.',
      ],
      [
        'Light the lamp without a short circuit',
        'A wire that joins both sides of the battery is a short cut without a lamp: a short circuit, which heats the wires.',
      ],
      ['Let switch A rule the lamp', 'The switch has to be in the way of the lamp, with no detour beside it.'],
      [
        'Put the lamp where it gets current',
        'It does not matter where on the way it is: the current passes all of it.',
      ],
      [
        'The battery is missing: put it in and close the way',
        'The battery pushes the current. Without it, the best way stays dark.',
      ],
      [
        'Light lamp 2 and leave lamp 1 off',
        'Both sides of lamp 1 are joined by a wire, and the current passes there without entering the lamp.',
      ],
      [
        'Find the way that needs no more than five wires',
        'There are several ways, but only one is complete with five wires.',
      ],
    ],
    [
      [
        'Two lamps, both dim alike',
        'In series, one behind the other, they share the push of the battery: each glows dimly.',
      ],
      ['Two lamps of normal brightness', 'In parallel, each has its own way to the battery and gets its whole push.'],
      [
        'With one wire, put out lamp 2 alone',
        'The current takes the wire beside lamp 2. The other two stay in series, dim.',
      ],
      [
        'Three lamps, equally bright and normal',
        'Three ways in parallel: each lamp gets the whole push, and the battery runs down sooner.',
      ],
      [
        'Two batteries, two lamps: both normal',
        'Two batteries in a row push twice as hard. This way each lamp gets the push of one.',
      ],
      [
        'One lamp normal and two dim',
        'One way with one lamp and another with two in series, which share the same push.',
      ],
      [
        'One lamp bright and two dim',
        'All the current passes the first one; then it divides into two ways, with half in each.',
      ],
      [
        'Four normal lamps on two batteries',
        'Two ways in parallel, each with two lamps in series: each lamp gets the push of one battery.',
      ],
    ],
    [
      [
        'Lit only with both A and B closed',
        'Switches in series: one that is open cuts it off. That is the “and” of logic.',
      ],
      ['Lit with A, with B or with both', 'Switches in parallel: one that is closed lets it pass. That is the “or”.'],
      [
        'A rules both lamps; B rules lamp 2 alone',
        'What comes before the fork rules everything; what is in a branch rules that branch. So does the fuse box of a home.',
      ],
      ['A up lights lamp 1; down, lamp 2', 'This switch does not cut the current: it chooses where it goes on.'],
      [
        'Closing A puts out lamp 2, and lamp 1 stays lit',
        'Closed, A is a short cut beside lamp 2. Lamp 1 keeps it from being a short circuit. That is the “not”.',
      ],
      ['With A closed, let B or C be enough', 'A is in series with two ways in parallel: A and (B or C).'],
      [
        'Staircase light: lit when A and B point the same way',
        'Two wires join the switches. Moving either one changes the light: on downstairs, off upstairs.',
      ],
      [
        'A vote: lit with two of three, or with all three',
        'A with B or C, or B with C. Both contacts of B move together, and so do those of C.',
      ],
    ],
  ],
};

/** `a, b and c` */
function joined(/** @type {string[]} */ all, /** @type {string} */ and) {
  if (all.length < 2) return all.join('');
  return `${all.slice(0, -1).join(', ')} ${and} ${all[all.length - 1]}`;
}

const sentence = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

export const texts = { es, en };

/** Why a board is not solved yet, in words. @param {typeof es} say @param {Board} board @param {Fault} fault */
export function faultText(say, board, fault) {
  if (fault.kind === 'left') return say.missing(say.kinds[fault.part], fault.count);
  const set = say.with(fault.switches.map((isOn, at) => `${NAMES[at]} ${say.position(board.isTwoWay[at], isOn)}`));
  if (fault.kind === 'short') return sentence(set + (set ? say.short.toLowerCase() : say.short));
  if (fault.kind === 'burnt') return sentence(set + say.burnt(fault.lamp));
  if (fault.kind === 'lamp') return sentence(set + say.wrong(fault.lamp, say.glows[fault.is], say.glows[fault.wants]));
  const names = (/** @type {(keyof typeof es.glows)[]} */ all) => all.map((glow) => say.glows[glow]);
  return sentence(set + say.wrongs(names(fault.are), names(fault.want)));
}

/** Of switches. */
export const NAMES = ['A', 'B', 'C'];
