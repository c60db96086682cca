/** @typedef {import('./moons.js').Sky} Sky */

export const texts = {
  es: {
    title: 'Números en órbita',
    lead: 'Cometa, la gata astronauta, perdió la cuenta. Atrapa las lunas que juntas llegan justo al planeta.',
    levels: /** @type {[string, string][]} */ ([
      ['Dos lunas', 'Suma dos lunas y llega hasta 100.'],
      ['Tres lunas', 'Suma tres lunas y llega hasta 1.000.'],
      ['Lunas que se multiplican', 'Dos lunas de las tablas, hasta la del 12.'],
    ]),
    order: (/** @type {Sky} */ { target, sign, count }) =>
      `Llega a ${target} ${sign === '+' ? `sumando ${count} lunas` : 'multiplicando dos lunas'}`,
    none: 'Todavía no atrapas ninguna luna.',
    few: (/** @type {number} */ count) => `Atrapa ${count} lunas antes de revisar.`,
    reached: (/** @type {number[]} */ moons, /** @type {Sky} */ { sign, target }, /** @type {number} */ total) => {
      const sum = `${moons.join(` ${sign} `)} = ${total}`;
      if (total === target) return `${sum}. ¡Justo en su órbita!`;
      return total < target ? `${sum}. Faltan ${target - total}.` : `${sum}. Te pasaste por ${total - target}.`;
    },
  },
  en: {
    title: 'Numbers in Orbit',
    lead: 'Cometa, the cat astronaut, lost count. Catch the moons that together reach just the planet.',
    levels: /** @type {[string, string][]} */ ([
      ['Two moons', 'Add two moons and reach up to 100.'],
      ['Three moons', 'Add three moons and reach up to 1,000.'],
      ['Moons that multiply', 'Two moons of the times tables, up to 12.'],
    ]),
    order: (/** @type {Sky} */ { target, sign, count }) =>
      `Reach ${target} by ${sign === '+' ? `adding ${count} moons` : 'multiplying two moons'}`,
    none: 'You have caught no moon yet.',
    few: (/** @type {number} */ count) => `Catch ${count} moons before you check.`,
    reached: (/** @type {number[]} */ moons, /** @type {Sky} */ { sign, target }, /** @type {number} */ total) => {
      const sum = `${moons.join(` ${sign} `)} = ${total}`;
      if (total === target) return `${sum}. Right in its orbit!`;
      return total < target ? `${sum}. ${target - total} short.` : `${sum}. ${total - target} too far.`;
    },
  },
};
