import { open } from '../common/rounds.js';
import { achievements } from './achievements.js';
import { boardOf, mirrored } from './board.js';
import { faultOf } from './check.js';
import { lagoon } from './lagoon.js';
import { PUZZLES } from './puzzles.js';
import { faultText, texts } from './texts.js';
import { BoardView } from './view.js';

const TASKS = 8;
const markOf = (/** @type {number} */ level, /** @type {number} */ at) => `${level}.${at}`;

open({
  key: 'ludoteca-circuit',
  tasks: TASKS,
  texts,
  picture: ({ marks = [] }, language) => {
    const lit = PUZZLES.flatMap((puzzles, level) => puzzles.map((_, at) => marks.includes(markOf(level, at))));
    return lagoon(lit, texts[language].lagoon(lit.filter(Boolean).length));
  },
  task: (level, chance, language, at, sound) => {
    const say = texts[language];
    const puzzle = PUZZLES[level][at];
    const board = boardOf(chance() < 0.5 ? puzzle.map : mirrored(puzzle.map));
    const view = new BoardView(board, say, sound);
    const [order, why] = say.tasks[level][at];
    return {
      order,
      place: view.place,
      check: () => {
        const fault = faultOf(puzzle, board, view.placed);
        return fault ? { isRight: false, words: faultText(say, board, fault) } : { isRight: true, words: why };
      },
      show: () => {
        view.solve();
        return why;
      },
      mark: markOf(level, at),
      isSpoilt: () => view.isSpoilt,
    };
  },
  achievements,
});
