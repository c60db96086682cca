import { kinds } from './kinds.en.js';
import { names } from './names.en.js';

/** @type {typeof import('./es.js').es} */
export const en = {
  title: 'School Garden',
  lead: 'There is an empty corner in the yard and a bag full of seeds. With each task you solve a plant grows.',
  levels: [
    ['From seed to plant', 'How it is born, what it needs and which part we eat.'],
    ['The living soil', 'Seasons, watering and visitors with antennae.'],
    ['From garden to plate', 'Colourful plates and beds with a plan. To think about.'],
  ],
  names,
  kinds,
  garden: (grown) => `The garden of the school: ${grown} of 30 plants grown`,
  growing: (grown) => `In this round: ${grown} of 10 plants`,
  choose: 'Choose one',
  some: (count) => `Choose ${count}`,
  placed: 'Your order: press to take out',
  pool: 'Press what comes next',
  empty: 'Begin with the first one.',
  bedsPlaced: 'Your beds, in order: press to take out',
  bedsPool: 'Press what goes in the next bed',
  bedsEmpty: 'Begin with bed 1.',
  at: (at, name) => `${at}. ${name}`,
  none: 'Nothing is chosen yet.',
  count: (count) => `Choose ${count}, no more and no less.`,
  unplaced: 'Something has no place yet.',
  grew: 'A plant has grown!',
  plate: 'The plate',
  bed: (size, free) => `The bed: ${size} squares, ${free} free`,
  worm: 'An earthworm on the concrete: take it to the soil',
  wormSafe: 'Thank you! The earthworm is in the wet soil now.',
};
