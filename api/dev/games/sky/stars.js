/**
 * A star: its right ascension in hours, its declination in degrees, and how bright it looks as a magnitude.
 * @typedef {[rightAscension: number, declination: number, magnitude: number]} Star
 *
 * A constellation by its bright stars and the lines between them, as indices.
 * @typedef {{ key: string, stars: Star[], lines: [number, number][] }} Constellation
 */

/** Lines from each star to the next. @param {...number} stars @returns {[number, number][]} */
const along = (...stars) => stars.slice(1).map((star, at) => [stars[at], star]);

/** Catalogue values (J2000), the brightest star of each first. @type {Constellation[]} */
export const CONSTELLATIONS = [
  {
    key: 'cross',
    stars: [[12.443, -63.1, 0.8], [12.795, -59.69, 1.3], [12.519, -57.11, 1.6], [12.252, -58.75, 2.8], [12.356, -60.4, 3.6]], // prettier-ignore
    lines: [...along(0, 2), ...along(1, 3)],
  },
  {
    key: 'centaur',
    stars: [[14.66, -60.83, -0.3], [14.064, -60.37, 0.6], [14.111, -36.37, 2.1], [12.692, -48.96, 2.2], [13.665, -53.47, 2.3], [14.592, -42.16, 2.3], [13.926, -47.29, 2.5], [12.139, -50.72, 2.6], [13.343, -36.71, 2.8], [13.827, -42.47, 3.0]], // prettier-ignore
    lines: [...along(0, 4, 6, 9, 2), ...along(1, 4, 3, 7), ...along(6, 5), ...along(9, 8)],
  },
  {
    key: 'keel',
    stars: [[6.399, -52.7, -0.7], [9.22, -69.72, 1.7], [8.375, -59.51, 1.9], [9.285, -59.28, 2.2], [10.716, -64.39, 2.7], [10.229, -70.04, 3.3], [7.946, -52.98, 3.5]], // prettier-ignore
    lines: along(0, 6, 2, 3, 4, 5, 1, 0),
  },
  {
    key: 'scorpion',
    stars: [[16.49, -26.43, 1.0], [17.56, -37.1, 1.6], [17.622, -43, 1.9], [16.006, -22.62, 2.3], [16.836, -34.29, 2.3], [17.708, -39.03, 2.4], [16.091, -19.81, 2.6], [16.598, -28.22, 2.8], [15.981, -26.11, 2.9], [16.353, -25.59, 2.9], [17.793, -40.13, 3.0], [16.865, -38.05, 3.0], [17.203, -43.24, 3.3], [16.91, -42.36, 3.6]], // prettier-ignore
    lines: [...along(6, 3, 8), ...along(3, 9, 0, 7, 4, 11, 13, 12, 2, 10, 5, 1)],
  },
  {
    key: 'archer',
    stars: [[18.403, -34.38, 1.8], [18.921, -26.3, 2.1], [19.044, -29.88, 2.6], [18.35, -29.83, 2.7], [18.466, -25.42, 2.8], [18.097, -30.42, 3.0], [18.761, -26.99, 3.2], [19.116, -27.67, 3.3]], // prettier-ignore
    lines: [...along(5, 3, 0, 5), ...along(3, 4, 6, 1, 7, 2, 0), ...along(3, 6, 2)],
  },
  {
    key: 'hunter',
    stars: [[5.242, -8.2, 0.1], [5.919, 7.41, 0.5], [5.419, 6.35, 1.6], [5.604, -1.2, 1.7], [5.679, -1.94, 1.7], [5.796, -9.67, 2.1], [5.533, -0.3, 2.2], [5.586, 9.93, 3.4]], // prettier-ignore
    lines: [...along(1, 4, 3, 6, 2, 7, 1), ...along(4, 5), ...along(6, 0)],
  },
  {
    key: 'dog',
    stars: [[6.752, -16.72, -1.5], [6.977, -28.97, 1.5], [7.14, -26.39, 1.8], [6.378, -17.96, 2.0], [7.402, -29.3, 2.5], [7.05, -23.83, 3.0], [6.338, -30.06, 3.0]], // prettier-ignore
    lines: [...along(3, 0, 5, 2, 4), ...along(2, 1, 6)],
  },
  {
    key: 'bull',
    stars: [[4.599, 16.51, 0.9], [5.438, 28.61, 1.7], [3.791, 24.11, 2.9], [5.627, 21.14, 3.0], [4.478, 15.87, 3.4], [4.477, 19.18, 3.5], [4.33, 15.63, 3.7], [4.382, 17.54, 3.8], [4.011, 12.49, 3.4]], // prettier-ignore
    lines: [...along(3, 0, 4, 6, 7, 5, 1), ...along(6, 8)],
  },
  {
    key: 'lion',
    stars: [[10.14, 11.97, 1.4], [10.333, 19.84, 2.0], [11.818, 14.57, 2.1], [11.235, 20.52, 2.6], [9.764, 23.77, 3.0], [11.237, 15.43, 3.3], [10.278, 23.42, 3.4], [10.122, 16.76, 3.5], [9.879, 26.01, 3.9]], // prettier-ignore
    lines: [...along(0, 7, 1, 6, 8, 4), ...along(1, 3, 2, 5, 0), ...along(3, 5)],
  },
  {
    key: 'crane',
    stars: [[22.137, -46.96, 1.7], [22.711, -46.88, 2.1], [21.899, -37.36, 3.0], [22.809, -51.32, 3.5], [23.173, -45.25, 3.9], [22.488, -43.5, 4.0], [23.015, -52.75, 4.1]], // prettier-ignore
    lines: [...along(2, 5, 1, 3, 6), ...along(5, 0), ...along(1, 4)],
  },
  {
    key: 'crow',
    stars: [[12.263, -17.54, 2.6], [12.573, -23.4, 2.7], [12.498, -16.52, 3.0], [12.169, -22.62, 3.0], [12.14, -24.73, 4.0]], // prettier-ignore
    lines: along(4, 3, 0, 2, 1, 3),
  },
  {
    key: 'triangle',
    stars: [
      [16.811, -69.03, 1.9],
      [15.919, -63.43, 2.9],
      [15.315, -68.68, 2.9],
    ],
    lines: along(0, 1, 2, 0),
  },
];

/** Between the brightest star and the next, so that the first is seen to be. */
const CLEARLY = 0.39;
/** Whose brightest star is clearly that; Betelgeuse of the hunter changes too much. */
export const WITH_A_BRIGHTEST = [...CONSTELLATIONS.keys()].filter((at) => {
  const { key, stars } = CONSTELLATIONS[at];
  return key !== 'hunter' && stars[1][2] - stars[0][2] > CLEARLY;
});

/** How bright stars look, as magnitudes; none that changes much is among them. */
export const MAGNITUDES = /** @type {const} */ ({
  sirius: -1.5,
  canopus: -0.7,
  rigilKentaurus: -0.3,
  arcturus: -0.1,
  rigel: 0.1,
  procyon: 0.4,
  achernar: 0.5,
  altair: 0.8,
  aldebaran: 0.9,
  spica: 1.0,
  pollux: 1.1,
  fomalhaut: 1.2,
  mimosa: 1.3,
  regulus: 1.4,
  gacrux: 1.6,
  alnair: 1.7,
  kappaScorpii: 2.4,
  deltaCrucis: 2.8,
  epsilonCrucis: 3.6,
  deltaGruis: 4.0,
  sigmaOctantis: 5.5,
});
/** @typedef {keyof typeof MAGNITUDES} StarName */

/** How many years the light of near stars is on its way, to the whole year. */
export const LIGHT_YEARS = /** @type {const} */ ({
  rigilKentaurus: 4,
  sirius: 9,
  procyon: 11,
  altair: 17,
  fomalhaut: 25,
  pollux: 34,
  arcturus: 37,
  aldebaran: 65,
});

/** The declination of bright stars, to the whole degree. */
export const DECLINATIONS = /** @type {const} */ ({
  sirius: -17,
  canopus: -53,
  rigilKentaurus: -61,
  arcturus: 19,
  aldebaran: 17,
  regulus: 12,
  achernar: -57,
  pollux: 28,
});

/** Planets from the Sun outwards: distance from it in astronomical units, and diameter in thousands of kilometres. */
export const PLANETS = /** @type {const} */ ([
  { key: 'mercury', distance: 0.39, diameter: 4.9 },
  { key: 'venus', distance: 0.72, diameter: 12.1 },
  { key: 'earth', distance: 1, diameter: 12.8 },
  { key: 'mars', distance: 1.52, diameter: 6.8 },
  { key: 'jupiter', distance: 5.2, diameter: 143 },
  { key: 'saturn', distance: 9.58, diameter: 120.5 },
  { key: 'uranus', distance: 19.2, diameter: 51.1 },
  { key: 'neptune', distance: 30.1, diameter: 49.5 },
]);
