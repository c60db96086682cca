import type { DraftChange } from '../../../lib/wire';

/** What may be chosen for a game; each list is the contract's, in the order in which people look for it. */
export const SUBJECTS = [
  'science',
  'biology',
  'chemistry',
  'physics',
  'astronomy',
  'math',
  'logic',
  'language',
  'english',
  'history',
  'geography',
  'arts',
  'music',
  'technology',
  'citizenship',
  'health',
] as const satisfies readonly NonNullable<DraftChange['subjects']>[number][];
export const AGES = ['educational', 'all', '8', '14', '18'] as const;
export const GAME_LANGUAGES = ['es', 'en', 'pt'] as const;
export const GRADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const ACCESSIBILITY = [
  'subtitles',
  'remappable-keys',
  'keyboard-only',
  'one-hand',
  'screen-reader',
  'text-size',
  'colour-blind',
  'no-flashing',
  'no-time-limit',
  'pausable',
  'volume',
] as const satisfies readonly NonNullable<DraftChange['accessibility']>[number][];
