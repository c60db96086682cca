import { classCsv } from './class-csv.rules.js';

const games = [{ id: 'a', title: { es: 'Sudoku del Sur', en: 'Sudoku of the South' } }];
const pupil = {
  nickname: '=Puma; "1"',
  joinedAt: new Date('2026-03-10T02:00:00Z'),
  minutes: 12,
  games: [{ gameId: 'a', minutes: 12, progress: 40, unlocked: 2, total: 5 }],
};

describe('the file of a class', () => {
  it('says what each pupil did in each game, for Chilean spreadsheets', () =>
    expect(classCsv('es', games, [pupil]).split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFApodo;Entró el;Minutos;Logros;Sudoku del Sur: minutos;Sudoku del Sur: avance %;Sudoku del Sur: logros',
      `"'=Puma; ""1""";2026-03-09;12;2;12;40;2`,
    ]));

  it('says nought of a game that was not played', () =>
    expect(classCsv('en', games, [{ ...pupil, games: [] }]).split('\r\n')[1]).toMatch(/,12,0,0,0,0$/));
});
