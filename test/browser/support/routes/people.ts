import type { Page } from '@playwright/test';
import { ADMIN } from '../console.js';
import { registeredPlayer, signedInPlayer, signIn } from '../journey.js';
import { STUDIO } from '../studio.js';
import type { Language } from './specified.js';

const OPEN_WAYS = ['/', '/games', '/developer-contact', '/subscription'];

/** Who opens the pages of the shop. */
export interface Person {
  who: string;
  enters: (page: Page, language: Language) => Promise<unknown>;
  /** Null: logged out. */
  name: string | null;
  /** Where the bar leads, in its order. */
  ways: readonly string[];
}

export const PEOPLE: readonly Person[] = [
  { who: 'a visitor', enters: () => Promise.resolve(), name: null, ways: OPEN_WAYS },
  { who: 'a member', enters: signedInPlayer, name: 'Viajera', ways: [...OPEN_WAYS, '/library', '/developer'] },
  {
    who: 'a developer',
    enters: (page) => signIn(page, STUDIO),
    name: 'Developer',
    ways: [...OPEN_WAYS, '/library', '/developer'],
  },
  {
    who: 'a child',
    enters: async (page, language) =>
      signIn(page, await registeredPlayer(page.request, new Date().getFullYear() - 10, language)),
    name: 'Viajera',
    // A young person has the role of a student, who publishes nothing.
    ways: [...OPEN_WAYS, '/library'],
  },
  {
    who: 'an administrator',
    enters: (page) => signIn(page, ADMIN),
    name: 'Admin',
    ways: [...OPEN_WAYS, '/library', '/developer'],
  },
];
