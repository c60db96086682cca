/** Puts the keyboard on the first field that needs another look. */
export function focusFirst(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
