import type { Frame } from '@playwright/test';

const SIDE = 9;
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Whether a digit stands already where it would meet this cell: in its row, column or box. */
function meets(grid: readonly number[], cell: number, digit: number): boolean {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const [top, left] = [row - (row % 3), column - (column % 3)];
  return DIGITS.some(
    (_, n) =>
      grid[row * SIDE + n] === digit ||
      grid[n * SIDE + column] === digit ||
      grid[(top + Math.floor(n / 3)) * SIDE + left + (n % 3)] === digit,
  );
}

/** The whole grid, zero being an empty cell; null where none fits. */
export function solutionOf(grid: readonly number[]): number[] | null {
  const options = (cell: number): number[] => DIGITS.filter((digit) => !meets(grid, cell, digit));
  const [next] = grid
    .flatMap((digit, cell) => (digit === 0 ? [{ cell, fits: options(cell) }] : []))
    .sort((one, other) => one.fits.length - other.fits.length);
  if (!next) return [...grid];
  for (const digit of next.fits) {
    const solved = solutionOf(grid.with(next.cell, digit));
    if (solved) return solved;
  }
  return null;
}

/** Reads the Sudoku that is open in a frame and types what is missing, cell by cell from the first, without a hint. */
export async function solvesByKeyboard(frame: Frame): Promise<void> {
  const page = frame.page();
  await frame.locator('[role=gridcell]:focus').waitFor();
  const grid = await frame
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.matches('.given') ? cell.textContent : 0)));
  const solved = solutionOf(grid) ?? [];
  await page.keyboard.press('Control+Home');
  for (const [cell, digit] of solved.entries()) {
    if (grid[cell] === 0) await page.keyboard.press(String(digit));
    if (cell % SIDE < SIDE - 1) await page.keyboard.press('ArrowRight');
    else if (cell < solved.length - 1) for (const key of ['Home', 'ArrowDown']) await page.keyboard.press(key);
  }
}
