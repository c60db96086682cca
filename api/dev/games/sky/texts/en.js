import { dipOf, LIMITS, nightOf, sunlight, SOUTH } from '../questions.js';
import { CONSTELLATIONS, LIGHT_YEARS, MAGNITUDES, PLANETS } from '../stars.js';
import { facts } from './facts.en.js';

/** @typedef {import('../questions.js').Question} Question @typedef {import('./es.js').Words} Words */

const number = (/** @type {number} */ value) =>
  String(value)
    .replace(/\B(?=(\d{3})+$)/g, ',')
    .replace('-', '−');
const the =
  (/** @type {readonly string[]} */ names) =>
  (/** @type {Question} */ { list }) =>
    list.map((at) => names[Number(at)]);
const right = (/** @type {Question} */ { list, answer }) => list[Number(answer)];

const phases = ['New moon', 'Waxing crescent', 'First quarter', 'Waxing gibbous', 'Full moon', 'Waning gibbous', 'Last quarter', 'Waning crescent']; // prettier-ignore
const moons = ['All dark', 'A sliver of light on the left', 'The left half lit', 'Almost all lit, a little missing on the right', 'All lit', 'Almost all lit, a little missing on the left', 'The right half lit', 'A sliver of light on the right']; // prettier-ignore
const rises = ['At sunrise', 'At noon', 'At sunset', 'At midnight'];
const days = ['About 21 December', 'About 21 June', 'About 21 March'];
const seasons = ['Summer', 'Autumn', 'Winter', 'Spring'];
const planets = ['Mercury', 'Venus', 'the Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const directions = ['North', 'Northeast', 'East', 'Southeast', 'South', 'Southwest', 'West', 'Northwest'];
const places = ['Arica', 'San Pedro de Atacama', 'Santiago', 'Puerto Montt', 'Punta Arenas'];
const small = (/** @type {string} */ words) => words[0].toLowerCase() + words.slice(1);
const capital = (/** @type {string} */ words) => words[0].toUpperCase() + words.slice(1);

/** @type {Record<string, string>} */
const bodies = { sun: 'The Sun', moon: 'The Moon', venus: 'Venus', mars: 'Mars', jupiter: 'Jupiter', saturn: 'Saturn', satellite: 'A satellite', antares: 'Antares', sirius: 'Sirius', rigilKentaurus: 'Alpha Centauri', canopus: 'Canopus' }; // prettier-ignore
/** @type {Record<import('../stars.js').StarName, string>} */
const stars = { sirius: 'Sirius', canopus: 'Canopus', rigilKentaurus: 'Alpha Centauri', arcturus: 'Arcturus', rigel: 'Rigel', procyon: 'Procyon', achernar: 'Achernar', altair: 'Altair', aldebaran: 'Aldebaran', spica: 'Spica', pollux: 'Pollux', fomalhaut: 'Fomalhaut', mimosa: 'Mimosa', regulus: 'Regulus', gacrux: 'Gacrux', alnair: 'Alnair', kappaScorpii: 'Kappa Scorpii', deltaCrucis: 'Delta Crucis', epsilonCrucis: 'Epsilon Crucis', deltaGruis: 'Delta Gruis', sigmaOctantis: 'Sigma Octantis' }; // prettier-ignore
const starOf = (/** @type {string | number} */ name) => stars[/** @type {keyof typeof stars} */ (name)];
const magnitude = (/** @type {string | number} */ name) => number(MAGNITUDES[/** @type {keyof typeof stars} */ (name)]);
const years = (/** @type {string | number} */ name) => LIGHT_YEARS[/** @type {keyof typeof LIGHT_YEARS} */ (name)];

const constellations = [
  ['Southern Cross', 'Four stars in a cross and a fifth, fainter one beside it', 'Acrux', 'Its long arm points to the south celestial pole.'], // prettier-ignore
  ['Centaurus', 'Two very bright stars below and a body that rises and spreads', 'Alpha Centauri', 'Its two bright stars point to the Southern Cross.'], // prettier-ignore
  ['Carina, the Keel', 'A long ring with a very bright star at its tip', 'Canopus', 'With Vela and Puppis it used to be one: the ship Argo.'], // prettier-ignore
  ['Scorpius', 'A head of three stars, a bright heart and a tail that curls', 'Antares', 'Its heart, Antares, is a reddish giant star.'], // prettier-ignore
  ['Sagittarius', 'A teapot with its handle and its spout', 'Kaus Australis', 'The centre of our galaxy is that way.'],
  ['Orion', 'An hourglass with three stars in a row at its waist', 'Rigel', 'In Chile, the three in the middle are called the Three Marys.'], // prettier-ignore
  ['Canis Major', 'A dazzling star from which a body with legs hangs', 'Sirius', 'Sirius is the brightest star of the night.'], // prettier-ignore
  [
    'Taurus',
    'A V of stars with two very long horns',
    'Aldebaran',
    'The Pleiades, a cluster of young stars, are near it.',
  ],
  ['Leo', 'A hook at one end and a triangle at the other', 'Regulus', 'Its hook, the Sickle, is the head of the lion.'],
  ['Grus, the Crane', 'A long row of stars that another one crosses', 'Alnair', 'It is a bird with a long neck, in the southern spring.'], // prettier-ignore
  ['Corvus, the Crow', 'Four stars like the sail of a boat, and a fifth at one corner', 'Gienah', 'It is small, but its four corners stand out in autumn.'], // prettier-ignore
  ['Southern Triangle', 'Three stars in a triangle', 'Atria', 'It is near Alpha and Beta Centauri.'],
];
const names = constellations.map(([name]) => name);
const about = (/** @type {number} */ at) => `${constellations[at][0]}. ${constellations[at][3]}`;

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const moonAndDays = {
  nextPhase: {
    order: () => 'Which shape of the Moon comes next?',
    hint: () => 'In the south, the light grows from the left and later leaves by the right.',
    why: ({ n }) => `Next comes the ${phases[n.phase].toLowerCase()}. From one shape to the next it takes almost four days.`, // prettier-ignore
  },
  phaseName: {
    order: () => 'What is this phase of the Moon called?',
    options: the(phases),
    hint: () => 'In the south, the Moon waxes with its light on the left, and wanes with its light on the right.',
    why: ({ n }) => `${phases[n.phase]}: ${moons[n.phase].toLowerCase()}, seen from the southern hemisphere.`,
  },
  phasePicture: {
    order: ({ n }) => `${phases[n.phase]}: how does it look from Chile?`,
    hint: () => 'From the south, the waxing Moon has its light on the left.',
    why: ({ n }) =>
      `${moons[n.phase]}. ${n.phase % 4 === 0 ? 'It looks so from all over the Earth.' : 'Seen from the northern hemisphere, left and right change places.'}`,
  },
  moonRise: {
    order: ({ n }) => `When, more or less, does the Moon rise? ${phases[n.phase]}`,
    options: the(rises),
    hint: () => 'The new moon rises with the Sun. The full moon rises when the Sun sets.',
    why: (question) => `${rises[Number(question.answer)]}. With each quarter it rises some six hours later.`,
  },
  moonDays: {
    order: ({ n }) => `Today: ${phases[n.from].toLowerCase()}. How many days until the ${phases[n.to].toLowerCase()}?`, // prettier-ignore
    options: ({ list }) => list.map((count) => `About ${count} days`),
    hint: () => 'From new moon to new moon it takes 29 and a half days. Those are four quarters.',
    why: (question) => `Each quarter takes some 7.4 days. It is about ${right(question)} days away.`,
  },
  dayLength: {
    order: ({ n }) => ['When are there most hours of Sun in San Pedro?', 'When are there fewest hours of Sun in San Pedro?', 'When do day and night last almost the same?'][n.wanted], // prettier-ignore
    options: the(days),
    hint: () => 'In the south, summer begins in December and winter in June.',
    why: ({ n }) => ['It is the summer solstice of the south: the longest day.', 'It is the winter solstice of the south: the shortest day.', 'At the equinox of March, day and night last almost the same all over the Earth.'][n.wanted], // prettier-ignore
  },
  seasonNorth: {
    order: ({ n }) => `It is ${seasons[n.here].toLowerCase()} in San Pedro. Which season is it in Spain?`,
    options: the(seasons),
    hint: () => 'When the south leans towards the Sun, the north leans away from it.',
    why: (question) => `The seasons of the north and the south are opposite: there it is ${seasons[Number(question.answer)].toLowerCase()}.`, // prettier-ignore
  },
  planetOrder: {
    order: () => 'Put the planets in order, from the nearest to the Sun to the farthest',
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'The four rocky ones come first, then the giants.',
    why: () => `From the Sun: ${planets.join(', ')}.`,
  },
  planetBetween: {
    order: ({ n }) => `Which planet is between the orbits of ${planets[n.right - 1]} and ${planets[n.right + 1]}?`,
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'Say the planets in order, from the Sun.',
    why: () => `From the Sun: ${planets.join(', ')}.`,
  },
  largest: {
    order: () => 'Which of these planets is the largest?',
    options: ({ list }) => list.map((at) => capital(planets[Number(at)])),
    hint: () => 'The four giants are Jupiter, Saturn, Uranus and Neptune.',
    why: (question) => `${capital(planets[Number(right(question))])} is about ${number(PLANETS[Number(right(question))].diameter * 1000)} km across.`, // prettier-ignore
  },
  ownLight: {
    order: () => 'Which one shines with a light of its own?',
    options: ({ list }) => list.map((name) => bodies[name]),
    hint: () => 'Planets, the Moon and satellites only reflect the light of the Sun.',
    why: (question) => `${bodies[right(question)]} is a star: it gives its own light. The others reflect the Sun’s.`,
  },
  earthFact: {
    order: ({ n }) => facts.earth[n.fact].order,
    options: (question) => the(facts.earth[question.n.fact].options)(question),
    hint: () => 'Think of how the Earth, the Moon and light move.',
    why: ({ n }) => facts.earth[n.fact].why,
  },
};

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const map = {
  figureName: {
    order: () => 'Which constellation is it?',
    options: the(names),
    hint: ({ n }) => `Look at its shape: ${small(constellations[n.constellation][1])}.`,
    why: ({ n }) => about(n.constellation),
  },
  figurePicture: {
    order: ({ n }) => `Which chart has ${names[n.constellation]}?`,
    hint: ({ n }) => `Look for its shape: ${small(constellations[n.constellation][1])}.`,
    why: ({ n }) => about(n.constellation),
  },
  brightest: {
    order: ({ n }) => `Press the brightest star: ${names[n.constellation]}`,
    hint: () => 'On a chart, the largest dot is the brightest star.',
    why: ({ n }) => `It is ${constellations[n.constellation][2]}, of magnitude ${number(CONSTELLATIONS[n.constellation].stars[0][2])}. The lower the magnitude, the brighter.`, // prettier-ignore
  },
  pole: {
    order: () => 'Press the south celestial pole',
    rows: () => [['Clue', 'Lengthen the long arm of the Cross 4 and a half times, towards its foot']],
    hint: () => 'Start at the head of the Cross, pass Acrux, its bright foot, and go straight on.',
    why: () => 'The whole southern sky goes around that point. Straight down from it, on the horizon, is south.',
  },
  poleHeight: {
    order: ({ n }) => `How high above the horizon is the south celestial pole in ${places[n.at]}?`,
    rows: ({ n }) => [['Latitude', `${n.latitude}° south`]],
    options: ({ list }) => list.map((height) => `${height}°`),
    hint: () => 'At the South Pole it is right overhead, at 90°. At the equator it is on the horizon, at 0°.',
    why: ({ n }) => `The height of the pole is the same as the latitude: ${n.latitude}°.`,
  },
  compass: {
    order: ({ n }) => `An azimuth of ${n.azimuth}°: which way do you look?`,
    rows: () => [['Azimuth', 'is counted from north, towards the east']],
    options: the(directions),
    hint: () => 'North 0°, east 90°, south 180°, west 270°.',
    why: (question) => `${question.n.azimuth}° is ${directions[Number(right(question))].toLowerCase()}.`,
  },
  aim: {
    order: () => 'Aim: press the star that is there',
    rows: ({ n }) => [['Azimuth', `${n.azimuth}°`], ['Height', `${n.height}°`]], // prettier-ignore
    hint: () => 'Azimuth goes from north towards the east: 45° for each line. Height goes up from the horizon.',
    why: ({ n }) => `At ${n.azimuth}° is the ${directions[n.azimuth / 45].toLowerCase()}. From the horizon, ${n.height}° up.`, // prettier-ignore
  },
  hoursToSet: {
    order: () => 'In how many hours does this star set?',
    rows: ({ n }) => [['The sky goes around', '15° an hour'], ['The star has', `${n.degrees}° left to go`]], // prettier-ignore
    options: ({ list }) => list.map((hours) => (hours === 1 ? '1 hour' : `${hours} hours`)),
    hint: () => 'Divide the degrees that are left by 15.',
    why: (question) => `${question.n.degrees} ÷ 15 = ${right(question)}. In 24 hours that is 360°: all the way around.`,
  },
  limit: {
    order: ({ n }) => ['In the middle of a city, which one is not seen?', 'In a town with street lamps, which one is not seen?'][n.limit], // prettier-ignore
    rows: ({ n }) => [['One sees', `stars down to magnitude ${number(LIMITS[n.limit])}`]],
    options: ({ list }) => list.map((name) => `${starOf(name)}: ${magnitude(name)}`),
    hint: () => 'The larger the number of the magnitude, the fainter the star.',
    why: (question) => `${starOf(right(question))} is too faint: ${magnitude(right(question))}. Lamps drown the sky; in the desert one sees down to about 6.`, // prettier-ignore
  },
  llama: {
    order: () => 'Press the eyes of the dark llama',
    rows: () => [['Look at', 'the shadow in the Milky Way']],
    hint: () => 'They are two very bright stars, side by side, in the head of the shadow.',
    why: () => 'They are Alpha and Beta Centauri. For many peoples of the Andes that shadow is Yakana, a llama; it is said to come down at midnight to drink from the sea. Each community has its own way of saying it.', // prettier-ignore
  },
};

const minutes = (/** @type {number} */ count) => (count < 120 ? `${count} minutes` : `${number(Math.round(count / 6) / 10)} hours`); // prettier-ignore

/** @type {Partial<Record<import('../questions.js').Kind, Words>>} */
const thinking = {
  sunlight: {
    order: ({ n }) => `How long does sunlight take to reach ${capital(planets[n.planet])}?`,
    rows: ({ n }) => [['To the Earth, at 1 unit', 'about 8.3 minutes'], [`To ${capital(planets[n.planet])}`, `${number(PLANETS[n.planet].distance)} units`]], // prettier-ignore
    options: ({ list }) => list.map((count) => `About ${minutes(Number(count))}`),
    hint: () => 'Multiply the distance by 8.3 minutes.',
    why: ({ n }) =>
      `${number(PLANETS[n.planet].distance)} × 8.3 minutes: about ${sunlight(n.planet)} minutes${sunlight(n.planet) < 120 ? '' : `, ${minutes(sunlight(n.planet))}`}.`,
  },
  birthday: {
    order: ({ n }) => `A person turns ${n.age}. Which star’s light set out when they were born?`,
    options: ({ list }) => list.map((name) => `${starOf(name)}, some ${years(name)} light years away`),
    hint: () => 'A light year is how far light goes in a year.',
    why: (question) => `The light of ${starOf(right(question))} takes some ${question.n.age} years to get here: we see it as it was then.`, // prettier-ignore
  },
  magnitudeOrder: {
    order: () => 'Put the stars in order, from the brightest to the faintest',
    options: ({ list }) => list.map((name) => `${starOf(name)}: ${magnitude(name)}`),
    hint: () => 'The number is the magnitude. The lower it is, the brighter; below zero is brighter than zero.',
    why: ({ list, answer }) => `${/** @type {number[]} */ (answer).map((at) => starOf(list[at])).join(', ')}.`,
  },
  brighter: {
    order: () => 'How many times as bright does the first look?',
    rows: ({ n }) => [['First star', `magnitude ${n.from}`], ['Second star', `magnitude ${n.from + n.difference}`], ['Each magnitude', 'about 2.5 times']], // prettier-ignore
    options: ({ list }) => list.map((times) => `About ${number(Number(times))} times`),
    hint: () => 'For each magnitude between them it is 2.5 times as much again.',
    why: (question) => `They are ${question.n.difference} apart: about ${number(Number(right(question)))} times. Five magnitudes are exactly 100.`, // prettier-ignore
  },
  telescopeFact: {
    order: ({ n }) => facts.telescope[n.fact].order,
    options: (question) => the(facts.telescope[question.n.fact].options)(question),
    hint: () => 'Think of where the light comes from and what is in its way.',
    why: ({ n }) => facts.telescope[n.fact].why,
  },
  gather: {
    order: () => 'How many times as much light does the large mirror gather?',
    rows: ({ n }) => [['Small mirror', `${n.width} cm wide`], ['Large mirror', `${n.width * n.times} cm wide`]], // prettier-ignore
    options: ({ list }) => list.map((times) => `${number(Number(times))} times`),
    hint: () => 'Light falls on the whole surface, which grows both ways.',
    why: ({ n }) => `It is ${n.times} times as wide: ${n.times} × ${n.times} = ${n.times ** 2} times the surface and the light.`, // prettier-ignore
  },
  magnify: {
    order: () => 'How many times does this telescope magnify?',
    rows: ({ n }) => [['Focal length of the telescope', `${number(n.focus)} mm`], ['Focal length of the eyepiece', `${n.eyepiece} mm`]], // prettier-ignore
    options: ({ list }) => list.map((times) => `${number(Number(times))} times`),
    hint: () => 'Divide the focal length of the telescope by that of the eyepiece.',
    why: (question) => `${number(question.n.focus)} ÷ ${question.n.eyepiece} = ${number(Number(right(question)))}.`,
  },
  bestNight: {
    order: () => 'Which night is best for a faint galaxy?',
    options: ({ list, n }) =>
      list.map((night) => {
        const [clouds, moon, height] = nightOf(String(night), n.more);
        return `Clouds ${clouds}%, Moon ${moon}% lit, galaxy ${height}° high`;
      }),
    hint: () => 'Look for few clouds, little Moon and the galaxy far from the horizon: all three.',
    why: () => 'Clouds cover it, moonlight drowns it, and near the horizon there is a lot of air in between.',
  },
  transitPeriod: {
    order: () => 'How often does the planet pass in front of its star?',
    options: ({ list }) => list.map((period) => (period === 1 ? 'Every day' : `Every ${period} days`)),
    hint: () => 'When it passes, it covers a little light. Count the days from one dip to the next.',
    why: ({ n }) => `From dip to dip there are ${n.period} days: that is its year. This is how far planets are discovered.`, // prettier-ignore
  },
  transitSize: {
    order: () => 'How many times as wide as the planet is the star?',
    rows: ({ n }) => [['The light drops by', `${number(dipOf(n.wider))}%`]],
    options: ({ list }) => list.map((wider) => `${wider} times`),
    hint: () => 'Were it 2 times as wide, the planet would cover 1 part in 2 × 2: 25%.',
    why: ({ n }) => `${n.wider} × ${n.wider} = ${n.wider ** 2}, and 1 part in ${n.wider ** 2} is ${number(dipOf(n.wider))}%.`, // prettier-ignore
  },
  culminate: {
    order: () => 'How high does this star get, seen from San Pedro?',
    rows: ({ n }) => [['Latitude of San Pedro', `${number(SOUTH)}°`], ['Declination of the star', `${n.declination > 0 ? '+' : ''}${number(n.declination)}°`], ['Greatest height', '90° less the difference']], // prettier-ignore
    options: ({ list }) => list.map((height) => `${height}°`),
    hint: () => 'The difference between −23 and −53 is 30. So is the difference between −23 and +7.',
    why: (question) => `The difference is ${90 - Number(right(question))}°, and 90 − ${90 - Number(right(question))} = ${right(question)}.`, // prettier-ignore
  },
  earlier: {
    order: ({ n }) => `A star rose at 22:00 today. How much earlier does it rise ${n.days === 1 ? 'tomorrow' : `in ${n.days} days`}?`, // prettier-ignore
    rows: () => [['Each day it rises', 'about 4 minutes earlier']],
    options: ({ list }) => list.map((count) => (count === 120 ? '2 hours' : count === 60 ? '1 hour' : `${count} minutes`)), // prettier-ignore
    hint: () => 'Multiply the days by 4 minutes.',
    why: ({ n }) => `${n.days} × 4 = ${n.days * 4} minutes. This is why each season has its constellations.`,
  },
  rings: {
    order: ({ n }) => `How do the rings of Saturn look in ${n.year}?`,
    rows: ({ n }) => [['Widest open', { 2009: '2003 and 2017', 2025: '2017 and 2032', 2039: '2032 and 2046' }[n.year] ?? ''], ['Edge-on', 'half way between']], // prettier-ignore
    hint: () => 'The year is half way between the two. Edge-on, the rings are hardly seen.',
    why: () => 'The rings are wide, but very thin: edge-on they almost vanish. It happens twice in the 29 years that Saturn takes to go around.', // prettier-ignore
  },
};

/** @type {typeof import('./es.js').es} */
export const en = {
  title: 'Sky of Atacama',
  lead: 'The culpeo fox looks after an observatory in the desert. Each night brings ten questions; what you get right fills the sky.',
  levels: [
    ['The Moon and the planets', 'Phases seen from the south, day and night, seasons and planets.'],
    ['The map of the night', 'Constellations, the way south, azimuth and height, and the dark llama.'],
    ['Far questions', 'Light time, magnitudes, telescopes and other worlds. To think about.'],
  ],
  kinds: /** @type {Record<import('../questions.js').Kind, Words>} */ ({ ...moonAndDays, ...map, ...thinking }),
  facts,
  constellations,
  moons,
  shapes: constellations.map(([, shape]) => shape),
  charts: {
    brightest: (at) => `Chart: ${names[at]}`,
    south: 'The sky towards the south, with the Southern Cross and, beside it, Alpha and Beta Centauri',
    llama: 'The Milky Way with the shadow of a llama, the Southern Cross and Scorpius',
    panorama: { name: 'The whole horizon: azimuth to the side, height upwards', directions: ['N', 'E', 'S', 'W'] },
    curve: ({ period, first, wider }) => ({
      name: `The light of a star in 12 days. It drops on day ${first} and then every ${period} days`,
      days: 'Days',
      light: 'Light of the star',
      lowest: `${number(100 - dipOf(wider))} %`,
    }),
    rings: (tilt) => (tilt === 0 ? 'The rings, a very thin line' : tilt > 20 ? 'The rings wide open' : tilt > 12 ? 'The rings open' : 'The rings a little open'), // prettier-ignore
  },
  sky: (found, seen) => `The night over the desert: ${found} of 12 constellations and ${seen} of 8 phases of the Moon`,
  choose: 'Choose one',
  label: 'Press a letter',
  spot: (letter) => `Place ${letter}`,
  ordering: {
    label: 'Your order: press to take out',
    pool: 'Press in order',
    empty: 'Nothing here yet.',
    ranked: (place, thing) => `${place}. ${thing}`,
  },
  none: 'Your answer is missing.',
  wrong: 'Not so.',
};
