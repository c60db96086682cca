import { countsOf, ROWS, squaresOf } from '../plate.js';
import { COLOURS, familyOf, SQUARES, WEEKS } from '../plants.js';
import { names } from './names.en.js';
import { rightOf } from './words.js';

const low = (/** @type {string} */ name) => names[name].toLowerCase();
const right = (/** @type {import('./words.js').Step} */ step) => names[rightOf(step)];
/** `a, b and c` */
const all = (/** @type {string[]} */ list) => list.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** @type {Record<string, string>} */
const LIVES = { tomato: 'a tomato plant', squash: 'a squash plant', bean: 'a bean plant', pea: 'a pea plant' };
/** @type {Record<string, [string, string]>} */
const EATEN = {
  root: ['the root', 'It grows under the soil.'],
  stem: ['the stem', 'It holds the plant up and carries water.'],
  leaf: ['the leaves', 'They are green and flat.'],
  flower: ['the flower', 'We eat it before it opens.'],
  fruit: ['the fruit', 'It keeps seeds inside.'],
  seed: ['the seeds', 'Another plant comes out of them.'],
};
/** @type {Record<string, [string, string]>} */
const JOBS = {
  root: ['takes water from the soil', 'The root is in the soil and takes up water.'],
  stem: ['carries water up to the leaves', 'Water goes up through the stem.'],
  leaf: ['makes food with sunlight', 'The leaf uses light, air and water to make food.'],
  flower: ['attracts bees', 'The flower has colour, scent and nectar.'],
  fruit: ['keeps the seeds', 'The fruit forms from the flower and keeps the seeds.'],
};
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
/** @type {Record<string, [string, string]>} */
const SEASONS = {
  summer: ['It is hot and there is no school.', 'In Chile, January and February are summer.'],
  autumn: ['Leaves fall.', 'In Chile, April and May are autumn.'],
  winter: ['It is cold and rainy.', 'In Chile, July and August are winter.'],
  spring: ['Flowers come out.', 'In Chile, October and November are spring.'],
};
/** @type {Record<string, [string, string]>} */
const PESTS = {
  leaves: ['Who made holes in the leaf?', 'Caterpillars and snails eat leaves.'],
  sap: ['Who sucks the sap of plants?', 'Aphids suck the sap of tender stems.'],
};
/** @type {Record<string, [string, string, string]>} */
const EATERS = {
  aphid: ['There are aphids on the beans. Who eats them?', 'It is red and has black dots.', 'A ladybird eats many aphids each day.'], // prettier-ignore
  caterpillar: ['There are caterpillars on the lettuce. Who eats them?', 'It is a small bird that looks for insects.', 'The wren takes caterpillars to its chicks.'], // prettier-ignore
};
/** @type {Record<string, [string, string]>} */
const ROLES = {
  pole: ['gives the bean a pole to climb', 'Sweetcorn grows tall and the bean climbs its stalk.'],
  food: ['leaves nitrogen in the soil', 'In the roots of beans live bacteria that take nitrogen from the air.'],
  cover: ['covers the soil with big leaves', 'The leaves of the squash give shade and the soil keeps its water.'],
};
/** @type {Record<string, [string, string, string]>} */
const WEATHER = {
  heat: ['It is very sunny and the soil is dry.', 'In strong sun, water goes off into the air.', 'Early it is cool, and the water gets to the roots.'], // prettier-ignore
  damp: ['It is cloudy. You put a finger in: the soil is wet.', 'The soil has water already.', 'With too much water the roots have no air.'], // prettier-ignore
  rain: ['It is raining.', 'Who is watering already?', 'The rain waters the garden. That way you save water.'],
};
const colourOf = (/** @type {string} */ food) =>
  /** @type {string} */ (Object.keys(COLOURS).find((colour) => COLOURS[colour].includes(food)));
/** @type {Record<string, [string, string]>} */
const GROUPS = {
  fruits: ['a fruit for dessert', 'It is sweet and juicy, or soft.'],
  vegetables: ['a vegetable', 'It goes into salad or soup.'],
  legumes: ['a pulse', 'It grows inside a pod.'],
  cereals: ['a cereal, or made of one', 'Wheat, rice and oats are cereals.'],
  dairy: ['dairy', 'It comes from milk.'],
};
/** @type {Record<string, [string, string]>} */
const NUTRIENTS = {
  calcium: ['the most calcium', 'Milk and what is made of it have calcium, for bones and teeth.'],
  vitaminC: ['the most vitamin C', 'Oranges and strawberries have vitamin C, which helps your defences.'],
  vitaminA: ['the most vitamin A', 'The orange in carrots and squash becomes vitamin A, which looks after your eyes.'],
  protein: ['the most protein', 'Pulses, eggs and fish have protein, to grow.'],
};
/** @type {Record<string, [string, string]>} */
const PLATE = {
  half: ['The half with vegetables', 'Half of the plate is vegetables.'],
  energy: ['The quarter that gives energy', 'Bread, rice and potatoes give energy.'],
  protein: ['The quarter that gives protein', 'Beans, lentils, eggs and fish give protein.'],
};
/** @type {Record<string, string>} */
const FAMILIES = {
  nightshade: 'Tomato, potato and aubergine are one family.',
  legume: 'Beans, peas and broad beans are one family.',
  brassica: 'Broccoli, cauliflower and radish are one family.',
};
const SPACE = `A squash takes ${SQUARES.squash} squares, a tomato ${SQUARES.tomato} and a lettuce ${SQUARES.lettuce}.`;
const ORDER = 'Pulse, leaf, fruit, root, and then a pulse again.';
/** @type {[string, string][]} */
const PLANTED = [['squash', 'squashes'], ['tomato', 'tomatoes'], ['lettuce', 'lettuces']]; // prettier-ignore
const plan = (/** @type {string} */ counts) =>
  all(countsOf(counts).flatMap((count, at) => (count ? [`${count} ${PLANTED[at][count === 1 ? 0 : 1]}`] : [])));
/** @param {import('./words.js').Step} step @param {number} at */
const bedIn = ({ n, about }, at) => `${n[`bed${at}`]} squares; before, ${low(about[at])}`;
const WATERING = { early: 'Water early', noon: 'Water at noon', none: 'No watering today' };
const watering = (/** @type {string} */ option) => WATERING[/** @type {keyof typeof WATERING} */ (option)];

/** @type {Record<import('./words.js').Kind, import('./words.js').Words>} */
export const kinds = {
  cycle: {
    order: ({ about }) => `Put the life of ${LIVES[about[0]]} in order`,
    hint: () => 'It all begins with a seed. First comes the flower and then the fruit.',
    why: () => 'A sprout comes out of the seed. The flower becomes the fruit, with new seeds.',
  },
  longCycle: {
    order: ({ about }) => `Put the whole life of ${LIVES[about[0]]} in order`,
    hint: () => 'Seed, sprout and leaves. What comes before the fruit?',
    why: () => 'The fruit brings seeds, and life begins again.',
  },
  next: {
    order: () => 'What comes next?',
    hint: () => 'Think: seed, sprout, leaves, flower and fruit.',
    why: (step) => `Next comes: ${low(rightOf(step))}.`,
  },
  needs: {
    order: ({ about }) => (about[0] === 'seed' ? 'What does a seed need to sprout?' : 'What does a plant need to grow?'), // prettier-ignore
    hint: ({ about }) => (about[0] === 'seed' ? 'Choose three. It wakes up when the soil is warm and wet.' : 'Choose three. They are out of doors.'), // prettier-ignore
    why: ({ about }) => (about[0] === 'seed' ? 'With water, air and a little warmth the seed sprouts.' : 'With water, air and light the plant makes its food.'), // prettier-ignore
    caption: ({ about }) => names[about[0] === 'seed' ? 'seedStage' : 'leavesStage'],
  },
  part: {
    order: () => 'Which part do we eat?',
    hint: (step) => `${EATEN[rightOf(step)][1]} Which part is it?`,
    why: (step) => `${names[step.about[0]]}: we eat ${EATEN[rightOf(step)][0]}.`,
  },
  eaten: {
    order: ({ about }) => `Of which one do we eat ${EATEN[about[0]][0]}?`,
    hint: ({ about }) => EATEN[about[0]][1],
    why: (step) => `${right(step)}: we eat ${EATEN[step.about[0]][0]}.`,
  },
  job: {
    order: ({ about }) => `Which part ${JOBS[about[0]][0]}?`,
    hint: () => 'See where each part is in the plant.',
    why: ({ about }) => JOBS[about[0]][1],
  },
  seedOf: {
    order: () => 'Which plant comes out of this seed?',
    hint: ({ about }) => ({ bean: 'It has the shape of a kidney.', sunflower: 'It comes from a very big flower.', squash: 'It is flat and pale.', corn: 'It is a yellow grain.' })[about[0]] ?? '', // prettier-ignore
    why: (step) => `Out of this seed comes: ${low(rightOf(step))}.`,
    caption: ({ about }) => ({ bean: 'A red, curved seed', sunflower: 'A black seed with stripes', squash: 'A pale, flat seed', corn: 'A yellow grain' })[about[0]] ?? '', // prettier-ignore
  },
  alive: {
    order: () => 'Which one is alive?',
    hint: () => 'What is alive is born, feeds and grows.',
    why: (step) => `${right(step)}: it is born, feeds and grows.`,
  },
  season: {
    order: ({ n }) => `It is ${MONTHS[n.month - 1]} in Chile. Which season is it?`,
    hint: (step) => SEASONS[rightOf(step)][0],
    why: (step) => SEASONS[rightOf(step)][1],
  },
  sowAutumn: {
    order: () => 'It is May and the cold is coming. What do you sow in central Chile?',
    hint: () => 'Look for what survives frost.',
    why: () => 'Broad beans, garlic and peas are sown in autumn: they bear the cold.',
    caption: () => 'Autumn',
  },
  sowSpring: {
    order: () => 'It is October and there is no more frost. What do you sow in central Chile?',
    hint: () => 'Garlic and broad beans are sown in autumn.',
    why: () => 'Tomato, squash, sweetcorn and beans want warmth: they are sown in spring.',
    caption: () => 'Spring',
  },
  frost: {
    order: () => 'There was frost last night. Which plant bears it best?',
    hint: () => 'Some plants are for autumn and others for warm days.',
    why: () => 'Broad beans, garlic and peas bear frost. Tomato, squash, sweetcorn and beans do not.',
    caption: () => 'Frost',
  },
  pollinator: {
    order: () => 'Who carries pollen from flower to flower?',
    hint: () => 'It flies and looks for nectar.',
    why: (step) => `${right(step)}: it looks for nectar and carries pollen. That is how fruit forms.`,
  },
  insect: {
    order: () => 'Six legs and two antennae. Who is it?',
    hint: () => 'It is an insect. Spiders have eight legs.',
    why: (step) => `${right(step)}: it is an insect, with six legs and two antennae.`,
  },
  pest: {
    order: ({ about }) => PESTS[about[0]][0],
    hint: ({ about }) => (about[0] === 'sap' ? 'It is very small and green.' : 'It walks very slowly.'),
    why: ({ about }) => PESTS[about[0]][1],
    caption: ({ about }) => (about[0] === 'sap' ? 'A tender stem' : 'A leaf with holes'),
  },
  eater: {
    order: ({ about }) => EATERS[about[0]][0],
    hint: ({ about }) => EATERS[about[0]][1],
    why: ({ about }) => EATERS[about[0]][2],
  },
  compost: {
    order: () => 'What goes to the compost?',
    hint: () => 'Choose three. They were part of something alive.',
    why: () => 'Peels, shells, cores and leaves become good soil. Bags, tins, glass and batteries do not.',
  },
  sister: {
    order: ({ about }) => `Sweetcorn, beans and squash grow together. Which one ${ROLES[about[0]][0]}?`,
    hint: () => 'One is tall, one climbs and one grows along the soil.',
    why: ({ about }) => ROLES[about[0]][1],
    caption: () => 'Help in the garden',
  },
  dry: {
    order: () => 'What do you do about watering?',
    hint: ({ about }) => WEATHER[about[0]][1],
    why: ({ about }) => WEATHER[about[0]][2],
    caption: ({ about }) => WEATHER[about[0]][0],
    option: watering,
  },
  rain: {
    order: () => 'It is raining. What do you do about watering?',
    hint: () => WEATHER.rain[1],
    why: () => WEATHER.rain[2],
    caption: () => 'Rain in the yard',
    option: watering,
  },
  group: {
    order: ({ about }) => `Which one is ${GROUPS[about[0]][0]}?`,
    hint: ({ about }) => GROUPS[about[0]][1],
    why: (step) => `${right(step)}: it is ${GROUPS[step.about[0]][0]}.`,
  },
  colours: {
    order: () => 'Build a plate of five colours: choose three foods',
    hint: ({ about }) => `There is ${all(about.map(colourOf))} already. Do not repeat a colour.`,
    why: ({ about, options, answer }) => `Five colours: ${all([...about, ...answer.map((at) => options[at])].map(colourOf))}.`, // prettier-ignore
  },
  missing: {
    order: ({ about }) => `${PLATE[about[0]][0]} is missing. What do you put there?`,
    hint: ({ about }) => PLATE[about[0]][1],
    why: (step) => `${right(step)}: now the plate has vegetables, energy and protein.`,
  },
  gives: {
    order: ({ about }) => `Which one gives you ${NUTRIENTS[about[0]][0]}?`,
    hint: ({ about }) => ({ calcium: 'It comes from milk.', vitaminC: 'It is a sour and sweet fruit.', vitaminA: 'It is of orange colour.', protein: 'It is no fruit and no leaf.' })[about[0]] ?? '', // prettier-ignore
    why: ({ about }) => NUTRIENTS[about[0]][1],
  },
  fits: {
    order: ({ about }) => (about[0] === 'tomato' ? 'How many more tomatoes fit?' : 'How many more lettuces fit?'),
    hint: ({ about }) => `Count the free squares. ${about[0] === 'tomato' ? 'Each tomato takes 2.' : 'Each lettuce takes 1.'}`, // prettier-ignore
    why: (step) => {
      const free = step.n.size - squaresOf([step.n.squash, step.n.tomato, 0]);
      return `There are ${free} free squares: ${rightOf(step)} fit.`;
    },
    caption: () => SPACE,
  },
  fill: {
    order: ({ n }) => `Which plan fills exactly ${n.size} squares?`,
    hint: () => 'Add up the squares of each plan.',
    why: (step) => `${plan(rightOf(step))}: ${countsOf(rightOf(step)).map((count, at) => count * [4, 2, 1][at]).filter(Boolean).join(' + ')} = ${step.n.size}.`, // prettier-ignore
    caption: () => SPACE,
    option: plan,
  },
  ready: {
    order: ({ n }) => `You sow today. The fair is in ${n.left} weeks. What will be ready?`,
    hint: ({ n }) => `Look for what takes ${n.left} weeks or less.`,
    why: (step) => `${right(step)}: it takes about ${WEEKS[rightOf(step)]} weeks.`,
    option: (option) => `${names[option]}: ${WEEKS[option]} weeks`,
  },
  together: {
    order: () => 'You want to harvest everything in the same week. What do you sow first?',
    hint: () => 'What takes longest is sown first.',
    why: (step) => `${right(step)}: it takes longer than the others, about ${WEEKS[rightOf(step)]} weeks.`,
    option: (option) => `${names[option]}: ${WEEKS[option]} weeks`,
  },
  family: {
    order: () => 'Change the family. What do you sow in this bed now?',
    hint: ({ about }) => FAMILIES[familyOf(about[0])],
    why: ({ about }) => `${FAMILIES[familyOf(about[0])]} If you change, the pests from before do not find their food.`,
    caption: ({ about }) => `Before: ${low(about[0])}`,
  },
  rotation: {
    order: ({ n }) => `What comes in this bed ${n.years} years from now?`,
    hint: () => `Go one step for each year: ${ORDER.toLowerCase()}`,
    why: (step) => `${ORDER} In ${step.n.years} years comes: ${low(rightOf(step))}.`,
    caption: ({ about }) => `This year: ${low(about[0])}`,
    rows: () => [['The order in each bed', ORDER]],
  },
  beds: {
    order: () => 'Plan the four beds: put each plant in its own',
    hint: () => 'Look at the squares, and do not repeat the family from before. Begin with what fits in fewest beds.',
    why: (step) => step.answer.map((option, bed) => `Bed ${bed + 1}: ${low(step.options[option])}`).join('. ') + '.',
    rows: (step) => [
      ...step.about.map((_, at) => /** @type {[string, string]} */ ([`Bed ${at + 1}`, bedIn(step, at)])),
      ['Are family', 'tomato and potato; beans and peas; garlic and onion; broccoli and cauliflower'],
    ],
    option: (option) => `${names[option]}: ${ROWS[option]} squares`,
  },
};
