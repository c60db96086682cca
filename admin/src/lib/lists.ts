/** The address of a list with some filters on, which it shows. */
export function listOf(resource: string, filter: Record<string, unknown>): string {
  const displayedFilters = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayedFilters) }).toString()}`;
}
