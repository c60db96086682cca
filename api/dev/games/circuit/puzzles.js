/**
 * @typedef {import('./check.js').Puzzle} Puzzle
 * @typedef {import('./check.js').Want} Want
 */

const on = (/** @type {boolean} */ isOn) => /** @type {Want} */ (isOn ? 'lit' : 'off');
/** @param {Want[]} all @returns {() => Want[]} */
const always = (...all) => () => all; // prettier-ignore

/** Closing the loop. @type {Puzzle[]} */
const LOOPS = [
  { map: ['+B+-+', '-   =', '+1+-+'], wants: always('lit') },
  { map: ['+B+=+-+', '-   ? -', '+1+=+-+'], wants: always('lit') },
  { map: ['+B+=+-+', '= ?   -', '+-+1+=+'], wants: always('lit') },
  { map: ['+B+-+=+', '-   ? S', '+1+=+-+'], wants: ([a]) => [on(a)] },
  { map: ['+B+=+-+', '- ?   *', '+-+-+=+'], wants: always('lit') },
  { map: ['+=+1+-+', '%   ? -', '+-+=+-+'], wants: always('lit') },
  { map: ['+B+=+1+', '- ? = -', '+=+2+-+'], wants: always('off', 'lit') },
  { map: ['+B+=+?+', '=   = ?', '+ +?+ +', '= ? = -', '+1+-+?+'], wants: always('lit') },
];

/** Series and parallel. @type {Puzzle[]} */
const BRIGHTNESS = [
  { map: ['+B+*+-+', '- ?   =', '+-+*+-+'], wants: always('dim', 'dim') },
  { map: ['+B+=+-+', '- * ? *', '+-+=+-+'], wants: always('normal', 'normal') },
  { map: ['+B+1+-+', '- ? = 2', '+-+3+-+'], wants: always('dim', 'off', 'dim') },
  { map: ['+B+=+=+', '- * * *', '+-+=+=+'], wants: always('normal', 'normal', 'normal') },
  { map: ['+B+B+=+', '- ? ? *', '+-+*+=+'], wants: always('normal', 'normal') },
  { map: ['+B+=+*+', '- * ? *', '+-+=+=+'], wants: always('normal', 'dim', 'dim') },
  { map: ['+B+B+=+', '- ? * *', '+-+*+=+'], wants: always('strong', 'dim', 'dim') },
  {
    map: ['+B+B+=+', '- ? * *', '+ +?+?+', '- ? * *', '+-+=+=+'],
    wants: always('normal', 'normal', 'normal', 'normal'),
  },
];

/** Switches that decide. @type {Puzzle[]} */
const SWITCHES = [
  { map: ['+B+S+=+', '- ?   -', '+1+T+=+'], wants: ([a, b]) => [on(a && b)] },
  { map: ['+B+=+=+', '- ? S T', '+1+=+=+'], wants: ([a, b]) => [on(a || b)] },
  { map: ['+B+S+=+', '- ? 1 2', '+-+=+T+'], wants: ([a, b]) => [on(a), on(a && b)] },
  { map: ['+1+=+', 'S ? =', '+=+B+', 's ? =', '+2+=+'], wants: ([a]) => [on(a), on(!a)] },
  { map: ['+B+1+=+', '- ? S 2', '+-+=+=+'], wants: ([a]) => ['lit', on(!a)] },
  { map: ['+B+S+=+', '- ? T U', '+1+=+=+'], wants: ([a, b, c]) => [on(a && (b || c))] },
  {
    map: ['+?+=+?+', '? S T ?', '+=+?+=+', 'B s t 1', '+?+=+?+', '- ?   -', '+-+-+-+'],
    wants: ([a, b]) => [on(a === b)],
  },
  {
    map: ['+S+T+ +', '- = =  ', '+?+U+=+', '= ? = -', '+T+U+?+', '- ?   -', '+B+-+1+'],
    wants: ([a, b, c]) => [on((a && b) || (a && c) || (b && c))],
  },
];

/** By level. */
export const PUZZLES = [LOOPS, BRIGHTNESS, SWITCHES];
