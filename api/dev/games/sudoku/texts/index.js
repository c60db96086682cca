import { en } from './en.js';
import { es } from './es.js';

/**
 * @typedef {import('../rules/rater.js').Level} Level
 * @typedef {import('../game/hint.js').Hint} Hint
 * @typedef {Record<'cell' | 'unit' | 'other' | 'units' | 'crossing' | 'digits', string>
 *   & Record<'digit' | 'one' | 'two', number>} Facts
 *
 * @typedef {object} Texts
 * @property {string} title
 * @property {string} lead
 * @property {string} otherLanguage
 * @property {Record<Level, [string, string]>} levels
 * @property {(level: string, time: string) => string} continue
 * @property {(time: string) => string} best
 * @property {(count: number) => string} solved
 * @property {(at: number, last: number, place: string) => string} road
 * @property {string} roadStart
 * @property {string} howTo
 * @property {string[]} rules
 * @property {[string, string][]} keys
 * @property {string} keyboard
 * @property {string} back
 * @property {string} pause
 * @property {string} resume
 * @property {string} paused
 * @property {string} pausedLead
 * @property {string} time
 * @property {string} board
 * @property {string} digits
 * @property {string} tools
 * @property {string} undo
 * @property {string} redo
 * @property {string} erase
 * @property {string} notes
 * @property {string} noteAll
 * @property {string} hint
 * @property {string} mistakes
 * @property {(digit: number, left: number) => string} digit
 * @property {(row: number, column: number) => string} cell
 * @property {string} empty
 * @property {string} given
 * @property {string} wrong
 * @property {(digits: number[]) => string} withNotes
 * @property {(values: readonly (string | number)[]) => string} list
 * @property {(unit: import('../rules/board.js').Unit) => string} unit
 * @property {string} explain
 * @property {string} apply
 * @property {string} close
 * @property {string} noHint
 * @property {Record<Hint['technique'], string>} technique
 * @property {{ cell: (cell: string) => string, unit: (digit: number, unit: string) => string,
 *   last: (unit: string) => string, units: (digits: string, units: string) => string,
 *   cells: (digits: string) => string }} where
 * @property {Record<Hint['technique'], (facts: Facts) => string>} why
 * @property {(cells: string) => string} struck
 * @property {(digit: number, cell: string) => string} placed
 * @property {(cell: string) => string} erased
 * @property {(cell: string, notes: string) => string} noted
 * @property {(on: boolean) => string} notesAre
 * @property {string} undone
 * @property {string} redone
 * @property {string} nothingToUndo
 * @property {string} allNoted
 * @property {(count: number) => string} mistakesFound
 * @property {string} full
 * @property {string} won
 * @property {(time: string, hints: number) => string} wonIn
 * @property {string} wonBest
 * @property {string} again
 * @property {string} making
 */

/** @type {Record<'es' | 'en', Texts>} */
export const texts = { es, en };
