/** The languages of the shop; without types of the contract, so that the list of routes can be read on its own. */
export const LANGUAGES = ['es', 'en'] as const;
