import { csv, type Cell } from './csv';

/** The lines of a table with one column. */
const lines = (...cells: Cell[]): string[] =>
  csv(
    ['head'],
    cells.map((cell) => [cell]),
  )
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(1, -1);

describe('a table for spreadsheets', () => {
  it('begins with the mark for UTF-8 and ends each row as they expect', () =>
    expect(
      csv(
        ['number', 'total'],
        [
          ['A-1', 4990],
          ['A-2', 0],
        ],
      ),
    ).toBe('\uFEFFnumber,total\r\nA-1,4990\r\nA-2,0\r\n'));
  it('writes nothing for what is not there', () => expect(lines(null, '', false, 0)).toEqual(['', '', 'false', '0']));
  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['Niñez', 'Niñez'],
  ])('puts %p into %p', (cell, written) => expect(lines(cell)).toEqual([written]));
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('never lets %p run as a formula', (cell) =>
    expect(lines(cell)).toEqual([`'${cell}`]),
  );
  it('keeps a formula harmless inside quotes', () =>
    expect(lines('=HYPERLINK("http://evil.example","x")')).toEqual([`"'=HYPERLINK(""http://evil.example"",""x"")"`]));
  it('leaves negative numbers numbers', () => expect(lines(-5)).toEqual(['-5']));
});
