import { csvOf } from './csv.js';

describe('a table for spreadsheets', () => {
  it('begins with the mark for UTF-8 and follows the language', () => {
    expect(csvOf('es', ['Día', 'Monto'], [['2026-11-25', 2935]])).toBe('\uFEFFDía;Monto\r\n2026-11-25;2935\r\n');
    expect(csvOf('en', ['Day', 'Amount'], [['2026-11-25', -2935]])).toBe('\uFEFFDay,Amount\r\n2026-11-25,-2935\r\n');
  });

  it('runs no formula, and keeps what is quoted', () => {
    expect(csvOf('es', ['Juego'], [['=1+1'], ['@x'], ['-x'], ['a;"b"'], [null]])).toBe(
      `\uFEFFJuego\r\n'=1+1\r\n'@x\r\n'-x\r\n"a;""b"""\r\n\r\n`,
    );
  });
});
