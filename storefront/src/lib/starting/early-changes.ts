type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Tells React, as by an event of its own, of each field that was filled, ticked or chosen before it was here to hear it. */
export function announceEarlyChanges(): void {
  for (const field of document.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) announceChoice(field);
    else if (field.type === 'checkbox' || field.type === 'radio') announceTick(field as HTMLInputElement);
    else if (field.type !== 'file' && field.value !== field.defaultValue) announceText(field);
  }
}

function announceChoice(field: HTMLSelectElement): void {
  const usual = Math.max(
    0,
    [...field.options].findIndex((option) => option.defaultSelected),
  );
  if (field.selectedIndex !== usual) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React believes a tick only where it differs from the one that it saw last: it is taken back, and set again by a press. */
function announceTick(field: HTMLInputElement): void {
  const isEarly =
    field.type === 'radio' ? field.checked && !field.defaultChecked : field.checked !== field.defaultChecked;
  if (!isEarly) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** The same for a text. The first setter is React's, which remembers; the second one is the browser's. */
function announceText(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Fields such as that of an e-mail have no caret to ask for.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
