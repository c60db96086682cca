/** The page on which each form stands; a browser without scripts is led back there. */
const PAGES: Record<string, string> = { home: '/', contact: '/contact', developers: '/developer-contact' };

export function pageOf(templateId: string): string {
  return PAGES[templateId] ?? '/contact';
}
