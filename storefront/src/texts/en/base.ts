/** The sentences that every page may need; the others come with the pages that say them. */
export { catalog } from './catalog';
export { shell } from './shell';
