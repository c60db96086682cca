import { DARK, disc, dots, fill, GREEN, INK, line, moved, oval } from './shapes.js';

/** @typedef {import('./shapes.js').Shapes} Shapes */

const tuft = (/** @type {number} */ x, /** @type {number} */ y) =>
  fill(`M${x} ${y}Q${x - 12} ${y - 4} ${x - 10} ${y - 14}Q${x - 4} ${y - 10} ${x - 1} ${y - 6}Q${x - 3} ${y - 14} ${x} ${y - 18}Q${x + 3} ${y - 14} ${x + 1} ${y - 6}Q${x + 4} ${y - 10} ${x + 10} ${y - 14}Q${x + 12} ${y - 4} ${x} ${y}Z`, GREEN); // prettier-ignore
const loaf = (/** @type {string} */ colour) => fill('M4 28Q4 14 24 14Q44 14 44 28Q44 38 36 38H12Q4 38 4 28Z', colour);

/** What grows in a garden, each in a square of 48 by 48. @type {Record<string, () => Shapes>} */
export const GROWN = {
  tomato: () => [disc(24, 28, 17, '#e5383b'), oval(17, 22, [4, 3], '#ff9a92'), fill('M24 8L27 13L34 12L29 17L33 22L24 18L15 22L19 17L14 12L21 13Z', DARK)], // prettier-ignore
  carrot: () => [fill('M15 17Q24 12 33 17Q32 34 24 46Q16 34 15 17Z', '#f08a24'), line('M18 24H24M25 31H30M20 36H24', '#c76614', 2), tuft(24, 18)], // prettier-ignore
  lettuce: () => [fill('M24 44Q6 44 5 28Q3 18 12 16Q14 6 24 8Q34 6 36 16Q45 18 43 28Q42 44 24 44Z', '#7cc74f'), line('M24 42V18M24 32L14 24M24 32L34 24M24 40L12 34M24 40L36 34', '#d9f2b4', 2.5)], // prettier-ignore
  beet: () => [disc(24, 28, 14, '#8f1d4f'), line('M24 41V46', '#8f1d4f', 3), line('M16 28q8 -5 16 0', '#b8447a', 2), line('M20 15L14 3M24 14V2M28 15L34 3', '#c02060', 2.5), fill('M14 10Q6 6 10 1Q18 2 16 9ZM24 9Q18 4 24 0Q30 4 24 9ZM34 10Q42 6 38 1Q30 2 32 9Z', GREEN)], // prettier-ignore
  corn: () => [fill('M24 4Q34 10 33 28Q31 42 24 44Q17 42 15 28Q14 10 24 4Z', '#ffcf33'), line('M19 13H29M17 20H31M16 27H32M24 6V40M20 9V38M28 9V38', '#d99f14', 1.5), fill('M24 46Q8 42 8 20Q18 28 24 46ZM24 46Q40 42 40 20Q30 28 24 46Z', GREEN)], // prettier-ignore
  squash: () => [oval(24, 29, [20, 15], '#e8812b'), oval(24, 29, [8, 15], '#f39b4c'), line('M11 20Q7 29 11 38M37 20Q41 29 37 38', '#b85d12', 2), line('M24 14Q24 8 29 6', DARK, 4)], // prettier-ignore
  pea: () => [fill('M4 30Q10 8 44 12Q40 40 12 38Q6 36 4 30Z', '#4aa63c'), fill('M9 29Q16 16 39 16Q34 32 14 33Z', '#b9e59a'), ...dots([[16, 28], [23, 25], [30, 21]], 4.6, '#5dbb46'), line('M44 12L47 8', DARK)], // prettier-ignore
  broadBean: () => [fill('M5 36Q3 28 12 22Q26 12 42 7Q47 9 44 15Q34 32 14 40Q7 41 5 36Z', '#5fae4b'), ...[[13, 32], [23, 25], [33, 17]].map(([x, y]) => moved(`rotate(-34 ${x} ${y})`, [oval(x, y, [5.4, 4], '#d5efae')]))], // prettier-ignore
  garlic: () => [fill('M24 4Q26 14 34 20Q44 28 38 38Q32 44 24 44Q16 44 10 38Q4 28 14 20Q22 14 24 4Z', '#f6efe4'), line('M24 8Q22 26 24 44M24 14Q14 28 17 42M24 14Q34 28 31 42', '#b9a58c', 1.8), line('M20 45H28', '#b9a58c', 3)], // prettier-ignore
  onion: () => [fill('M24 8Q26 15 36 20Q44 26 40 36Q34 43 24 43Q14 43 8 36Q4 26 12 20Q22 15 24 8Z', '#fdfdf6'), line('M24 8Q26 15 36 20Q44 26 40 36Q34 43 24 43Q14 43 8 36Q4 26 12 20Q22 15 24 8ZM24 16Q16 28 20 42M24 16Q32 28 28 42', '#a9b58f', 1.8), line('M24 9L21 2M24 9L27 2', GREEN, 3)], // prettier-ignore
  strawberry: () => [fill('M24 44Q8 34 9 21Q14 13 24 16Q34 13 39 21Q40 34 24 44Z', '#e0284f'), ...dots([[17, 24], [24, 22], [31, 24], [20, 31], [28, 31], [24, 38]], 1.4, '#ffe08a'), fill('M24 17L12 15L20 10L24 4L28 10L36 15Z', GREEN)], // prettier-ignore
  cauliflower: () => [fill('M4 26Q8 44 24 45Q40 44 44 26Q34 30 24 30Q14 30 4 26Z', '#7cc74f'), ...dots([[13, 22], [24, 15], [35, 22], [18, 16], [30, 16], [20, 25], [29, 25]], 8, '#fbf7e6'), ...dots([[16, 19], [25, 17], [32, 22], [22, 25]], 2, '#d9d0b0')], // prettier-ignore
  broccoli: () => [fill('M19 26H29L31 44H17Z', '#9ccc65'), ...dots([[12, 21], [24, 12], [36, 21], [17, 14], [31, 14], [24, 22]], 9, '#2f8f3e'), ...dots([[14, 19], [22, 11], [31, 16], [25, 22]], 2, '#63bf6b')], // prettier-ignore
  spinach: () => [fill('M16 34Q2 30 6 14Q18 12 20 28ZM32 34Q46 30 42 14Q30 12 28 28Z', '#2f8f3e'), fill('M24 38Q10 24 24 4Q38 24 24 38Z', '#3fa84f'), line('M24 46V14M24 44L13 24M24 44L35 24', '#c8ecb0', 2)], // prettier-ignore
  potato: () => [fill('M7 28Q6 14 20 11Q38 8 42 22Q44 38 28 40Q10 41 7 28Z', '#c89a5b'), ...dots([[17, 21], [29, 19], [34, 29], [20, 32]], 1.8, '#8a5f2c')], // prettier-ignore
  eggplant: () => [fill('M31 12Q40 18 36 30Q30 45 16 43Q5 39 11 27Q18 20 21 14Q26 8 31 12Z', '#5b2a86'), line('M14 33Q16 26 22 21', '#8d5cc0', 3), fill('M33 6L39 4L37 12Q38 18 33 18Q26 20 21 14Q24 8 33 6Z', GREEN)], // prettier-ignore
  bean: () => [moved('rotate(-20 16 19)', [fill('M6 20Q6 10 17 11Q28 12 27 21Q26 27 20 25Q16 23 13 27Q6 29 6 20Z', '#a03c2c')]), fill('M22 36Q22 26 33 27Q44 28 43 37Q42 43 36 41Q32 39 29 43Q22 45 22 36Z', '#7e2a20'), line('M12 16Q16 13 20 15M28 32Q32 29 37 31', '#e39b86', 2)], // prettier-ignore
  asparagus: () => [...[[14, -7], [24, 0], [34, 7]].map(([x, turn]) => moved(`rotate(${turn} ${x} 44)`, [fill(`M${x - 4} 46V18Q${x - 5} 8 ${x} 2Q${x + 5} 8 ${x + 4} 18V46Z`, '#6ab04a'), line(`M${x - 3} 16L${x} 11L${x + 3} 16M${x - 3} 26L${x} 22M${x + 3} 34L${x} 30`, DARK, 2)])), line('M9 38H39', '#d99f14', 4)], // prettier-ignore
  radish: () => [disc(24, 27, 12, '#e23b6d'), fill('M17 36Q24 40 31 36Q27 42 24 47Q21 42 17 36Z', '#fff4f7'), tuft(24, 17), oval(19, 23, [3, 2], '#ff9dbb')], // prettier-ignore
  sunflower: () => [...Array.from({ length: 10 }, (_, at) => moved(`rotate(${at * 36} 24 20)`, [oval(24, 6, [4.5, 8], '#ffc93c')])), disc(24, 20, 9, '#6b3f1d'), line('M24 36V47', DARK, 4), fill('M24 45Q14 46 12 38Q22 37 24 45Z', GREEN)], // prettier-ignore
};

/** What else is eaten. @type {Record<string, () => Shapes>} */
export const FOOD = {
  orange: () => [disc(24, 27, 17, '#ff9a1f'), oval(18, 21, [4, 3], '#ffc67a'), fill('M24 11Q28 2 38 5Q36 13 24 11Z', GREEN)], // prettier-ignore
  apple: () => [fill('M24 16Q34 8 41 18Q44 34 32 43Q28 46 24 43Q20 46 16 43Q4 34 7 18Q14 8 24 16Z', '#d6313f'), line('M24 16Q24 8 28 4', '#5d3320'), oval(15, 23, [3, 5], '#ff9a92')], // prettier-ignore
  banana: () => [fill('M8 8Q8 38 40 42Q46 42 44 36Q22 34 16 7Q12 4 8 8Z', '#ffd43b'), line('M10 6L13 4', '#6b3f1d', 4), line('M12 12Q16 32 38 39', '#d9a514', 2)], // prettier-ignore
  grape: () => [...dots([[14, 18], [24, 18], [34, 18], [19, 27], [29, 27], [24, 36]], 6.6, '#7a3fa0'), ...dots([[12, 16], [22, 16], [32, 16]], 1.6, '#cda6e6'), line('M24 12Q24 6 28 3', '#5d3320'), fill('M26 10Q32 2 40 7Q36 14 26 10Z', GREEN)], // prettier-ignore
  bread: () => [loaf('#d99a4e'), line('M15 19L19 27M24 17V27M33 19L29 27', '#a3662a', 3)],
  rice: () => [fill('M8 22Q10 8 24 9Q38 8 40 22Z', '#fffdf5'), line('M14 17L17 15M21 13L24 15M29 14L32 17M20 19L23 18M28 20L31 19M36 20L34 18', '#b8ad8e', 2), fill('M4 22H44Q42 42 24 42Q6 42 4 22Z', '#3b7fc4')], // prettier-ignore
  milk: () => [fill('M14 8H34L38 16V44H10V16Z', '#f4f8ff'), fill('M10 26H38V38H10Z', '#4aa3df'), line('M14 8H34L38 16V44H10V16ZM10 16H38', INK, 2), fill('M20 28Q24 24 28 28V34Q24 38 20 34Z', '#fff')], // prettier-ignore
  cheese: () => [fill('M4 28L34 10Q42 14 44 28Z', '#ffe08a'), fill('M4 28H44V40H4Z', '#ffc93c'), ...dots([[14, 34], [26, 33], [36, 36], [30, 21]], 3, '#d99f14')], // prettier-ignore
  yogurt: () => [fill('M10 16H38L34 44H14Z', '#fdf2f8'), line('M10 16H38L34 44H14Z', INK, 2), fill('M8 11H40V17H8Z', '#d61c6e'), disc(24, 30, 6, '#e0284f'), fill('M24 26L20 22H28Z', GREEN)], // prettier-ignore
  egg: () => [fill('M24 5Q38 18 38 30Q37 44 24 44Q11 44 10 30Q10 18 24 5Z', '#f6dcc0'), oval(19, 22, [3, 6], '#fff3e4')], // prettier-ignore
  fish: () => [fill('M4 24Q16 8 32 22L44 12V36L32 27Q16 40 4 24Z', '#6fa8c9'), disc(13, 22, 2.4, INK), line('M20 17Q23 24 20 31M32 24L40 20M32 25L40 29', '#3f7595', 2)], // prettier-ignore
  lentils: () => [fill('M4 24H44Q42 42 24 42Q6 42 4 24Z', '#c9653b'), oval(24, 23, [20, 8], '#8a5a2c'), ...dots([[12, 22], [18, 25], [24, 20], [30, 25], [36, 22], [24, 26], [17, 20], [31, 20]], 2.6, '#b98244')], // prettier-ignore
};
