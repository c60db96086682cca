import { constellationMark, EYES, moonMark, PHASES, RINGS } from './questions.js';
import { CONSTELLATIONS } from './stars.js';

/** What of the sky was found, by the marks of a profile. */
export const foundIn = (/** @type {readonly string[]} */ marks) => ({
  constellations: [...CONSTELLATIONS.keys()].map((at) => marks.includes(constellationMark(at))),
  phases: Array.from({ length: PHASES }, (_, phase) => marks.includes(moonMark(phase))),
  hasLlama: marks.includes(EYES),
  hasRings: marks.includes(RINGS),
});

export const countOf = (/** @type {readonly boolean[]} */ found) => found.filter(Boolean).length;
