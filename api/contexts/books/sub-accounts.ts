/** Each line with the name of the developer whose part it is; null where it is the shop's. `namesOf` knows developers by their ids. */
export async function withNames<Line extends { subAccount: string | null }>(
  lines: readonly Line[],
  namesOf: (ids: readonly string[]) => Promise<Map<string, string>>,
): Promise<(Line & { subAccountName: string | null })[]> {
  const names = await namesOf(lines.flatMap(({ subAccount }) => subAccount ?? []));
  return lines.map((line) => ({ ...line, subAccountName: names.get(line.subAccount ?? '') ?? null }));
}
