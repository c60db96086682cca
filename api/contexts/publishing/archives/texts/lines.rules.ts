/** Tells the line of a place, counted once over all places that are asked for in ascending order. */
export function linesOf(text: string): (index: number) => number {
  let [line, at] = [1, 0];
  return (index) => {
    for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}
