/** Shorter parts of a name are words of every sentence. */
const SHORTEST_PART = 3;
/** What reaches or numbers any person: an address, a RUT, a telephone. */
const CONTACTS: readonly RegExp[] = [
  /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[^\s@<>(),;:]+/,
  /(?<!\d)\d{1,2}\.?\d{3}\.?\d{3}\s?[-–]\s?[\dk](?![\p{L}\d])/iu,
  /(?<!\d)(?:\+\d[\d\s()-]{7,}\d|9[\s-]?\d{4}[\s-]?\d{4})(?!\d)/,
];

/** Whether a text, which is kept for ever, holds an e-mail, a RUT or a telephone. */
export function holdsContact(text: string): boolean {
  return CONTACTS.some((contact) => contact.test(text));
}

/** Whether a reason, which is kept for ever, names its person or holds a contact of any person. */
export function namesPerson(reason: string, { username, email }: { username: string; email: string }): boolean {
  const words = ` ${folded(reason)} `;
  const [mailbox = ''] = email.split('@');
  const names = [folded(username), folded(mailbox)].filter((name) => [...name].length >= SHORTEST_PART);
  return (
    holdsContact(reason) ||
    [...names, ...partsOf(username), ...partsOf(mailbox)].some((name) => words.includes(` ${name} `))
  );
}

/** Without capitals, accents and signs: names are written in many ways. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function partsOf(name: string): string[] {
  return folded(name)
    .split(' ')
    .filter((part) => [...part].length >= SHORTEST_PART && /\p{L}/u.test(part));
}
