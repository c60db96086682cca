import { createContext, useContext } from 'react';

/** The mark without which no inline script of a page may run; known only while the server draws it. */
export const NonceContext = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(NonceContext);
