/** Names under which Nest injects what is no class. */
export const CONFIG = Symbol('Config');
export const LOGGER = Symbol('Logger');
export const IDS = Symbol('Ids');
