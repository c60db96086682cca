/** The page on which each form stands. */
const PAGES = new Map([
  ['home', '/'],
  ['contact', '/contact'],
  ['developers', '/developer-contact'],
]);
const LANGUAGE = /^\/(?:es|en)(?=\/|$)/;

/**
 * The page to which a browser without scripts is led back.
 * @param sentFrom the address that the form names as its own; one that is no page of this form counts as not said
 */
export function pageOf(templateId: string, sentFrom = ''): string {
  const page = PAGES.get(templateId) ?? '/contact';
  return sentFrom !== '' && (sentFrom.replace(LANGUAGE, '') || '/') === page ? sentFrom : page;
}
