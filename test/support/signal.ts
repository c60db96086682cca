/** Something that a test waits for, or lets others wait for. */
export function signal(): { given: Promise<void>; give: () => void } {
  let give = (): void => undefined;
  return {
    given: new Promise<void>((resolve) => {
      give = resolve;
    }),
    give: () => give(),
  };
}
